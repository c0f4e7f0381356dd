# Che cosa dice di suo la piattaforma Telegram, e che cosa vi trova /doctor.

telegram-move-by-words = Per giocare scrivi /move e una tessera, draw, pass, bid 30 o trump 5.
telegram-sent-privately = Te l’ho scritto nella nostra chat privata.
telegram-slowed = Per ora Telegram non mi lascia scrivere qui. Riprova tra un po’.

telegram-unknown = Telegram non dice che cosa posso fare qui. Riprova tra un minuto.
telegram-not-inside = Non faccio parte di questa chat: aggiungimi di nuovo.
telegram-texts-yes = Qui posso scrivere.
telegram-texts-no = Qui non posso scrivere: consentimi di inviare messaggi, nelle impostazioni del gruppo sotto Permessi.
telegram-photos-yes = Posso inviare foto: il tavolo può essere un’immagine.
telegram-photos-no = Non posso inviare foto, quindi il tavolo è solo testo: consentilo nelle impostazioni del gruppo sotto Permessi.
telegram-topic = Questo argomento è una stanza a sé: un tavolo aperto qui resta qui.
telegram-general = Un tavolo aperto qui resta nell’argomento generale. Ogni altro argomento è una stanza a sé.
telegram-topic-open = Se questo argomento è chiuso, ci posso scrivere solo come amministratore che può gestire gli argomenti.
telegram-topic-closed = Questo argomento è chiuso, quindi non ci posso scrivere: aprilo, o nominami amministratore con il diritto di gestire gli argomenti.
telegram-topics-closed = Posso gestire gli argomenti, quindi scrivo anche in quelli chiusi.
telegram-runs = Sono amministratore: vedo quando qualcuno lascia il gruppo.
telegram-sees-all = Vedo tutto quello che si scrive qui, e tengo il tavolo in vista.
telegram-sees-little = Vedo solo i comandi, e quello che si dice a me: basta così. Se le chiacchiere portano via il tavolo, <c>/table</c> lo mostra di nuovo. Come amministratore me ne accorgerei da me.
telegram-inline-yes = Le mosse si possono scegliere anche mentre si scrive: il mio nome, uno spazio, e compaiono le tue tessere. Funziona solo se chi mi gestisce ha attivato presso BotFather anche l’inline feedback (<c>/setinlinefeedback</c>).
telegram-inline-no = Le mosse si fanno con i pulsanti. Chi mi gestisce può attivare presso BotFather la modalità inline (<c>/setinline</c> e <c>/setinlinefeedback</c>); allora si possono scegliere anche mentre si scrive.
