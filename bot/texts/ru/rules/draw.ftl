# Домино с базаром

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}С полным набором до девяток могут играть до 7 человек, с большим — до 8; если игроков пятеро или больше, каждый получает по 7 костей.
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

example-draw-both-ends = Какие есть ходы? Кость с обоими числами идёт к любому концу, дубль подходит, как любая другая, а одна кость не подходит никуда.
example-draw-first-that-fits = Ничего не подходило, и кости брали с базара. Третья подошла: теперь её надо поставить, ни пасовать, ни брать дальше нельзя.
example-draw-dead-layout = Все семь шестёрок на столе, и подойти уже ничего не может. Но следующему всё равно пришлось разобрать базар; только потом наступила рыба, и выиграл её тот, у кого меньше очков.
