"""Why the rules refuse something, with house rules under the names that people know."""

from __future__ import annotations

from bot.messages import Arg, Text, Typed, text
from bot.rulebook.names import option_name
from engine.errors import RulesError

_RANGE = ".."
"""Between the first and the last of many numbers."""


def refusal(error: RulesError) -> Text:
    """The reason as a sentence."""
    facts: dict[str, Arg] = dict(error.facts)
    match error.reason:
        case "bad-notation":
            facts["text"] = Typed(str(facts["text"]))
        case "no-such-option":
            known = str(facts["options"]).split(", ")
            facts["game"] = text("game", game=facts["game"])
            facts["option"] = Typed(str(facts["option"]))
            facts["options"] = tuple(_with_id(option_name(name), name) for name in known)
        case "no-such-choice":
            name, values = str(facts["option"]), str(facts["choices"]).split(", ")
            facts["option"], facts["value"] = option_name(name), Typed(str(facts["value"]))
            if any(_RANGE in value or not value[:1].isdigit() for value in values):
                facts["choices"] = tuple(_choice(name, value) for value in values)
    return text(f"refused-{error.reason}", **facts)


def _choice(name: str, value: str) -> Arg:
    fewest, _, most = value.partition(_RANGE)
    if most:
        return text("players-range", fewest=int(fewest), most=int(most))
    if value[:1].isdigit():
        return value
    key = f"value-{value}" if value in ("true", "false", "none") else f"option-{name}.{value}"
    return _with_id(text(key), value)


def _with_id(name: Text, written: str) -> Text:
    return text("name-with-id", name=name, id=written)
