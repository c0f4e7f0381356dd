# Блок с добором

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
        [restock] {" "}Так что рука начинает таять, только когда брать больше нельзя, а от паса она растёт.
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

example-block-restock-tile-waits = Ничего не подходило, ничего и не поставлено, а ход кончился тем, что с базара взяли кость. Новая 6-5 подходит, но подождёт до следующего раза: ходит соперник.
example-block-restock-reserve-left = Две кости, оставленные на базаре, подошли бы, но брать их нельзя, так что это рыба. Выигрывает тот, у кого меньше очков, хотя костей у него больше всех.
