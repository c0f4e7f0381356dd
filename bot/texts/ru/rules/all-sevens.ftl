# Все семёрки

page-all-sevens-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-sevens-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-sevens-turn =
    { shared-sum-line }
    Кардиналы — это { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Туда идут только кардиналы. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Вычитают их один раз, сколько бы ни было соперников.
       *[opponents] {""}
    }
    { shared-double-blank } Кардиналы стоят столько, сколько на них очков, как все кости.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = Запад ставит к двойке или к пустому концу. С двойкой семь дают 5-1 и 5-3; кардинал 4-3 идёт к любому концу и любой стороной. 6-0 не идёт никуда: к пустому обычная кость не подходит. Можно и сначала взять с базара одну кость.
example-all-sevens-blocked-round = Оба конца пустые, кардиналов ни у кого нет, а два, которые подошли бы, лежат на базаре среди тех костей, что не берут. Меньше всего у Юга: он пишет 10 и 8 остальных минус свою 1.
