# Cyprus

page-cyprus-players =
    { $fewest } bis { $most } spielen, jeder für sich, mit einem Neunersatz von { $tiles } Steinen.
    { shared-direction }
    Jeder bekommt zu viert { $hand_4 } Steine, zu fünft { $hand_5 }, zu sechst { $hand_6 }.
    Die übrigen Steine (zu viert { $boneyard_4 }, zu fünft { $boneyard_5 }, zu sechst { $boneyard_6 }) bleiben verdeckt und spielen nicht mit. Gezogen wird nicht.

page-cyprus-begin =
    Wer 9-9 hat, beginnt, und zwar mit diesem Stein. So ist es in jeder Runde, egal wer die davor gewonnen hat.
    Hat niemand 9-9 bekommen, werden alle Steine gemischt und neu ausgeteilt.
    { shared-redeal }

page-cyprus-turn =
    9-9 liegt in der Mitte eines Sterns mit Platz für { $arms } Arme. Leg einen Stein je Zug: Beginne mit der 9 deines Steins einen neuen Arm an 9-9, oder setz irgendeinen Arm fort, dessen offenes Ende gleich der Hälfte sein muss, die es berührt.
    { $fill_first ->
        [true] Solange nicht alle { $arms } Arme begonnen sind, dürfen nur neue Arme begonnen werden; sonst geht nichts.
       *[false] Neue Arme dürfen begonnen werden, solange welche frei sind, in beliebiger Reihenfolge; kein Arm muss auf die anderen warten. Auch mit einem Stein für einen neuen Arm darfst du stattdessen einen anderen Arm fortsetzen.
    }
    { $arms ->
        [9] Für jeden der neun anderen Steine mit einer 9 gibt es einen Arm.
       *[other] Es gibt neun andere Steine mit einer 9, also einen oder mehrere zu viel für die Arme. Die dürfen mit ihrer anderen Hälfte wie jeder Stein ans Ende eines Arms; die übrigen auch.
    }
    Pasche dürfen quer oder längs liegen; das macht keinen Unterschied. An ihre Seiten wird nicht angelegt, und ein Arm verzweigt sich nie.
    Kannst du legen, musst du. Kannst du nicht, musst du passen.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }Das gilt auch, wenn Arme leer sind und niemand eine 9 dafür hat, obwohl die fehlenden unter den Steinen sein können, die nicht mitspielen.
       *[false] { "" }
    }

page-cyprus-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-cyprus-match =
    { shared-match }

example-cyprus-any-arm = Erst drei Arme sind begonnen, und niemand muss die anderen zuerst beginnen: West darf mit 9-6 einen neuen Arm beginnen oder 4-2 an das Ende legen, das eine 4 zeigt.
example-cyprus-ninth-nine = Alle acht Arme sind begonnen. Die neunte Neun, 9-8, hat an 9-9 keinen Platz, und kein Ende zeigt eine 8 oder 9, also kann Ost sie nicht legen: 8-7 geht an die 7, 3-2 an die 2 oder an die 3.
example-cyprus-blocked = Alle acht Enden verlangen Dreien, und Dreien gibt es keine mehr: Die Runde ist gesperrt. Süd hat mit 9 am wenigsten und schreibt, was die anderen haben, 17 + 10 + 11 = 38.
