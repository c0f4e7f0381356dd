# Trekdomino

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Met een hele dubbelnegen-set kunnen tot 7 spelers meedoen, met een grotere tot 8; vanaf vijf spelers krijgt ieder 7 stenen.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-draw-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-draw-end =
    { shared-out }
    { shared-blocked }
page-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-draw-match =
    { shared-match }

example-draw-both-ends = Welke zetten zijn er? Een steen met beide getallen mag aan elk van de uiteinden, een dubbele past zoals elke andere steen, en één steen past nergens.
example-draw-first-that-fits = Er paste niets, dus zijn er stenen gepakt. De derde past: die moet nu gelegd worden, en passen of nog een pakken mag niet.
example-draw-dead-layout = Alle zeven zessen liggen op tafel, dus er kan niets meer passen. Toch moest de volgende speler de pot leegpakken; pas daarna was de ronde geblokkeerd, en wonnen de minste ogen.
