# Che cosa dice di suo il tavolo locale.

terminal-no-button = Per te non c’è un pulsante { $number }.
terminal-too-long = È troppo lungo: una riga può avere al massimo { $most } caratteri.
terminal-garbled = Non capisco la riga { $number }: scrivi “NOME> testo”, “NOME< testo” o “NOME* 17”.
terminal-bad-name = Riga { $number }: qui nessuno può chiamarsi così.
terminal-hint = Scrivi il numero di un pulsante, una mossa come 6-4, o un comando come /help.
terminal-leaving = Premi ancora Ctrl-C, o Ctrl-D, per uscire.
terminal-guest = Ospite
terminal-room = Tutti
terminal-private = Solo tu
terminal-changed = cambiato
doctor-local = Nel terminale non c’è niente da preparare: funziona tutto.
