# Le regole: sezioni, domande, due giochi a confronto, e perché è andata così.

## Sezioni: il titolo, e altre parole per quello che contengono, per la ricerca

section-idea = In una frase
    .also = idea, scopo, obiettivo, in breve
section-players = Giocatori e tessere
    .also = quanti giocatori, in quanti si gioca, quante tessere a testa, distribuire, distribuzione, dare le tessere, set, coppie, squadre, compagni, all’inizio
    .asked = quante persone, quanti possono giocare, in quanti possiamo giocare, giocare in due, in due, in tre, in quattro, quante tessere ricevo, giocare in tre, giocare in quattro, in cinque, in sei, siamo in tre, siamo in cinque, cinque doppi, troppi doppi, siamo in sei
section-begin = Chi comincia
    .also = inizio, inizia, prima tessera, apre, aprire, apertura, parte per primo, prossima mano
    .asked = chi gioca per primo, in senso orario, antiorario, direzione, in che senso si gira, da che parte, offerta più bassa, come si fa un’offerta, come funzionano le offerte
section-turn = Il tuo turno
    .also = giocare, mettere, posare, attaccare, mossa, pescare, passare, bussare, va bene, non posso giocare, si può, devo, obbligo, sono obbligato, in un turno, pozzo vuoto
    .asked = come si gioca, cosa faccio, niente che va, quante tessere pesco, quante se ne pescano, prendere, quante estremità, come si mettono le tessere, pozzo vuoto, due doppi in un colpo, non posso giocare, pozzo finito, dove posso mettere, due doppi insieme, coprire un doppio, riprendere una tessera, vanno dappertutto, dire al compagno
section-end = Fine della mano
    .also = domino, chiudere, bloccata, blocco, nessuno può giocare, pesce, finisce, ultima tessera
    .asked = quando finisce, quando finisce la mano, ultima tessera è un doppio, risolto, bloccato chi vince, pesce chi vince
section-scoring = Punteggio
    .also = punti, segnare, contare, quanto vale, valgono, quanto costa, punti in mano, quanti punti, annotare, premio, perdere punti, pagare
    .asked = cosa prende il vincitore, quando segno punti, quando prendo punti, chi prende i punti, doppio bianco vale, quanto prendo, cosa perdo, contano i punti, contare i punti, negativo, sotto zero, comincia a scrivere, diventa generale, chi perde se chiudo, chi perde quando chiudo, contano le tessere del compagno
section-match = La partita
    .also = vincere, vince, perdere, perde, partita intera, traguardo, fino a quanti punti, finita, conto, quanto dura, alla fine
    .asked = come si vince, come vinciamo, a quanti punti si arriva, quante mani, chi vince, parità, pareggio, chi perde, tempo scade, tempo finito, stesso totale, stessi punti, scade il tempo, la pausa finisce, pausa finita, squadre cambiano, cambiano le squadre, quanto tempo si gioca
section-options = Regole del tavolo
    .also = opzioni, impostazioni, varianti, possiamo cambiare, si può giocare, invece, opzione, impostazione
section-words = Parole usate
    .also = glossario, termini, significato, che cosa vuol dire, che cos’è, cos’è, cosa sono, che vuol dire
section-examples = Esempi
    .also = esempio, fammi vedere

## Pagine

rules-which = Le regole di quale gioco? O fai la domanda dopo il comando: <c>/rules e se nessuno può giocare</c>
rules-head = <b>{ $game }</b>, giocatori: { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }
rules-choices = Scelte: { $choices }.
rules-term = <b>{ $term }</b>: { $about }
rules-differing = A questo tavolo è diverso dal solito:
rules-differs = <b>{ $option }</b>: { $value } (di solito { $usual })
rules-as-usual = A questo tavolo valgono le solite regole.
rules-no-such = Su questo gioco qui non c’è niente da dire.
seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ovest
rules-holds = { $name } ha { $tiles }
rules-may = { $name } può giocare: { $moves }{ $more ->
    [0] {"."}
    [one] {","} e in { $more } altro modo.
   *[other] {","} e in altri { $more } modi.
}
rules-further = ▸ { $first }
rules-shared = Lo mostra { $name }.
rules-nothing = Non ho trovato niente su questo. Prova con altre parole, o sfoglia con <c>/rules</c> da solo.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Indice
rules-button-games = Tutti i giochi
rules-button-more = Altre risposte
rules-button-share = Mostra a tutti

## Due giochi

compare-head = <b>{ $one }</b> e <b>{ $other }</b>: che cosa è diverso
compare-line = <b>{ $what }</b>: { $one } | { $other }
compare-players = Giocatori
compare-tiles = Tessere in tutto
compare-top = Numero più alto
compare-hand = Tessere a testa in { $players }
compare-only = Solo in { $game }:
compare-how = Scrivi due giochi, come <c>/rules confronta goat sea-goat</c>.
compare-what = { compare-how } Non riconosco due giochi in: { $games }

## Perché

why-refused = <b>La tua ultima mossa non era valida:</b>
why-scored = <b>Gli ultimi punti vengono da qui:</b>
why-nothing = Qui non c’è ancora niente da spiegare: nessuna tua mossa è stata rifiutata, e nessuno ha segnato.

## Le regole come sito web

site-title = Le regole del domino
