"""Answers to interactions: the first response, follow-ups, and changes through the token."""

from __future__ import annotations

from collections.abc import Callable

from tests.fakes.discord.composing import Composer
from tests.fakes.discord.interactions import (
    COMMAND,
    LATER,
    MESSAGE,
    THINKING,
    UPDATE,
    Interaction,
    Interactions,
)
from tests.fakes.discord.payloads import message_payload
from tests.fakes.discord.refusals import Fault, Json, Refusal
from tests.fakes.discord.request import Answer, Asked
from tests.fakes.discord.state import EPHEMERAL, LOADING, Message, World

REPLY, SLASH = 19, 20
"""Types of messages."""


class Answers:
    """The routes of interactions."""

    def __init__(self, world: World, composer: Composer, interactions: Interactions) -> None:
        self._world = world
        self._composer = composer
        self._interactions = interactions

    def routes(self) -> dict[str, Callable[[Asked], Answer]]:
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        return {
            "POST /interactions/{interaction_id}/{interaction_token}/callback": self.respond,
            f"POST {hook}": self.follow_up,
            f"PATCH {hook}/messages/@original": self.edit,
            f"DELETE {hook}/messages/@original": self.delete,
        }

    # --- the first response ---------------------------------------------------------------------------------

    def respond(self, asked: Asked) -> Answer:
        interaction = self._interactions.get(asked["interaction_id"], asked["interaction_token"])
        response, data = asked.body["type"], asked.body.get("data") or {}
        interaction.check(response)
        if response in (MESSAGE, THINKING):
            self._message(interaction, response, data, asked)
        elif response in (LATER, UPDATE):
            self._update(interaction, response, data, asked)
        else:
            self._choices(interaction, data)
        interaction.acknowledge(response)
        return Answer(200, self._callback(interaction)) if asked.flag("with_response") else Answer()

    def _message(self, interaction: Interaction, response: int, data: Json, asked: Asked) -> None:
        """A message as the first response, or the promise of one."""
        private = (data.get("flags") or 0) & EPHEMERAL
        message = self._empty(interaction, private | (LOADING if response == THINKING else 0))
        if response == MESSAGE:
            self._composer.fill(message, data, asked.files, fresh=True, path=("data",))
        self._world.put(message)
        interaction.original = message
        interaction.messages.append(message)

    def _empty(self, interaction: Interaction, flags: int) -> Message:
        if interaction.kind == COMMAND:
            return self._interactions.answer(interaction, flags=flags, type_=SLASH)
        about = None if interaction.message is None else _reference(interaction.message)
        return self._interactions.answer(interaction, flags=flags, type_=REPLY, about=about)

    def _update(self, interaction: Interaction, response: int, data: Json, asked: Asked) -> None:
        message = interaction.original = interaction.message
        if response == UPDATE and message is not None:
            if message.id not in message.channel.messages:
                raise Refusal(10008)
            self._composer.fill(message, data, asked.files, fresh=False, path=("data",))
            self._changed(message)

    def _changed(self, message: Message) -> None:
        message.edited = self._world.clock.now()
        self._world.happened("message_update", message)

    def _choices(self, interaction: Interaction, data: Json) -> None:
        choices = data.get("choices") or []
        faults = [
            Fault(
                ("data", "choices", index, "value"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."
            )
            for index, choice in enumerate(choices)
            if not 1 <= len(choice["value"]) <= 100
        ]
        if faults:
            raise Refusal(50035, faults)
        interaction.choices = choices

    def _callback(self, interaction: Interaction) -> Json:
        """What came of a first response, for who asks."""
        about: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel.id}
        if interaction.channel.guild is not None:
            about["guild_id"] = interaction.channel.guild.id
        message = interaction.original
        if message is None:
            return {"interaction": about}
        about |= {
            "response_message_id": message.id,
            "response_message_loading": message.loading,
            "response_message_ephemeral": message.receiver is not None,
        }
        kind = {MESSAGE: 4, THINKING: 4, UPDATE: 7}.get(interaction.response or 0)
        if kind is None:
            return {"interaction": about}
        return {"interaction": about, "resource": {"type": kind, "message": message_payload(message, self._world)}}

    # --- through the token ----------------------------------------------------------------------------------

    def follow_up(self, asked: Asked) -> Answer:
        interaction = self._interactions.by_token(asked["webhook_id"], asked["webhook_token"])
        interaction.follow_up_allowed()
        original = interaction.original
        if original is not None and original.loading:
            # The first follow-up is the message that was promised; it stays as private as that was.
            body = {**asked.body, "flags": (asked.body.get("flags") or 0) & ~EPHEMERAL}
            self._composer.fill(original, body, asked.files, fresh=True)
            self._changed(original)
            return Answer(200, message_payload(original, self._world))
        flags = (asked.body.get("flags") or 0) & EPHEMERAL
        about = None if original is None else _reference(original)
        message = self._interactions.answer(interaction, flags=flags, type_=REPLY, about=about)
        self._composer.fill(message, asked.body, asked.files, fresh=True)
        interaction.messages.append(message)
        self._world.put(message)
        return Answer(200, message_payload(message, self._world))

    def edit(self, asked: Asked) -> Answer:
        message = self._find(asked)
        self._composer.fill(message, asked.body, asked.files, fresh=message.loading)
        self._changed(message)
        return Answer(200, message_payload(message, self._world))

    def delete(self, asked: Asked) -> Answer:
        self._world.remove(self._find(asked))
        return Answer()

    def _find(self, asked: Asked) -> Message:
        """The message that is the first response, or whose button was pressed."""
        interaction = self._interactions.by_token(asked["webhook_id"], asked["webhook_token"])
        if interaction.acknowledged is None:
            raise Refusal(10015)
        message = interaction.original
        if message is None or message.id not in message.channel.messages:
            raise Refusal(10008)
        return message


def _reference(message: Message) -> Json:
    return {"type": 0, "channel_id": message.channel.id, "message_id": message.id}
