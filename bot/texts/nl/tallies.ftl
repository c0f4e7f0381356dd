# Totaalstand: totalen, portretten, records, het verloop, zelf ingevoerde uitslagen.

## Totalen

tally-empty = Hier is nog niets te tonen. Alleen partijen tussen mensen tellen.
tally-empty-then = In die tijd is er niets geteld. Alleen partijen tussen mensen tellen.
tally-head = <b>Totaalstand van deze chat</b>
tally-teams = <b>Samen</b>
tally-account = { $names }: { $counts }
tally-called = { $called } ({ $names }): { $counts }
tally-won = { $count ->
    [one] 1 partij gewonnen
   *[other] { $count } partijen gewonnen
}
tally-lost = { $count ->
    [one] 1 partij verloren
   *[other] { $count } partijen verloren
}
tally-drawn = { $count ->
    [one] 1 partij gelijk
   *[other] { $count } partijen gelijk
}
tally-round_won = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
}
tally-round_lost = { $count ->
    [one] 1 ronde verloren
   *[other] { $count } rondes verloren
}
tally-goat = { $count ->
    [one] 1 keer bok
   *[other] { $count } keer bok
}
tally-general = { $count ->
    [one] 1 Generaal
   *[other] { $count } Generaals
}
tally-bald = { $count ->
    [one] 1 keer kaal
   *[other] { $count } keer kaal
}
tally-daily = { $count ->
    [one] 1 dagpuzzel
   *[other] { $count } dagpuzzels
}
tally-daily_moves = { $count ->
    [one] 1 steen gelegd voor dagpuzzels
   *[other] { $count } stenen gelegd voor dagpuzzels
}
tally-head-of = <b>Totaalstand van deze chat</b> · { $about }
tally-since = sinds { $date }

## Eén persoon, twee personen, records

tally-none = Voor { $name } is hier niets geteld.
tally-run-now = { $won ->
    [yes] { $what ->
        [rounds] Nu { $length } rondes op rij gewonnen
       *[matches] Nu { $length } partijen op rij gewonnen
    }
   *[no] { $what ->
        [rounds] Nu { $length } rondes op rij verloren
       *[matches] Nu { $length } partijen op rij verloren
    }
}, sinds { $since }.
tally-run-longest = { $what ->
    [rounds] Langste reeks: { $length } rondes op rij gewonnen, { $days }.
   *[matches] Langste reeks: { $length } partijen op rij gewonnen, { $days }.
}
tally-partner = Wint het vaakst samen met { $names }.
tally-beats = Wint het vaakst van { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } ronde
       *[other] { $times } rondes
    }
   *[matches] { $times ->
        [one] { $times } partij
       *[other] { $times } partijen
    }
}.
tally-loses-to = Verliest het vaakst van { $name }: { $what ->
    [rounds] { $times ->
        [one] { $times } ronde
       *[other] { $times } rondes
    }
   *[matches] { $times ->
        [one] { $times } partij
       *[other] { $times } partijen
    }
}.
tally-duel = { $what ->
    [rounds] Rondes: { $one } { $won } – { $lost } { $other }
   *[matches] Partijen: { $one } { $won } – { $lost } { $other }
}
tally-duel-drawn = { $count ->
    [one] en { $count } keer gelijk
   *[other] en { $count } keer gelijk
}
tally-duel-together = { $what ->
    [rounds] { $names } samen: rondes gewonnen { $won }, verloren { $lost }
   *[matches] { $names } samen: partijen gewonnen { $won }, verloren { $lost }
}
tally-duel-none = { $one } en { $other } zijn elkaar hier nog niet tegengekomen.
tally-record-run = { $what ->
    [rounds] Langste reeks: { $name }, { $length } rondes achter elkaar gewonnen, { $days }
   *[matches] Langste reeks: { $name }, { $length } partijen achter elkaar gewonnen, { $days }
}
tally-record-best = Meeste in één partij: { $name }, { $count }, { $date }
tally-records-none = Hier zijn nog geen records. Twee keer achter elkaar winnen is er al een; alleen partijen tussen mensen tellen.

## Rating

tally-ratings = <b>Rating</b>
tally-ratings-of = <b>{ $game }</b>
tally-rating = { $place }. { $name }: { $points } ({ $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
})
tally-ratings-about = Wie van sterke spelers wint, krijgt er het meeste bij; partners delen wat hun kant heeft gedaan. Iedereen begint met 1500.
tally-ratings-none = Een rating krijg je hier na { $enough } partijen van een spel tussen mensen.

## Het verloop

