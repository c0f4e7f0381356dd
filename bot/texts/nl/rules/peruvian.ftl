# Peruviaans domino

page-peruvian-players =
    Vier spelers, ieder voor zich.
    { shared-set }
    Ieder krijgt { $hand_4 } stenen, en er zijn er { $boneyard_4 } over. { shared-rest }
    { shared-redeal }
page-peruvian-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-peruvian-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-peruvian-end =
    { shared-out }
    { shared-blocked }
    Een geblokkeerde ronde wordt gewonnen door allen die de minste ogen hebben; dat is alleen van belang voor het vermenigvuldigen en voor de vraag wie de volgende ronde begint.
page-peruvian-scoring =
    Aan het einde van een ronde schrijft iedereen de ogen die nog in de eigen hand zitten, als strafpunten. Wie uit is, schrijft 0; de winnaar van een ronde krijgt niets van de anderen.
    { $last_factor ->
        [1] Een geblokkeerde ronde kost iedereen alleen wat in de hand zit, ook wie de laatste steen legde.
       *[other] In een geblokkeerde ronde is het gevaarlijk om de laatste steen op tafel te hebben gelegd: was jij dat en heeft iemand minder ogen dan jij, dan schrijf je { $last_factor } keer wat je hebt.
    }
    { $last_factor ->
        [1] Verder valt er niets te betalen.
       *[other] Heeft niemand minder, dan schrijf je je ogen één keer, ook als anderen even weinig hebben. Is er iemand uit, dan wordt er niets vermenigvuldigd.
    }
    { shared-double-blank }
page-peruvian-match =
    { $rounds ->
        [one] De partij heeft één ronde.
       *[other] De partij heeft { $rounds } rondes.
    } Het laagste totaal wint. Wie dat delen, hebben samen gewonnen; zijn alle totalen gelijk, dan eindigt de partij in gelijkspel.
    { $secret_scores ->
        [true] Eén speler houdt het blad bij, en niemand ziet de totalen. Ze worden één keer bekendgemaakt, voor de laatste ronde, en nog eens aan het einde.
       *[false] Iedereen mag de totalen op elk moment zien.
    }

example-peruvian-four-times = Een geblokkeerde ronde: wie de laatste steen legde, heeft 9 ogen, een ander maar 3, dus worden de 9 vermenigvuldigd.
example-peruvian-shared-lowest = Een geblokkeerde ronde: wie de laatste steen legde, heeft 3 ogen, en een ander ook. Samen het laagst zijn is genoeg: er wordt niets vermenigvuldigd.
