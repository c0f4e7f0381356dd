# Statistiche: totali, ritratti, record, cronologia, voci scritte a mano.

## Totali

tally-empty = Qui non c’è ancora niente da mostrare. Contano solo le partite tra persone.
tally-empty-then = In quel periodo non è stato contato nulla. Contano solo le partite tra persone.
tally-head = <b>Statistiche di questa chat</b>
tally-teams = <b>Insieme</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] { $count } partita vinta
   *[other] { $count } partite vinte
}
tally-lost = { $count ->
    [one] { $count } partita persa
   *[other] { $count } partite perse
}
tally-drawn = { $count ->
    [one] { $count } partita pareggiata
   *[other] { $count } partite pareggiate
}
tally-round_won = { $count ->
    [one] { $count } mano vinta
   *[other] { $count } mani vinte
}
tally-round_lost = { $count ->
    [one] { $count } mano persa
   *[other] { $count } mani perse
}
tally-goat = { $count ->
    [one] { $count } capra
   *[other] { $count } capre
}
tally-general = { $count ->
    [one] { $count } Generale
   *[other] { $count } Generali
}
tally-bald = { $count ->
    [one] { $count } calvo
   *[other] { $count } calvi
}
tally-daily = { $count ->
    [one] { $count } solitario del giorno
   *[other] { $count } solitari del giorno
}
tally-daily_moves = { $count ->
    [one] { $count } tessera giocata nei solitari del giorno
   *[other] { $count } tessere giocate nei solitari del giorno
}
tally-head-of = <b>Statistiche di questa chat</b> · { $about }
tally-since = inizio: { $date }

## Una persona, due persone, record

tally-none = Per { $name } qui non si è contato niente.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Ora { $length } mani vinte di fila
       *[matches] Ora { $length } partite vinte di fila
    }
   *[no] { $what ->
        [rounds] Ora { $length } mani perse di fila
       *[matches] Ora { $length } partite perse di fila
    }
}, inizio: { $since }.
tally-run-longest = { $what ->
    [rounds] Al massimo: { $length } mani vinte di fila, { $days }.
   *[matches] Al massimo: { $length } partite vinte di fila, { $days }.
}
tally-partner = Vince di più con { $names }.
tally-beats = Batte più spesso { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } mano
       *[other] { $times } mani
    }
   *[matches] { $times ->
        [one] { $times } partita
       *[other] { $times } partite
    }
}.
tally-loses-to = Perde più spesso contro { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } mano
       *[other] { $times } mani
    }
   *[matches] { $times ->
        [one] { $times } partita
       *[other] { $times } partite
    }
}.
tally-duel = { $what ->
    [rounds] Mani: { $one } { $won } – { $lost } { $other }
   *[matches] Partite: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] e { $count } pareggio
   *[other] e { $count } pareggi
}
tally-duel-together = { $what ->
    [rounds] { $names } insieme: mani vinte { $won }, perse { $lost }
   *[matches] { $names } insieme: partite vinte { $won }, perse { $lost }
}
tally-duel-none = { $one } e { $other } qui non si sono mai incontrati.
tally-record-run = { $what ->
    [rounds] Serie più lunga: { $name }, { $length } mani vinte una dopo l’altra, { $days }
   *[matches] Serie più lunga: { $name }, { $length } partite vinte una dopo l’altra, { $days }
}
tally-record-best = Il massimo in una partita: { $name }, { $count }, { $date }
tally-records-none = Qui non ci sono ancora record. Due vittorie di fila ne sarebbero uno; contano solo le partite tra persone.

## Classifica

tally-ratings = <b>Classifica</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
})
tally-ratings-about = Guadagna di più chi vince contro i forti; per i compagni vale il risultato della loro parte. Tutti cominciano da 1500.
tally-ratings-none = Qui si entra in classifica dopo { $enough } partite di un gioco tra persone.

