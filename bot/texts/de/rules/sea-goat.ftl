# Seebock

page-sea-goat-players =
    { $fewest } bis { $most } spielen mit einem Sechsersatz von { $tiles } Steinen, verdeckt. Zu viert wird immer in zwei Paaren gespielt, Partner gegenüber. Zu zweit oder zu dritt spielt jeder für sich. Eine Seite ist ein Paar, oder wer allein spielt.
    Jeder bekommt { $hand_2 } Steine. Zu zweit bleiben { $boneyard_2 } übrig, zu dritt { $boneyard_3 }, zu viert keiner. Der Rest ist der Vorrat, auch Basar genannt.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } Hat niemand einen Pasch, muss der Stein mit den meisten Augen beginnen, bei gleich vielen der mit der höheren Hälfte.
    In späteren Runden entscheidet die erste dieser Regeln, die zutrifft. Solange es Eier gibt, beginnt 1-1, wer ihn auch hat; wurde er nicht ausgeteilt, 2-2 und so weiter bis 6-6, zuletzt 0-0. Dieser Stein muss gelegt werden; hat niemand einen Pasch, wird er wie in der ersten Runde gesucht.
    Hat eine Seite das Recht auf den Hunderter bekommen, beginnt, wer von ihr 6-6 hat; hat es niemand, beginnt, auf wessen Namen das Recht gegeben wurde. Der Stein ist beliebig. { $grant_persists ->
        [true] Das Recht bleibt, bis damit ein Hunderter begonnen wird.
       *[false] Das Recht gilt nur für diese Runde, wartet aber, solange es Eier gibt.
    } Ein später gegebenes Recht tritt an seine Stelle. { $hundred_tile ->
        [taken] Wer beginnen soll und das Recht auf den Hunderter hat, nimmt 6-6 vor dem Geben offen heraus.
       *[if_dealt] Niemand nimmt 6-6 vor dem Geben heraus.
    }
    Solange eine Seite eine Schuld hat, beginnt ihr Schuldner mit einem beliebigen Stein{ $debtor_leads ->
        [first] , aber nur in der ersten der Runden dafür.
       *[all] , in jeder der Runden dafür.
    }
    Sonst beginnt, wer in der Runde davor Schluss gemacht hat, nach einem Fisch der Fischer, egal welche Seite gewonnen hat; mit einem beliebigen Stein. { $hundred ->
        [claim] Vor jedem Anfang, außer solange es Eier gibt: Wer zur Seite mit dem Konto gehört und 6-6 hat, darf selbst damit beginnen.
       *[other] Muss neu gegeben werden, ändert sich daran nichts.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] Einen Hunderter gibt es nicht: Mit 6-6 wird begonnen wie mit jedem anderen Stein, und ein Recht auf einen Hunderter wird nicht gegeben.
       *[other] Der Hunderter: Beginnst du mit 6-6 und hat deine Seite das Recht dazu (sie hat das Konto, oder es wurde ihr gegeben), spielst du um die ganze Partie. Du musst nicht mit 6-6 beginnen, aber wenn, ist es ein Hunderter. Ohne das Recht, oder solange es Eier gibt, ist es ein gewöhnlicher Anfang.
    }
    { $hundred ->
        [off] Was sonst vom Hunderter gesagt wird, betrifft diesen Tisch nicht.
       *[other] Macht die Seite des Hunderters Schluss, gewinnt sie die Partie, was die anderen auch haben. Macht eine andere Seite Schluss{ $brother_in_law ->
            [off] , ist der Hunderter gescheitert, und sonst folgt nichts daraus.
            [eliminated] {","} während die des Hunderters { $brother_limit } oder mehr hat, ist diese „Schwager“ und scheidet aus der Partie aus; bleibt nur eine Seite, hat sie gewonnen. Hat sie weniger, folgt sonst nichts daraus.
           *[ends_match] {","} während die des Hunderters { $brother_limit } oder mehr hat, ist diese „Schwager“ und hat die Partie sofort verloren. Hat sie weniger, folgt sonst nichts daraus.
        } Ein Fisch hebt einen Hunderter auf.
    }

page-sea-goat-end =
    { shared-goat-out } Werden zwei Pasche in einem Zug gelegt, sind beide letzte Steine.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] Der Fischer, dem der Fisch gehört, ist, wer den letzten Stein gelegt hat, der kein Pasch ist. Danach gelegte Pasche, auch zwei in einem Zug, werden übergangen. Liegen nur Pasche auf dem Tisch, ist es, wer den letzten gelegt hat.
       *[false] Der Fischer, dem der Fisch gehört, ist, wer den letzten Stein gelegt hat, Pasch oder nicht.
    }
    Zu dritt wird bei einem Fisch die Hand des Fischers mit der niedrigeren der anderen verglichen; für die Grenze von 25 und für den Gewinn zählen beide anderen zusammen. Geschuldet wird der Person mit der niedrigeren Hand, bei gleichen der nächsten nach dem Schuldner; auf ihren Namen geht das Recht.{ $brother_in_law ->
        [ends_match] { " " }Ein Schwager allein hat verloren: Beide anderen gewinnen.
        [eliminated] { " " }Ist die Runde abgerechnet, in der ein Schwager ausscheidet, wird sein Konto gelöscht, und weder schuldet er noch schuldet man ihm etwas.
       *[other] { "" }
    }

