# What the Telegram platform says itself, and what /doctor finds there.

telegram-move-by-words = To play, type /move and a tile, draw, pass, bid 30 or trump 5.
telegram-sent-privately = I have written it to you in our private chat.
telegram-slowed = Telegram does not let me write here for a while. Please try again later.

telegram-unknown = Telegram does not say what I may do here. Please try again in a minute.
telegram-not-inside = I am not a member of this chat: add me to it again.
telegram-texts-yes = I may write here.
telegram-texts-no = I am not allowed to write here: let me send messages, in the settings of the group under permissions.
telegram-photos-yes = I may send photos: the table can be a picture.
telegram-photos-no = I am not allowed to send photos, so the table is only text: allow it in the settings of the group under permissions.
telegram-topic = This topic is a room of its own: a table that is opened here stays here.
telegram-general = A table that is opened here stays in the general topic. Every other topic is a room of its own.
telegram-topic-open = If this topic is closed, I can write in it only as an administrator who may manage topics.
telegram-topic-closed = This topic is closed, so I cannot write in it: open it, or make me an administrator who may manage topics.
telegram-topics-closed = I may manage topics, so I can write in closed ones, too.
telegram-runs = I am an administrator: I see when somebody leaves the group.
telegram-sees-all = I see everything that is written here, and keep the table in view.
telegram-sees-little = I see only commands, and what is said to me: that is enough. If the table is carried away by talk, <c>/table</c> shows it again. As an administrator I would notice that myself.
telegram-inline-yes = Moves can also be chosen while typing: type my name and a space, and your tiles appear. That works only if whoever runs me has turned on inline feedback at BotFather, too (<c>/setinlinefeedback</c>).
telegram-inline-no = Moves are made with buttons. Whoever runs me can turn on inline mode at BotFather (<c>/setinline</c> and <c>/setinlinefeedback</c>); then they can also be chosen while typing.
