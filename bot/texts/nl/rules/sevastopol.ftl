# Sebastopol

page-sevastopol-players =
    Precies vier spelers, ieder voor zich, met de { $tiles } stenen van 0-0 tot { $top }-{ $top }.
    Ieder krijgt { $hand_4 } stenen. Er blijft niets over, en niemand pakt.
    { shared-redeal }

page-sevastopol-begin =
    Wie 6-6 heeft, begint daarmee, in elke ronde. Dat is al een beurt; daarna gaat de volgende speler verder.
    { shared-direction }

page-sevastopol-turn =
    6-6 ligt in het midden en heeft vier armen. Helften die elkaar raken zijn gelijk, en elke arm groeit aan het buitenste eind. Andere dubbelen liggen dwars, maar er takt niets van af.
    { $fill_first ->
        [true] De vier armen gaan voor: tot er vier stenen met een 6 rond 6-6 liggen, mogen er alleen zulke stenen. Heb je er geen, dan pas je, wat er verder ook zou passen. Iemand heeft er altijd een, want alle stenen zitten in de handen.
       *[false] Alle vier de armen zijn vanaf het begin open: je mag verdergaan met een arm die begonnen is terwijl andere nog vrij zijn.
    }
    { $fill_first ->
        [true] Zijn alle vier de armen begonnen, dan mag je een steen aan elk van de vier uiteinden leggen. Eerst is er geen 6 open, dus een steen met een 6 past alleen met de andere helft; ligt hij zo, dan is zijn 6 open, en ook daar past de laatste steen met een 6.
       *[false] Aan een arm die nog vrij is, komt een steen met een 6.
    }
    Kun je een steen leggen, dan moet het; kun je het niet, dan pas je.

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

example-sevastopol-sixes-first = Drie armen zijn begonnen, de vierde is vrij. West heeft geen zes en moet passen, hoewel 4-1 en 1-1 aan begonnen armen zouden passen. Oost moest daarvoor ook passen.
example-sevastopol-no-six-is-open = Alle vier de armen zijn begonnen en vragen 1, 4, 0 en 3. West mag 4-4 leggen of, op twee plaatsen, 3-1; 6-5 en 2-2 passen nergens. Een dubbele zoals 4-4 zou geen nieuwe arm openen.
example-sevastopol-blocked-round = Niemand heeft een steen voor 1, 2, 3 of 4, dus is de ronde geblokkeerd. Noord heeft het minst, 5 ogen, en schrijft wat de anderen hebben: 10, 11 en 6. De eigen 5 van Noord gaan er niet af.
