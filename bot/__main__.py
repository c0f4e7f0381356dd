"""The command `boneyard`: reads its arguments, puts the parts together and runs them.

A command imports its parts when it runs: who replays a record does not wait for the whole bot to be loaded.
"""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

Run = Callable[[argparse.Namespace], int]


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="boneyard", description="Dominoes for a group chat.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    local = commands.add_parser("local", help="play in this terminal, or pipe the script of a group chat")
    local.add_argument("--database", type=Path, metavar="FILE", help="where the games are kept")
    local.add_argument("--pictures", type=Path, metavar="DIR", help="draw the table into files of this folder")
    local.add_argument("--seed", metavar="TEXT", help="the same deals every time")
    local.add_argument("--no-pause", action="store_true", help="let computer players move at once")
    local.set_defaults(run=_local)

    replaying = commands.add_parser("replay", help="play records and check what they expect")
    replaying.add_argument("--json", action="store_true", help="print the state at the end, one object a file")
    replaying.add_argument("files", nargs="+", metavar="FILE", help="a record; `-` is standard input")
    replaying.set_defaults(run=_replay)

    verifying = commands.add_parser("verify", help="check that a seed deals what was promised")
    verifying.add_argument("--game", required=True, metavar="GAME", help="its id or any of its names")
    verifying.add_argument("--players", required=True, type=int, metavar="N", help="how many play the match")
    verifying.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    verifying.add_argument("--commitment", default="", metavar="HASH", help="what was shown at the deal")
    verifying.add_argument("seed", metavar="SEED", help="what was shown after the round")
    verifying.set_defaults(run=_verify)
    return parser


def _local(wanted: argparse.Namespace) -> int:
    from bot.local import LocalTable, run_local
    from bot.settings import BadSetting, read_settings

    try:
        settings = read_settings()
    except BadSetting as error:
        sys.stderr.write(f"boneyard: {error}\n")
        return 2
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return run_local(
        LocalTable(
            settings=settings,
            database=wanted.database,
            pictures=wanted.pictures,
            seed=wanted.seed,
            pause=not wanted.no_pause,
        )
    )


def _replay(wanted: argparse.Namespace) -> int:
    from bot.replaying import replay_files

    return replay_files(wanted.files, as_json=wanted.json)


def _verify(wanted: argparse.Namespace) -> int:
    from bot.verifying import verify_seed

    return verify_seed(wanted.game, wanted.players, wanted.option, wanted.seed, wanted.commitment)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    wanted = _arguments().parse_args(given or ["local"])
    run: Run = wanted.run
    return run(wanted)


if __name__ == "__main__":
    sys.exit(main())
