# Was der Tisch im Terminal von sich aus sagt.

terminal-no-button = Einen Knopf { $number } gibt es für dich nicht.
terminal-too-long = Das ist zu lang: Eine Zeile darf höchstens { $most } Zeichen haben.
terminal-garbled = Zeile { $number } ist unverständlich: Schreib „NAME> Text“, „NAME< Text“ oder „NAME* 17“.
terminal-bad-name = Zeile { $number }: So kann hier niemand heißen.
terminal-hint = Tippe die Nummer eines Knopfs, einen Zug wie 6-4 oder einen Befehl wie /help.
terminal-leaving = Drück zum Beenden noch einmal Strg-C, oder Strg-D.
terminal-guest = Gast
terminal-room = Alle
terminal-private = Nur du
terminal-changed = geändert
doctor-local = Im Terminal ist nichts einzurichten: Alles geht.
