"""HTTP: the built files of the web client."""

import os
import stat
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pantheon.table.refusals import refusal

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

_NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Pantheon</title>
<p>The web client is not built yet: run <code>make web</code>.</p>"""


def web_folder() -> Path | None:
    """Where the built files are: `PANTHEON_WEB`, in the package, or in the source tree."""
    here = Path(__file__).resolve()
    candidates = [
        Path(os.environ.get("PANTHEON_WEB", "-")),
        here.parents[1] / "browser",
        here.parents[4] / "web" / "dist",
    ]
    return next((each for each in candidates if (each / "index.html").is_file()), None)


class WebClientFiles(StaticFiles):
    """The built files. Any other path gets `index.html`, which does its own routing."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        try:
            found, status = super().lookup_path(path)
        except (OSError, ValueError):  # a name that no file system has
            status = None
        if status is None or not stat.S_ISREG(status.st_mode):
            return super().lookup_path("index.html")
        return found, status

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file; the names of assets contain a hash, so they are cached for good."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        assets = Path(str(self.directory), "assets").resolve()
        hashed = Path(full_path).is_relative_to(assets)
        response.headers["cache-control"] = FOREVER if hashed else REVALIDATE
        return response


def web_client_route(folder: Path | None) -> Route:
    """The route of every path that no other route takes."""
    files = WebClientFiles(directory=folder) if folder else None

    async def web_client(request: Request) -> Response:
        if request.path_params["path"].startswith("api/"):
            raise refusal("not_found")
        if files is None:
            return HTMLResponse(_NOT_BUILT)
        return await files.get_response(files.get_path(request.scope), request.scope)

    return Route("/{path:path}", web_client)
