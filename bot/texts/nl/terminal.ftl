# Wat de lokale tafel zelf zegt.

terminal-no-button = Er is voor jou geen knop { $number }.
terminal-too-long = Dat is te lang: een regel mag hooguit { $most } tekens hebben.
terminal-garbled = Regel { $number } begrijp ik niet: schrijf “NAAM> tekst”, “NAAM< tekst” of “NAAM* 17”.
terminal-bad-name = Regel { $number }: zo kan hier niemand heten.
terminal-hint = Typ het nummer van een knop, een zet zoals 6-4, of een opdracht zoals /help.
terminal-leaving = Druk nog eens op Ctrl-C, of op Ctrl-D, om af te sluiten.
terminal-guest = Gast
terminal-room = Iedereen
terminal-private = Alleen jij
terminal-changed = gewijzigd
doctor-local = In de terminal hoeft niets ingesteld te worden: alles werkt.
