# Sebastopol

page-sevastopol-players =
    Gespielt wird genau zu viert, jeder für sich, mit den { $tiles } Steinen von 0-0 bis { $top }-{ $top }.
    Jeder bekommt { $hand_4 } Steine. Nichts bleibt übrig, und gezogen wird nicht.
    { shared-redeal }

page-sevastopol-begin =
    Wer 6-6 hat, beginnt damit, in jeder Runde. Das ist der erste Zug; dann geht es reihum weiter.
    { shared-direction }

page-sevastopol-turn =
    6-6 liegt in der Mitte und hat vier Arme. Hälften, die sich berühren, sind gleich, und jeder Arm wächst an seinem äußeren Ende. Andere Pasche liegen quer, aber nichts zweigt von ihnen ab.
    { $fill_first ->
        [true] Die vier Arme kommen zuerst: Bis vier Steine mit einer 6 um 6-6 liegen, dürfen nur solche gelegt werden. Hast du keinen, musst du passen, was auch sonst passen würde. Einen hat immer jemand, denn alle Steine sind auf den Händen.
       *[false] Alle vier Arme sind von Anfang an offen: Du darfst einen begonnenen Arm fortsetzen, während andere noch frei sind.
    }
    { $fill_first ->
        [true] Sind alle vier Arme begonnen, darfst du an jedes der vier Enden legen. Zunächst ist keine 6 offen, also passt ein Stein mit einer 6 nur mit seiner anderen Hälfte; liegt er so, ist seine 6 offen, und auch dort passt der letzte Stein mit einer 6.
       *[false] An einen Arm, der noch frei ist, kommt ein Stein mit einer 6.
    }
    Kannst du legen, musst du; kannst du nicht, musst du passen.

page-sevastopol-end =
    { shared-out }
    { shared-blocked-none }
    { shared-blocked-winner } { shared-blocked-tie }

page-sevastopol-scoring =
    { shared-score-out }
    { shared-blocked-score }
    { shared-double-blank }
    { shared-entry }

page-sevastopol-match =
    { shared-match }

example-sevastopol-sixes-first = Drei Arme sind begonnen, der vierte ist frei. West hat keine Sechs und muss passen, obwohl 4-1 und 1-1 an die begonnenen Arme passen würden. Davor musste schon Ost passen.
example-sevastopol-no-six-is-open = Alle vier Arme sind begonnen und verlangen 1, 4, 0 und 3. West darf 4-4 oder, an zwei Stellen, 3-1 legen; 6-5 und 2-2 passen nirgends. Ein Pasch wie 4-4 würde keinen neuen Arm öffnen.
example-sevastopol-blocked-round = Niemand hat einen Stein für 1, 2, 3 oder 4, also ist die Runde gesperrt. Nord hat am wenigsten, 5 Augen, und schreibt, was die anderen haben: 10, 11 und 6. Die eigenen 5 werden nicht abgezogen.
