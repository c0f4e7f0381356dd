# Esportare e importare: tutto quello che una chat possiede, in un file.

export-what = Ci sono due formati: “/export json” per “/import” e “/export csv” per un foglio di calcolo.
export-sent = { $file } è nella nostra chat privata. “/export csv” fa una tabella per un foglio di calcolo.
export-too-large = Sarebbero più di { $most } MB, troppi per un file. Chi ospita il bot può copiarne il database.
export-masked = Parli a nome della chat, e a quella non posso scrivere in privato. Chiedilo con il tuo nome.
export-later = Ora il file non si può inviare. Riprova tra un minuto.
import-how = Manda il file di “/export”: con il comando come didascalia, oppure rispondi al file con “/import”. Al tavolo locale il percorso segue il comando.
import-too-large = Il file supera { $most } MB.
import-too-large-sent = Il file supera { $most } MB. Se non è compresso, comprimilo in un file ZIP.
import-unread = Non è stato possibile leggere il file.
import-foreign = Questo non è un file di “/export”. Leggo quello che ha scritto “/export json”: un file il cui nome finisce in .json o .json.zip. Quello che scrive “/export csv” è solo per un foglio di calcolo. Non è stato letto niente.
import-newer = Questo file l’ha scritto una versione più recente del bot. Potrò leggerlo appena chi mi ospita mi avrà aggiornato. Non è stato letto niente.
import-unfit = Questo non è un file di “/export json”, o è stato cambiato: non capisco “{ $part }”. Non è stato letto niente.
import-again = Qualcuno ha scritto qui nello stesso momento. Manda il file ancora una volta: quello che è stato letto resta.
import-done = { $name } ha importato { $added ->
    [one] { $added } voce
   *[other] { $added } voci
}; già presenti: { $there }.
