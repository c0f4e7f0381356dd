# Domino z dobieraniem

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Całym zestawem do 9-9 może grać do 7 osób, większym do 8; od pięciu graczy wzwyż każdy dostaje 7 kostek.
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

example-draw-both-ends = Jakie ruchy są możliwe? Kostka z obiema liczbami pasuje do dowolnego końca, dublet pasuje jak każda inna kostka, a jedna nie pasuje nigdzie.
example-draw-first-that-fits = Nic nie pasowało, więc dobierano. Trzecia kostka pasuje: teraz trzeba ją wyłożyć i nie wolno ani spasować, ani dobierać dalej.
example-draw-dead-layout = Wszystkie siedem szóstek leży na stole, więc nic nie może już pasować. Następny gracz i tak musiał dobrać cały talon; dopiero wtedy runda była zablokowana i wygrało najmniej oczek.
