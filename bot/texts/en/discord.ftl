# Discord: the names of its commands and of what is filled in, and what /doctor says there.

## Names of commands: one word each, all different

slash-play = play
slash-lunch = lunch
slash-remind = remind
slash-sheet = sheet
slash-daily = daily
slash-join = join
slash-leave = leave
slash-hand = hand
slash-table = table
slash-move = move
slash-stop = stop
slash-games = games
slash-rules = rules
slash-why = why
slash-tally = tally
slash-export = export
slash-import = import
slash-forget = forget
slash-record = record
slash-verify = verify
slash-settings = settings
slash-language = language
slash-doctor = doctor
slash-help = help
slash-start = start

## What is filled in behind a command: one word each

slash-option-game = game
    .about = which game
slash-option-options = options
    .about = house rules, such as target=125
slash-option-table = table
    .about = which table, if there are several
slash-option-move = move
    .about = a tile as number-number, then @ and its place; draw; pass
slash-option-topic = topic
    .about = a section, a house rule, or a question in your own words
slash-option-language = language
    .about = me or chat, and which language
slash-option-tally = what
    .about = me, month, records, history, a game, a name; or add, undo
slash-option-minutes = minutes
    .about = how long the session lasts, 30 to 60 minutes
slash-option-format = format
    .about = json for /import, csv for a spreadsheet
slash-option-file = file
    .about = a file that /export has written
slash-option-whom = whom
    .about = me
slash-option-reminder = time
    .about = such as 12:30 Berlin weekdays; daily; off; summary on
slash-option-city = city
    .about = the nearest well-known city, for the time zone
slash-option-sheet = entry
    .about = a game and house rules; with and names; who is out and what is held; fish; undo; export

## What /doctor finds

doctor-discord-fine = I have all the permissions I need here.
doctor-discord-foreign = I am not a member here: I can answer you, but not show a table. Play in our private chat, or on a server where I am a member: whoever runs one can add me.
doctor-discord-view = I cannot see this channel. Allow my role <b>View Channel</b> in its permissions. A thread that was locked must be opened again. To a private thread I have to be added: mention me in it.
doctor-discord-timeout = I am in a time-out and cannot write until it is over. A moderator can end it earlier.
doctor-discord-send = I cannot write here. Allow my role <b>Send Messages</b> in the permissions of this channel.
doctor-discord-threads = I cannot write in threads. Allow my role <b>Send Messages in Threads</b> in the permissions of the channel.
doctor-discord-locked = This thread is locked. Unlock it, or allow my role <b>Manage Threads</b> in the permissions of the channel.
doctor-discord-attach = I cannot send pictures, so tables come as text. Allow my role <b>Attach Files</b> in the permissions of this channel.
