# Blokdomino

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Met een hele dubbelnegen-set kunnen tot 7 spelers meedoen, met een grotere tot 8; vanaf vijf spelers krijgt ieder 7 stenen.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-block-end =
    { shared-out }
    { shared-blocked }
page-block-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-block-match =
    { shared-match }

example-block-fewest-tiles = Een geblokkeerde ronde: één steen van 11 ogen wint van twee stenen met samen 3 ogen, want stenen worden geteld en geen ogen.
example-block-laid-last = Een geblokkeerde ronde met twee stenen in elke hand. Wie de laatste steen legde, wint, ook met meer ogen, en schrijft wat de ander heeft.
