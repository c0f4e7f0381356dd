# What the local table says by itself.

terminal-no-button = There is no button { $number } for you.
terminal-too-long = That is too long: a line may have at most { $most } characters.
terminal-garbled = Line { $number } is not understood: write “NAME> text”, “NAME< text” or “NAME* 17”.
terminal-bad-name = Line { $number }: nobody can be called that here.
terminal-hint = Type the number of a button, a move such as 6-4, or a command such as /help.
terminal-leaving = Press Ctrl-C again, or Ctrl-D, to leave.
terminal-guest = Guest
terminal-room = Everybody
terminal-private = Only you
terminal-changed = changed
doctor-local = At the terminal there is nothing to set up: everything works.
