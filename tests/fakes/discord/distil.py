"""Makes `schema.json`, the part of Discord's published OpenAPI document that the bot uses.

    python -m tests.fakes.discord.distil discord-openapi-v10.json

Descriptions, examples and other ways to write the same body are left out. Schemas joined by `allOf` become one, so
that it can be told of each key whether it is known.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

SCHEMA: Final = Path(__file__).with_name("schema.json")
ROUTES: Final = {
    "/users/@me": "GET",
    "/users/@me/channels": "POST",
    "/oauth2/applications/@me": "GET",
    "/applications/{application_id}/commands": "PUT",
    "/interactions/{interaction_id}/{interaction_token}/callback": "POST",
    "/webhooks/{webhook_id}/{webhook_token}": "POST",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original": "PATCH DELETE",
    "/channels/{channel_id}/messages": "POST",
    "/channels/{channel_id}/messages/{message_id}": "PATCH DELETE",
    "/guilds/{guild_id}/members/{user_id}": "GET",
}
"""The routes that the fake serves, each with its methods."""
_MESSAGE: Final = "content components attachments allowed_mentions flags"
_DESCRIBED: Final = "type name name_localizations description description_localizations"
FORMS: Final = {
    "ActionRowComponentForMessageRequest": "type components",
    "AllowedMentionTypes": "",
    "ApplicationCommandAttachmentOption": f"{_DESCRIBED} required",
    "ApplicationCommandAutocompleteCallbackRequest": "type data",
    "ApplicationCommandOptionStringChoice": "name value",
    "ApplicationCommandStringOption": f"{_DESCRIBED} required autocomplete",
    "ApplicationCommandType": "",
    "ApplicationCommandUpdateRequest": f"{_DESCRIBED} options contexts integration_types",
    "ApplicationIntegrationType": "",
    "ButtonComponentForMessageRequest": "type style label custom_id url disabled",
    "ButtonStyleTypes": "",
    "CreateMessageInteractionCallbackRequest": "type data",
    "CreatePrivateChannelRequest": "recipient_id",
    "IncomingWebhookInteractionRequest": f"{_MESSAGE} tts",
    "IncomingWebhookRequestPartial": f"{_MESSAGE} tts",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": _MESSAGE,
    "IncomingWebhookUpdateRequestPartial": _MESSAGE,
    "InteractionApplicationCommandAutocompleteCallbackStringData": "choices",
    "InteractionContextType": "",
    "MessageAllowedMentionsRequest": "parse users replied_user",
    "MessageAttachmentRequest": "id filename description",
    "MessageCreateRequest": f"{_MESSAGE} nonce enforce_nonce tts",
    "MessageEditRequestPartial": _MESSAGE,
    "SnowflakeType": "",
    "UpdateMessageInteractionCallbackRequest": "type data",
}
"""The forms of which the bot makes its requests, each with the fields that it fills in. All else the fake refuses
as unknown: it has to be added here first, and taught to the fake."""
WORDS: Final = {
    "description",
    "title",
    "example",
    "examples",
    "deprecated",
    "format",
    "contentEncoding",
    "default",
}
"""What explains and does not bind."""


def stripped(node: Any, *, names: bool = False) -> Any:
    """A schema without what explains it. With `names` its keys are those of properties, and all stay."""
    if isinstance(node, list):
        return [stripped(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = node if names else {key: value for key, value in node.items() if key not in WORDS and key[:2] != "x-"}
    result = {key: stripped(value, names=not names and key == "properties") for key, value in kept.items()}
    return result if names else merged(result)


def merged(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema that narrows an enumeration needs no reference to the whole of it."""
    if "enum" in schema:
        schema.pop("allOf", None)
    return schema


def joined(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """A schema with the members of its `allOf` drawn into it."""
    parts = schema.pop("allOf", [])
    for part in parts:
        whole = joined(json.loads(json.dumps(schemas[name_of(part["$ref"])])), schemas) if "$ref" in part else part
        schema["properties"] = {**schema.get("properties", {}), **whole.get("properties", {})}
        schema["required"] = sorted({*schema.get("required", []), *whole.get("required", [])})
    return schema


def name_of(reference: str) -> str:
    return reference.rpartition("/")[2]


def references(node: Any) -> Iterator[str]:
    """The names of all schemas that a node refers to."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield name_of(value)
            else:
                yield from references(value)
    elif isinstance(node, list):
        for item in node:
            yield from references(item)


def asked(node: Any) -> Any:
    """What a request may bring: of alternatives those alone of which the bot makes some."""
    if isinstance(node, dict):
        return {key: asked(value) for key, value in node.items()}
    if isinstance(node, list):
        return [asked(item) for item in node if FORMS.keys() >= {*references(item)}]
    return node


def used(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with the fields that the bot fills in, if it is one of its forms."""
    if name not in FORMS or "properties" not in schema:
        return schema
    fields = {key: value for key, value in schema["properties"].items() if key in FORMS[name].split()}
    return {**schema, "properties": asked(fields)}


def body_of(content: dict[str, Any]) -> Any:
    """The JSON form of a body."""
    return stripped(content["application/json"]["schema"]) if "application/json" in content else None


def operation(found: dict[str, Any], shared: list[dict[str, Any]]) -> dict[str, Any]:
    """What a request may bring, and what comes back."""
    parameters = [*shared, *found.get("parameters", [])]
    body = found.get("requestBody", {})
    answers = {
        status: body_of(answer.get("content", {}))
        for status, answer in found["responses"].items()
        if status.startswith("2")
    }
    return {
        "query": {item["name"]: stripped(item["schema"]) for item in parameters if item["in"] == "query"},
        "body": asked(body_of(body.get("content", {}))),
        "files": "multipart/form-data" in body.get("content", {}),
        "answers": answers,
    }


def distilled(spec: dict[str, Any]) -> dict[str, Any]:
    """The routes, and the schemas that they need."""
    routes = {
        path: {
            method.upper(): operation(spec["paths"][path][method], spec["paths"][path].get("parameters", []))
            for method in methods.lower().split()
        }
        for path, methods in ROUTES.items()
    }
    every = {name: stripped(schema) for name, schema in spec["components"]["schemas"].items()}
    needed: dict[str, Any] = {}
    waiting = [*references(routes), "ErrorResponse", "RatelimitedResponse"]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = used(name, joined(every[name], every))
            waiting += references(needed[name])
    return {"version": spec["info"]["version"], "routes": routes, "$defs": dict(sorted(needed.items()))}


def main(source: str) -> None:
    text = json.dumps(distilled(json.loads(Path(source).read_text())), separators=(",", ":"))
    text = text.replace("#/components/schemas/", "#/$defs/")
    # One schema a line: a change of the published document can be read as a difference.
    SCHEMA.write_text(text.replace('},"', '},\n"') + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