## Cronologia

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = mano { $round }
tally-entry-beat = vittoria di { $won } su { $lost }
tally-entry-draw = parità tra { $sides }
tally-entry-reason = { $line } · “{ $reason }”
tally-entry-void = (non conta più) { $line }
tally-cancelled = annulla <c>{ $entry }</c>
tally-by-bot = contato dal bot
tally-by = scritto da { $name }
tally-undo = Annulla { $entry }
tally-undo-ask = Questo non deve più contare? Resta nella cronologia.
tally-undo-sure = Sì, annulla
tally-undone = { $name } ha annullato una voce:
tally-undone-round = Il risultato della partita conta ancora. Se non è più giusto, annulla anche { $entry } e aggiungi quello esatto: <c>/tally aggiungi</c>.
tally-undone-match = Le mani della partita contano ancora, ognuna per sé.
tally-added = { $name } ha scritto un risultato:
tally-added-first = Ha vinto chi è scritto per primo; tutti gli altri hanno perso.
tally-added-undo = Si può annullare per { $minutes } minuti; chi gestisce la chat può farlo in qualsiasi momento.
tally-season-set = Inizio della stagione: { $date }. “/tally stagione” la mostra.
tally-named = D’ora in poi { $names } si chiamano { $called }.
tally-name-gone = { $names } non hanno più un nome insieme.

## Perché no

tally-what = Non capisco “{ $word }”. Scrivi che cosa vuoi vedere: giocatori, coppie, record, classifica, cronologia, io, tabella, settimane o chi batte chi; oggi, ieri, questa settimana, settimana scorsa, questo mese, mese scorso, quest’anno, anno scorso, stagione o di sempre; un giorno, un mese o un anno; un gioco; una o due persone per nome.
tally-two-people = Scrivi il nome di una persona, o di due persone diverse per vederle fianco a fianco.
tally-no-season = Qui non è cominciata nessuna stagione. Chi gestisce la chat la comincia con “/tally stagione” e una data, come 2026-09-01.
tally-bad-date = “{ $date }” non è una data. Scrivila come 2026-09-01.
tally-undo-none = Negli ultimi { $minutes } minuti non hai scritto qui niente da annullare. “/tally cronologia” mostra le voci.
tally-undo-unknown = Qui non c’è una voce “{ $entry }”. “/tally cronologia” le mostra.
tally-undo-final = È già stato annullato, o annulla a sua volta qualcosa. Resta così; scrivi quello che è giusto come voce nuova.
tally-undo-not-yours = Una voce può annullarla solo chi l’ha scritta, per { $minutes } minuti; chi gestisce la chat può farlo in qualsiasi momento.
tally-undo-on-sheet = Il foglio dei punti su cui sta questa voce è ancora in corso. Annullala lì: <c>/sheet annulla</c>.
tally-add-how = Scrivi un risultato così: /tally aggiungi general: Anna, Bruno > Carla, Dario; mani 5:3; generali 2:4. Prima chi ha vinto; in parità c’è = invece di >. Un nome che contiene uno di questi segni va tra virgolette. Prima del gioco può stare un giorno, fino a un anno fa: <c>ieri</c>, <c>2026-11-25</c>. Se nessuna partita è stata decisa, le mani stanno da sole: <c>/tally aggiungi general: mani Anna, Bruno 3:1 Carla, Dario</c>.
tally-add-people = Nessuno può comparire due volte, e si gioca al massimo in { $most }.
tally-add-count = Non capisco “{ $word }”. I conteggi sono mani 5:3, generali 2:4, calvi 0:1 o capre 0:1; prima quelli della parte scritta per prima.
tally-add-foreign = “{ $word }” non si conta in { $game }.
tally-add-sides = { $game } non si gioca con parti così. I compagni stanno insieme: Anna, Bruno > Carla, Dario. Chi gioca per sé sta da solo: Anna > Bruno > Carla.
tally-add-here = I risultati si scrivono nella chat in cui contano.
tally-add-when = { $date }: non è un giorno dell’ultimo anno. Un risultato può essere di oggi o di un giorno fino a un anno fa.
tally-name-how = Dai un nome a una coppia così: /tally nome Anna + Bruno: I Martelli. Senza un nome dopo i due punti non ne hanno più.
tally-name-taken = Qui qualcuno si chiama già “{ $called }”.
tally-name-many = Al massimo { $most } persone possono avere un nome insieme.
tally-name-not-yours = Il loro nome possono sceglierlo solo quei due, o chi gestisce la chat.
no-such-person = Qui non conosco nessuno che si chiama “{ $name }”. Conosco chi ha avuto un posto a un tavolo di questa chat.
name-of-several = Qui più nomi cominciano con “{ $name }”: { $names }. Scrivi qualcosa in più di quello che intendi.

## Una sessione della Capra del Generale

evening-title = { $game } · { $date }
evening-sign-won = vinta
evening-sign-lost = persa
evening-sign-general = Generale
evening-sign-bald = calvo
evening-sign-fish = pesce
evening-sign-out = in attesa
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
