# Peruanisches Domino

page-peruvian-players =
    Gespielt wird zu viert, jeder für sich.
    { shared-set }
    Jeder bekommt { $hand_4 } Steine, und { $boneyard_4 } bleiben übrig. { shared-rest }
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
    Eine gesperrte Runde gewinnen alle, die die wenigsten Augen haben; wichtig ist das nur für das Vielfache und dafür, wer die nächste beginnt.
page-peruvian-scoring =
    Am Ende einer Runde schreiben alle die Augen, die sie noch haben, als Strafpunkte. Wer Schluss gemacht hat, schreibt 0; wer eine Runde gewinnt, bekommt von den anderen nichts.
    { $last_factor ->
        [1] Eine gesperrte Runde kostet jeden nur, was er hat, auch die Person, die den letzten Stein gelegt hat.
       *[other] In einer gesperrten Runde ist es gefährlich, den letzten Stein auf dem Tisch gelegt zu haben: Warst du es und hat jemand weniger Augen als du, schreibst du { $last_factor }-mal, was du hast.
    }
    { $last_factor ->
        [1] Sonst ist nichts zu zahlen.
       *[other] Hat niemand weniger, schreibst du deine Augen einmal, auch wenn andere genauso wenig haben. Hat jemand Schluss gemacht, wird nichts vervielfacht.
    }
    { shared-double-blank }
page-peruvian-match =
    { $rounds ->
        [one] Die Partie hat eine Runde.
       *[other] Die Partie hat { $rounds } Runden.
    } Der niedrigste Stand gewinnt. Haben ihn mehrere, gewinnen sie zusammen; haben alle gleich viel, ist die Partie unentschieden.
    { $secret_scores ->
        [true] Einer führt den Zettel, und niemand sieht die Punktestände. Sie werden einmal genannt, vor der letzten Runde, und dann am Schluss.
       *[false] Die Punktestände darf jeder jederzeit sehen.
    }

example-peruvian-four-times = Eine gesperrte Runde: Wer den letzten Stein gelegt hat, hat 9 Augen, jemand anders nur 3, also werden die 9 vervielfacht.
example-peruvian-shared-lowest = Eine gesperrte Runde: Wer den letzten Stein gelegt hat, hat 3 Augen, und jemand anders auch. Gleich wenig zu haben, reicht: Nichts wird vervielfacht.
