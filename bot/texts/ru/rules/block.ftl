# Блок

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}С полным набором до девяток могут играть до 7 человек, с большим — до 8; если игроков пятеро или больше, каждый получает по 7 костей.
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

example-block-fewest-tiles = Рыба: одна кость на 11 очков лучше двух, на которых вместе 3, потому что считают кости, а не очки.
example-block-laid-last = Рыба, у обоих по две кости. Выигрывает тот, кто поставил последнюю кость, пусть очков у него и больше, и пишет то, что у соперника.
