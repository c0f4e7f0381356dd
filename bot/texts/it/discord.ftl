# Discord: i nomi dei comandi e di quello che si compila, e che cosa vi dice /doctor.

## Nomi dei comandi: una parola ciascuno, tutti diversi

slash-play = gioca
slash-lunch = pranzo
slash-remind = promemoria
slash-sheet = segnapunti
slash-daily = solitario
slash-join = siediti
slash-leave = alzati
slash-hand = tessere
slash-table = tavolo
slash-move = mossa
slash-stop = ferma
slash-games = giochi
slash-rules = regole
slash-why = perché
slash-tally = statistiche
slash-export = esporta
slash-import = importa
slash-forget = dimentica
slash-record = registrazione
slash-verify = verifica
slash-settings = impostazioni
slash-language = lingua
slash-doctor = diagnosi
slash-help = aiuto
slash-start = inizio

## Che cosa si compila dietro un comando: una parola ciascuno

slash-option-game = gioco
    .about = quale gioco
slash-option-options = regole
    .about = regole del tavolo, come target=125
slash-option-table = tavolo
    .about = quale tavolo, se ce n’è più d’uno
slash-option-move = mossa
    .about = una tessera come numero-numero, poi @ e il posto; draw (pesca); pass (passo)
slash-option-topic = argomento
    .about = una sezione, una regola del tavolo o una domanda con parole tue
slash-option-language = lingua
    .about = io o chat, e quale lingua
slash-option-tally = cosa
    .about = io, mese, record, cronologia, un gioco, un nome; oppure aggiungi, annulla
slash-option-minutes = minuti
    .about = quanto dura la sessione, da 30 a 60 minuti
slash-option-format = formato
    .about = json per /import, csv per un foglio di calcolo
slash-option-file = file
    .about = un file scritto da /export
slash-option-whom = chi
    .about = me
slash-option-reminder = ora
    .about = come 12:30 Roma feriali; ogni giorno; disattiva; riepilogo attiva
slash-option-city = città
    .about = la città conosciuta più vicina, per il fuso orario
slash-option-sheet = voce
    .about = un gioco e le regole; con e i nomi; chi fa domino e chi ha cosa; pesce; annulla; esporta

## Che cosa trova /doctor

doctor-discord-fine = Qui ho tutti i permessi che mi servono.
doctor-discord-foreign = Qui non ci sono come membro: posso risponderti, ma non mostrare un tavolo. Gioca nella nostra chat privata, o su un server dove ci sono già: chi ne gestisce uno può aggiungermi.
doctor-discord-view = Non vedo questo canale. Concedi al mio ruolo <b>Visualizza canale</b> nei suoi permessi. Un thread bloccato va riaperto. A un thread privato devo essere aggiunto: menzionami lì.
doctor-discord-timeout = Sono in timeout e non posso scrivere finché non finisce. La moderazione può toglierlo prima.
doctor-discord-send = Qui non posso scrivere. Concedi al mio ruolo <b>Invia messaggi</b> nei permessi di questo canale.
doctor-discord-threads = Non posso scrivere nei thread. Concedi al mio ruolo <b>Invia messaggi nei thread</b> nei permessi del canale.
doctor-discord-locked = Questo thread è bloccato. Sbloccalo o concedi al mio ruolo <b>Gestisci thread</b> nei permessi del canale.
doctor-discord-attach = Non posso inviare immagini, quindi i tavoli arrivano come testo. Concedi al mio ruolo <b>Allega file</b> nei permessi di questo canale.
