# Cyprus

page-cyprus-players =
    { $fewest } tot { $most } spelers, ieder voor zich. De set is dubbelnegen, { $tiles } stenen.
    { shared-direction }
    Ieder krijgt { $hand_4 } stenen met vier spelers, { $hand_5 } met vijf, { $hand_6 } met zes.
    De stenen die over zijn ({ $boneyard_4 } met vier spelers, { $boneyard_5 } met vijf, { $boneyard_6 } met zes) doen deze ronde niet mee en blijven dicht. Niemand pakt.

page-cyprus-begin =
    Wie 9-9 heeft, begint, en wel met die steen. Dat is in elke ronde zo, wie de vorige ook gewonnen heeft.
    Heeft niemand 9-9 gekregen, dan worden alle stenen geschud en opnieuw gedeeld.
    { shared-redeal }

page-cyprus-turn =
    9-9 ligt in het midden van een ster met plaats voor { $arms } armen. Leg één steen per beurt: begin een nieuwe arm aan 9-9 met de 9 van je steen, of ga verder met een arm naar keuze, waarvan het open eind gelijk moet zijn aan de helft die het raakt.
    { $fill_first ->
        [true] Zolang niet alle { $arms } armen begonnen zijn, mogen er alleen nieuwe armen begonnen worden; iets anders kan niet.
       *[false] Nieuwe armen mogen begonnen worden zolang er vrij zijn, in elke volgorde; geen arm hoeft op de andere te wachten. Heb je een steen voor een nieuwe arm, dan mag je toch met een andere arm verdergaan.
    }
    { $arms ->
        [9] Er is een arm voor elk van de negen andere stenen met een 9.
       *[other] Er zijn negen andere stenen met een 9, een of meer te veel voor de armen. Die mogen zoals elke steen met hun andere helft aan het eind van een arm; dat mogen de andere ook.
    }
    Dubbelen mogen dwars of in de lengte liggen; dat maakt niets uit. Aan hun zijkanten wordt niets gebouwd, en een arm vertakt nooit.
    Kun je een steen leggen, dan moet het. Kun je het niet, dan pas je.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }Dat is ook zo als er armen leeg zijn en niemand er een 9 voor heeft, al kunnen de ontbrekende bij de stenen zitten die niet meedoen.
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

example-cyprus-any-arm = Er zijn nog maar drie armen begonnen, en niemand hoeft eerst de andere te beginnen: West mag een nieuwe arm beginnen met 9-6, of 4-2 leggen aan het eind dat een 4 toont.
example-cyprus-ninth-nine = Alle acht armen zijn begonnen. De negende negen, 9-8, vindt geen plaats aan 9-9, en geen eind toont een 8 of een 9, dus kan Oost hem niet leggen: 8-7 kan aan de 7, 3-2 aan de 2 of aan de 3.
example-cyprus-blocked = Alle acht uiteinden vragen een drie, en er zijn geen drieën meer: de ronde is geblokkeerd. Zuid heeft het minst met 9 en schrijft wat de anderen hebben, 17 + 10 + 11 = 38.
