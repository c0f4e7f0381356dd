# Wszystkie siódemki

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
    Kardynały to { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Pasują tam tylko kardynały. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Odejmuje się je raz, bez względu na liczbę przeciwników.
       *[opponents] {""}
    }
    { shared-double-blank } Kardynały liczą się za swoje oczka jak każda kostka.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = Zachód ma wyłożyć kostkę przy 2 albo przy zerze. 5-1 i 5-3 dają z 2 siedem; kardynał 4-3 pasuje do każdego końca, w dowolną stronę. 6-0 nie pasuje nigdzie: zero nie przyjmuje zwykłych kostek. Zachód może też najpierw dobrać jedną kostkę.
example-all-sevens-blocked-round = Na obu końcach jest zero, nikt nie ma kardynała, a dwa, które by pasowały, leżą w talonie, skąd nigdy się ich nie dobiera. Południe ma najmniej i zapisuje 10 i 8 innych minus własne 1.
