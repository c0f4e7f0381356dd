# Domino blokowe

page-block-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Całym zestawem do 9-9 może grać do 7 osób, większym do 8; od pięciu graczy wzwyż każdy dostaje 7 kostek.
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

example-block-fewest-tiles = Zablokowana runda: jedna kostka z 11 oczkami jest lepsza od dwóch kostek z 3 oczkami razem, bo liczy się kostki, a nie oczka.
example-block-laid-last = Zablokowana runda, na każdej ręce dwie kostki. Wygrywa ten, kto wyłożył ostatnią kostkę, nawet z większą liczbą oczek, i zapisuje to, co ma drugi gracz.
