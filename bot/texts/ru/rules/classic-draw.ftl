# Классика с базаром

page-classic-draw-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-draw-begin =
    { shared-lead }
    Дубли называют со старшего вниз («{ $top }-{ $top }?» и так далее), пока кто-нибудь не отзовётся и не покажет кость всем.
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

example-classic-draw-first-that-fits = Ничего не подходило, и кости брали с базара. Вторая подошла: её надо поставить. Ни пасовать, ни брать дальше в надежде на лучшую нельзя.
example-classic-draw-lay-or-keep = По правилу стола берут только одну. Она подошла, и теперь есть выбор: поставить её или оставить себе и пасовать.
example-classic-draw-drawn-match = Вся партия — один кон. Он кончился рыбой, меньше всего сразу у нескольких, и партия сыграна вничью.
