# Классика без базара

page-classic-block-players =
    { shared-alone }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-classic-block-begin =
    { shared-lead }
    Дубли называют со старшего вниз («{ $top }-{ $top }?» и так далее), пока кто-нибудь не отзовётся и не покажет кость всем.
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

example-classic-block-any-lead = Право захода дала 5-5, а зашли с другой кости. Все знают, что 5-5 ещё на руках у того, кто зашёл. Ходят против часовой стрелки.
example-classic-block-shared-lowest = Рыба, в которой меньше всего у двоих: по 4 очка на одной кости у каждого. Никто ничего не пишет.
