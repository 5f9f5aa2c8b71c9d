# Pantheon's server: the browser files built with Node and the compiled engines, nothing else.

FROM node:20-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS web
WORKDIR /pantheon
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN npm ci --prefix web
COPY web web
RUN npm run build --prefix web

FROM python:3.11-slim@sha256:db3ff2e1800a8581e2c48a27c3995339d47bdf046da21c7627accd3d51053a93 AS build
# hadolint ignore=DL3008 # any compiler version in the image's Debian works
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /pantheon
RUN python -m venv /opt/pantheon
ENV PATH=/opt/pantheon/bin:$PATH
COPY requirements/dev.txt requirements/run.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt \
    && python -m venv /opt/tools \
    && /opt/tools/bin/pip install --no-cache-dir --require-hashes -r requirements/dev.txt
COPY pyproject.toml README.md LICENSE ./
COPY tools tools
COPY src src
RUN /opt/tools/bin/python tools/generate.py \
    && /opt/tools/bin/python tools/compile.py \
    && cp -r src/. "$(python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"

FROM python:3.11-slim@sha256:db3ff2e1800a8581e2c48a27c3995339d47bdf046da21c7627accd3d51053a93
COPY --from=build /opt/pantheon /opt/pantheon
COPY --from=web /pantheon/web/dist /opt/pantheon/web
RUN useradd --create-home --uid 10001 pantheon && install -d -o pantheon /data
ENV PATH=/opt/pantheon/bin:$PATH \
    PANTHEON_DATA=/data \
    PANTHEON_WEB=/opt/pantheon/web \
    PYTHONUNBUFFERED=1
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD \
    ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "pantheon"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
