# Bock

page-goat-players =
    { $fewest } bis { $most } spielen mit einem Sechsersatz von { $tiles } Steinen, verdeckt. { $teams ->
        [true] Zu viert wird in zwei Paaren gespielt: Partner sitzen sich gegenüber, also sind die Paare abwechselnd dran. Zu zweit oder zu dritt spielt jeder für sich.
       *[false] Jeder spielt für sich, auch zu viert.
    } Eine Seite ist ein Paar, oder wer allein spielt.
    Jeder bekommt { $hand_2 } Steine. Zu zweit bleiben { $boneyard_2 } übrig, zu dritt { $boneyard_3 }, zu viert keiner. Der Rest ist der Vorrat, auch Basar genannt.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Neu gegeben wird, wenn { $redeal_same } oder mehr Steine einer Hand dieselbe Zahl haben.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Hat niemand einen Pasch, muss der leichteste Stein beginnen: der mit den wenigsten Augen, bei gleich vielen der, dessen höhere Hälfte kleiner ist (2-1 geht vor 3-0).
       *[heaviest] Hat niemand einen Pasch, muss der schwerste Stein beginnen: der mit den meisten Augen, bei gleich vielen der mit der höheren Hälfte (6-3 geht vor 5-4).
    }
    { $later_lead ->
        [tile_search] Jede spätere Runde beginnt genauso. Wer Schluss gemacht hat, beginnt deshalb noch nicht die nächste.
       *[free] Jede spätere Runde beginnt, wer in der Runde davor Schluss gemacht hat, mit einem beliebigen Stein. Wird neu gegeben, bleibt es dabei.
    }
    { $later_lead ->
        [tile_search] Das gilt auch nach einem Fisch.
       *[free] { $after_fish_start ->
            [fish_winner] Nach einem Fisch beginnt, wer ihn gewonnen hat, von einem Paar der Partner mit der kleineren Hand; { shared-equal-partners }. Haben mehrere Seiten am wenigsten, beginnt, wer den letzten Stein gelegt hat.
           *[fish_maker] Nach einem Fisch beginnt, wer ihn gemacht hat, also den letzten Stein an die Kette gelegt hat, auch wenn die eigene Seite den Fisch verloren hat; auch dann mit einem beliebigen Stein.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Einen Fisch gewinnt die Seite, die am wenigsten hat, beide Partner zusammengezählt. Haben mehrere Seiten gleich wenig, teilen sie ihn.

page-goat-scoring =
    { shared-lone-blank }
    Nur wer verliert, schreibt, und diese Punkte will niemand. Macht jemand Schluss, schreibt jede andere Seite, was sie noch hat, beide Partner zusammen. Was der eigene Partner dann noch hat, zählt nicht.
    Nach einem Fisch schreibt jede Seite, die nicht am wenigsten hat, alles, was sie selbst hat, nicht nur den Unterschied. Die niedrigste schreibt nichts. { $fish_tie ->
        [carry] Haben alle Seiten gleich viel, schreibt niemand; was alle zusammen haben, kommt zu dem dazu, was jeder Verlierer in der nächsten Runde schreibt, die kein solcher Gleichstand ist.
       *[void] Haben alle Seiten gleich viel, schreibt niemand etwas.
    }
    { $threshold ->
        [0] Eine Schwelle gibt es nicht: Jeder Betrag wird geschrieben, wie klein er auch ist.
       *[other] { $threshold_mode ->
            [every] Ein Betrag unter { $threshold } wird nie geschrieben, was auch auf dem Konto steht; { $threshold } oder mehr werden ganz geschrieben.
           *[opening] Solange ein Konto leer ist, wird ein Betrag unter { $threshold } nicht geschrieben. Ein Betrag von { $threshold } oder mehr eröffnet das Konto mit allen seinen Punkten, und von da an wird jeder Betrag geschrieben, wie klein er auch ist.
        }
    }
    { $threshold ->
        [0] Eine Seite, die nichts zu schreiben hat, bleibt, wo sie ist.
       *[other] { $subthreshold ->
            [remember] Was nicht geschrieben wird, wird gemerkt und kommt zum nächsten Betrag der Seite dazu. Vergessen wird es, wenn die Seite eine Runde gewinnt, nichts zu schreiben hat oder alle Seiten bei einem Fisch gleich sind.
           *[burn] Was nicht geschrieben wird, verfällt: Zwei kleine Beträge werden nie zusammengezählt, um die Schwelle zu erreichen.
        }
    }

page-goat-match =
    Auf die Konten wird geschaut, wenn eine Runde vorbei ist. Die Partie endet mit der Runde, in der eine Seite { $target } Punkte erreicht.
    Die Seite mit dem höchsten Stand ist der Bock und hat verloren. Alle anderen haben gewonnen.
    Erreichen mehrere Seiten in derselben Runde { $target }, ist nur die höchste von ihnen der Bock. Haben mehrere den höchsten Stand, sind sie zusammen Böcke.

example-goat-fish-and-lead = Ost legt den letzten Stein mit einer 1: Beide Enden verlangen 1, und niemand kann mehr. Ost hat den Fisch gemacht und beginnt die nächste Runde, obwohl die eigene Seite ihn verloren hat und alles schreibt, was sie hat.
example-goat-lone-blank = Nord macht Schluss. Was Partner Süd noch hat, zählt nicht. Die Steine von Ost zählen ihre Augen, aber West hat nur noch 0-0, und das sind 25: genug, um das Konto zu eröffnen.
example-goat-last-tile = Beide Enden verlangen 3, und Bob hat keine 3. Er hat einen Stein gezogen, der nicht passt, und einer liegt noch im Vorrat. Der wird nie gezogen, also kann Bob nur passen.
