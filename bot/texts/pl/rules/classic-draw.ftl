# Klasyczne z dobieraniem

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    Dublety wywołuje się od najwyższego w dół („{ $top }-{ $top }?” i tak dalej), aż ktoś się odezwie i pokaże kostkę wszystkim.
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-classic-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-classic-draw-end =
    { shared-out }
    { shared-blocked }
page-classic-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-classic-draw-match =
    { shared-match }

example-classic-draw-first-that-fits = Nic nie pasowało, więc dobierano. Druga kostka pasuje: trzeba ją wyłożyć. Nie wolno spasować ani dobierać dalej w nadziei na lepszą.
example-classic-draw-lay-or-keep = Z zasadą domową, że dobiera się tylko jedną: pasuje, więc można ją wyłożyć albo zatrzymać i spasować.
example-classic-draw-drawn-match = Cały mecz to jedna runda: jest zablokowana, a najmniej mają dwie osoby, więc mecz jest remisowy.