page-sea-goat-scoring =
    Eine Hand zählt ihre Augen, aber 0-0 allein zählt 25, 6-6 allein 50 und 0-0 und 6-6 ohne anderes 75. Die Hände von Partnern werden einzeln gezählt und dann zusammengezählt.
    Der Sieg einer Seite, die Schluss macht, ist so viel wert, wie alle anderen haben; was der eigene Partner noch hat, zählt nicht.
    Immer nur eine Seite hat das Konto. Solange niemand es hat, eröffnet es ein Sieg von { $open_limit } oder mehr; ein kleinerer verfällt. Wer es hat, schreibt jeden Sieg dazu, wie klein er auch ist.
    Hat es eine andere Seite, löscht dein Sieg von { $wipe_limit } oder mehr es auf null, und { $wipe_opens ->
        [true] du eröffnest damit deins
       *[false] du schreibst auch nichts
    }. Ein kleinerer Sieg ändert nichts.
    Fisch, die Seite des Fischers unter 25, die andere 25 oder mehr: Die Seite des Fischers gewinnt, was die andere hat, und bekommt das Recht auf den Hunderter, auf seinen Namen.
    Fisch, beide 25 oder mehr, die Seite des Fischers weniger: Sie gewinnt, was die andere hat, { $fish_D ->
        [nothing] aber geschrieben wird es nicht, und ein Recht bekommt sie nicht.
       *[record] bekommt aber kein Recht.
    }
    Fisch, beide unter 25, aber nicht gleich: Die niedrigere Seite gewinnt, was die andere hat. Hat zu dritt der Fischer nicht am wenigsten und haben die anderen gleich viel, gewinnt niemand.
    Fisch, die Seite des Fischers 25 oder mehr und mehr als die andere: Nichts wird geschrieben; seine Seite hat eine Schuld, und er ist der Schuldner. Fisch, beide gleich: Nichts wird geschrieben, und es gibt Eier.
    Was ein Fisch bringt, wird genauso geschrieben: Es eröffnet, kommt dazu oder löscht.

page-sea-goat-match =
    { $bald ->
        [true] Glatze: Ist 0-0 unter deinen letzten Steinen, gewinnt deine Seite die Partie, was die anderen auch haben.
       *[false] Schluss mit 0-0 unter den letzten Steinen ist nichts Besonderes.
    } { $six_finish ->
        [true] Ist 6-6 darunter, gewinnt deine Seite die Partie mit einem Sieg von 25 oder mehr; ein kleinerer wird wie üblich geschrieben, und deine Seite bekommt das Recht auf den Hunderter, auf deinen Namen.
       *[false] Schluss mit 6-6 ist wie mit jedem anderen Stein, wie groß der Sieg auch ist.
    }
    Sonst gewinnt die Seite, deren Konto { $target } erreicht. Hat eine Seite gewonnen, ist jede andere der Bock. Die Reihenfolge ist: Glatze, 6-6, Hunderter, Schuld oder Eier, Konto; was die Partie zuerst entscheidet, beendet sie.
    Eine Schuld gilt für { $fish_debt_tries ->
        [one] eine Runde
       *[other] { $fish_debt_tries } Runden
    }. Macht die Seite des Schuldners mit einem Sieg von 25 oder mehr Schluss, oder gewinnt sie einen eigenen Fisch gegen 25 oder mehr, ist der Fisch getilgt: Die Schuld ist weg, und dieser Sieg wird nicht geschrieben und gibt kein Recht.
    Jede andere Runde ist ein gescheiterter Versuch: Schlussmachen wird wie üblich geschrieben, ein Fisch bringt nichts: keine Punkte, kein Recht, keine neue Schuld, keine Eier. Nach dem letzten Versuch ist die Schuld vorbei, und die andere Seite bekommt das Recht auf den Hunderter, auf den Namen des linken Nachbarn des Schuldners; ein mit 6-6 verdientes Recht tritt zurück.
    Eier gelten für { $eggs_tries ->
        [one] eine Runde
       *[other] { $eggs_tries } Runden
    }. Jede Seite löst sie ein, die mit einem Sieg von 25 oder mehr Schluss macht oder einen eigenen Fisch gegen 25 oder mehr gewinnt; das zählt wie üblich. Jede andere Runde ist ein gescheiterter Versuch, wie bei einer Schuld. Nach dem letzten Versuch sind die Eier faul, { $rotten_eggs ->
        [draw_match] und die Partie ist unentschieden, bevor diese Runde geschrieben wird.
       *[drop] und nichts folgt daraus.
    }

example-sea-goat-fisherman = Süd legt 3-3, und niemand kann mehr. Aber Pasche werden übergangen: Davor hat Ost 3-0 gelegt, also ist es der Fisch von Ost. Diese Seite hat 25 oder mehr und mehr als die andere, also hat sie eine Schuld, und niemand schreibt etwas.
example-sea-goat-six-last = Ann macht mit 6-6 Schluss, und Bob hat 24. Mit 25 hätte sie die Partie gewonnen. So kommen nur die 24 auf ihr Konto, aber in der nächsten Runde hat sie das Recht auf den Hunderter.
example-sea-goat-brother-in-law = Ann hatte das Konto und hat mit 6-6 begonnen, es ging also um die Partie. Bob macht Schluss, während sie 25 hat: Sie ist „Schwager“, und die Partie gehört Bob, obwohl er gar keine Punkte hat.