tally-entry = { $date } · { $what } · { $by } · <c>{ $entry }</c>
tally-entry-round = ronde { $round }
tally-entry-beat = { $won } tegen { $lost }: gewonnen
tally-entry-draw = gelijkspel van { $sides }
tally-entry-reason = { $line } · “{ $reason }”
tally-entry-void = (telt niet meer) { $line }
tally-cancelled = trekt <c>{ $entry }</c> in
tally-by-bot = geteld door de bot
tally-by = gemeld door { $name }
tally-undo = { $entry } intrekken
tally-undo-ask = Dit niet meer meetellen? Het blijft in het verloop staan.
tally-undo-sure = Ja, trek het in
tally-undone = { $name } heeft een uitslag ingetrokken:
tally-undone-round = De uitslag van de partij telt nog mee. Klopt die niet meer, trek dan ook { $entry } in en voer de juiste in: <c>/tally toevoegen</c>.
tally-undone-match = De rondes van de partij tellen nog mee, elk apart.
tally-added = { $name } heeft een uitslag gemeld:
tally-added-first = Wie vooraan staat, heeft gewonnen; alle anderen hebben verloren.
tally-added-undo = Dat kan nog { $minutes } minuten ingetrokken worden; wie de chat beheert, kan dat altijd.
tally-season-set = Het seizoen begint op { $date }. “/tally seizoen” toont het.
tally-named = { $names } heten voortaan { $called }.
tally-name-gone = { $names } hebben geen naam meer samen.

## Waarom niet

tally-what = Ik begrijp “{ $word }” niet. Schrijf wat je wilt zien: spelers, paren, records, rating, verloop, ik, tabel, weken of wie wint van wie; vandaag, gisteren, deze week, vorige week, deze maand, vorige maand, dit jaar, vorig jaar, seizoen of altijd; een dag, een maand of een jaar; een spel; een of twee personen bij naam.
tally-two-people = Noem één persoon, of twee verschillende om ze naast elkaar te zien.
tally-no-season = Hier is nog geen seizoen begonnen. Wie de chat beheert, begint er een met “/tally seizoen” en een datum, zoals 2026-09-01.
tally-bad-date = “{ $date }” is geen datum. Schrijf die zoals 2026-09-01.
tally-undo-none = In de laatste { $minutes } minuten heb je hier niets gemeld wat ingetrokken kan worden. “/tally verloop” toont de uitslagen.
tally-undo-unknown = Er is hier geen uitslag “{ $entry }”. “/tally verloop” toont ze.
tally-undo-final = Dit is al ingetrokken, of trekt zelf iets in. Dat blijft zo; meld wat juist is als nieuwe uitslag.
tally-undo-not-yours = Alleen wie een uitslag meldde, mag die intrekken, { $minutes } minuten lang; wie de chat beheert, mag het altijd.
tally-undo-on-sheet = Het scoreblad waarop dit staat, wordt nog bijgehouden. Neem het daar terug: <c>/sheet terug</c>.
tally-add-how = Een uitslag schrijf je zo: /tally toevoegen general: Anne, Bas > Cas, Dana; rondes 5:3; generaals 2:4. De winnaars staan voorop; bij gelijkspel staat er = in plaats van >. Een naam waar zo’n teken in staat, zet je tussen aanhalingstekens. Vóór het spel mag een dag staan, tot een jaar geleden: <c>gisteren</c>, <c>2026-11-25</c>. Is er geen partij beslist, dan staan rondes alleen: <c>/tally toevoegen general: rondes Anne, Bas 3:1 Cas, Dana</c>.
tally-add-people = Niemand mag tweemaal genoemd worden, en er spelen hooguit { $most } mensen.
tally-add-count = Ik begrijp “{ $word }” niet. Tellen doe je met rondes 5:3, generaals 2:4, kaal 0:1 of bok 0:1; eerst die van de kant die vooraan staat.
tally-add-foreign = “{ $word }” wordt bij { $game } niet geteld.
tally-add-sides = { $game } speel je niet met zulke kanten. Partners staan bij elkaar: Anne, Bas > Cas, Dana. Wie voor zichzelf speelt, staat alleen: Anne > Bas > Cas.
tally-add-here = Uitslagen meld je in de chat waarin ze tellen.
tally-add-when = { $date } is geen dag van het afgelopen jaar. Een uitslag meld je voor vandaag of voor een dag tot een jaar geleden.
tally-name-how = Een paar geef je zo een naam: /tally naam Anne + Bas: De Hamers. Staat er niets achter de dubbele punt, dan hebben ze geen naam meer.
tally-name-taken = “{ $called }” heet hier al iemand.
tally-name-many = Hooguit { $most } mensen kunnen samen een naam hebben.
tally-name-not-yours = Alleen die twee, of wie de chat beheert, kunnen hun naam kiezen.
no-such-person = Ik ken hier niemand die “{ $name }” heet. Ik ken wie in deze chat aan een tafel heeft gezeten.
name-of-several = Hier beginnen meerdere namen met “{ $name }”: { $names }. Schrijf iets meer van de naam die je bedoelt.

## Een sessie Generaalsbok

evening-title = { $game } · { $date }
evening-sign-won = gewonnen
evening-sign-lost = verloren
evening-sign-general = Generaal
evening-sign-bald = kaal
evening-sign-fish = vis
evening-sign-out = wachtte
evening-count = { $what } { $count }
evening-team = { $team }: { $counts }.
