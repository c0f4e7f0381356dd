# Klasyczne bez dobierania

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    Dublety wywołuje się od najwyższego w dół („{ $top }-{ $top }?” i tak dalej), aż ktoś się odezwie i pokaże kostkę wszystkim.
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-classic-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-classic-block-end =
    { shared-out }
    { shared-blocked }
page-classic-block-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-classic-block-match =
    { shared-match }

example-classic-block-any-lead = Prawo pierwszego ruchu dało 5-5, ale zaczęto inną kostką. Wszyscy wiedzą, że 5-5 jest jeszcze na tej ręce. Kolejka idzie przeciwnie do ruchu wskazówek zegara.
example-classic-block-shared-lowest = Zablokowana runda, w której najmniej mają dwie osoby, po 4 oczka, każda na jednej kostce: nikt nic nie zapisuje.
