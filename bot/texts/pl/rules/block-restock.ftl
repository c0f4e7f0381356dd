# Blok z dobieraniem po ruchu

page-block-restock-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-block-restock-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-block-restock-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }{ $draw_rule ->
        [restock] {" "}Ręce maleją więc dopiero wtedy, gdy nic już nie wolno dobrać, a pas powiększa twoją.
       *[other] {""}
    }
page-block-restock-end =
    { shared-out }
    { shared-blocked }
page-block-restock-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-block-restock-match =
    { shared-match }

example-block-restock-tile-waits = Nic nie pasowało, więc nic nie wyłożono i ruch skończył się dobraniem. Nowa kostka 6-5 pasuje, ale musi poczekać na następny ruch: teraz ruch ma druga osoba.
example-block-restock-reserve-left = Obie kostki rezerwy by pasowały, ale nikomu nie wolno ich dobrać, więc runda jest zablokowana. Wygrywa najmniej oczek, choć są na największej liczbie kostek.
