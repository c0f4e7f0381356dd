# Export and import: everything a chat owns as a file.

export-what = There are two formats: “/export json” for “/import” and “/export csv” for a spreadsheet.
export-sent = { $file } is in our private chat. “/export csv” makes a table for a spreadsheet.
export-too-large = That would be more than { $most } MB, too much for one file. Whoever hosts the bot can copy its database.
export-masked = You speak in the name of the chat, and I cannot write to it in private. Ask under your own name.
export-later = The file cannot be sent just now. Try again in a minute.
import-how = Send the file from “/export” with the command as its caption, or reply “/import” to it. At the local table put its path after the command.
import-too-large = The file has more than { $most } MB.
import-too-large-sent = The file has more than { $most } MB. If it is not packed, pack it as a ZIP file.
import-unread = The file could not be read.
import-foreign = That is not a file from “/export”. I read in what “/export json” has written: a file whose name ends in .json or .json.zip. What “/export csv” writes is for spreadsheets alone. Nothing was read in.
import-newer = A newer version of the bot has written this file. I can read it in once whoever hosts me has updated me. Nothing was read in.
import-unfit = That is not a file from “/export json”, or it has been changed: I do not understand “{ $part }”. Nothing was read in.
import-again = Somebody else was writing here at the same time. Send the file once more: what has been read in stays.
import-done = { $name } has read { $added ->
    [one] 1 entry
   *[other] { $added } entries
} in; already here: { $there }.
