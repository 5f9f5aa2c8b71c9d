"""The generated modules of a game's folder: which there are, and whether they are up to date."""

from pathlib import Path

from .action_codes import codes_module
from .action_dispatch import dispatch_module, only_function, rule_functions
from .action_lists import listing_module
from .action_structs import actions_module
from .declarations import Module, package_of
from .evaluation_weights import weights_module
from .event_emitters import emit_module
from .event_structs import events_module
from .observations import observation_module
from .option_knobs import knobs_module
from .random_play import playout_module
from .refusal_reasons import reasons_module
from .rooms import rooms_module
from .state_functions import declares_state, state_modules

INIT = '"""Made from the declarations of the game by `make setup`: not to be edited."""\n'


def generate(folder: Path) -> dict[str, str]:
    """The generated modules of a game, by file name."""
    package = package_of(folder)
    made = {"__init__.py": INIT}
    if (tables := folder / "data" / "actions.toml").is_file():
        made["actions.py"] = actions_module(tables)
        actions = Module(tables, f"{package}.generated.actions", made["actions.py"])
        made["codes.py"] = codes_module(actions)
        if (folder / "rules").is_dir():
            made["dispatch.py"] = dispatch_module(folder, package, actions)
        legality = folder / "rules" / "legality.py"
        if legality.is_file() and "listing" in legality.read_text("utf-8"):
            made["listing.py"] = listing_module(folder, package, actions)
    if (tables := folder / "data" / "events.toml").is_file():
        made["events.py"] = events_module(tables)
        made["emit.py"] = emit_module(
            Module(tables, f"{package}.generated.events", made["events.py"])
        )
    if _has_knobs(folder / "rules"):
        made["knobs.py"] = knobs_module(Module(folder / "options.py", f"{package}.options"))
    if (folder / "data" / "weights.toml").is_file():
        made["weights.py"] = weights_module(folder / "data" / "weights.toml")
    if (folder / "data" / "reasons.toml").is_file():
        made["reasons.py"] = reasons_module(folder / "data" / "reasons.toml", folder.name)
    if (folder / "rules" / "state.py").is_file():
        state = Module(folder / "rules" / "state.py", f"{package}.rules.state")
        rules = rule_functions(folder, package)
        if declares_state(state):
            rebuild = only_function(rules, "rebuild")
            made |= state_modules(state, package, rebuild.module if rebuild else None)
            made["observation.py"] = observation_module(state, package, folder)
        if (folder / "game.py").is_file() and "generated.rooms" in (folder / "game.py").read_text():
            made["rooms.py"] = rooms_module(folder, package)
            if "generated.playout" in made["rooms.py"]:
                has_apply = (folder / "rules" / "apply.py").is_file()
                made["playout.py"] = playout_module(package, has_apply)
    return made


def write(folder: Path) -> list[Path]:
    """Write the modules that have changed; returns the files written or removed."""
    target = folder / "generated"
    target.mkdir(exist_ok=True)
    made = generate(folder)
    changed = []
    for name, text in made.items():
        path = target / name
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            changed.append(path)
    for path in target.glob("*.py"):
        if path.name not in made:
            path.unlink()
            changed.append(path)
    return changed


def stale(folder: Path) -> list[str]:
    """The generated modules that are out of date."""
    target = folder / "generated"
    made = generate(folder)
    kept = {path.name: path.read_text("utf-8") for path in target.glob("*.py")}
    return sorted(name for name in made | kept if made.get(name) != kept.get(name))


def _has_knobs(rules: Path) -> bool:
    """Whether the rules read the table options through generated numbers."""
    state = rules / "state.py"
    return (rules / "knobs.py").is_file() or (
        state.is_file() and "generated.knobs import" in state.read_text("utf-8")
    )
