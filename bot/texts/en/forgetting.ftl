# Hiding one's name, and being forgotten.

somebody = somebody
forget-shown = The tallies show your name.
forget-hidden = The tallies say “somebody” instead of your name.
forget-about = Hidden, you stay known at the table, and can show yourself again. Deleted, you are forgotten in all chats: name, settings, our private chat and the names of your pairs go, and cannot be brought back. What others have won and lost with you stays, with “somebody”.
forget-button-hide = Hide my name
forget-button-show = Show my name
forget-button-delete = Delete me …
forget-button-yes = Yes, forget me for good
forget-button-keep = No, leave everything as it is
forget-sure = This cannot be undone. Shall I forget you, in all chats?
forget-only-oneself = You can have only yourself forgotten: <c>/forget me</c>.
forget-playing = You are still at a table. Get up first (“/leave”, “/stop”), then try again.
forget-later = The end of your last table has only just been shown. Try again in a minute.
forget-done = You are forgotten. When you write to me again, we begin anew.
rematch-forgotten = Somebody who played then has been forgotten. Open a new table instead.
