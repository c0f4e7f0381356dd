# Das Blockspiel im Team

page-team-block-players =
    Zu viert werden zwei Teams gebildet. { shared-set }
    { $team_draw ->
        [lots] Jeder zieht 4 Steine als Lose. Sind die Teams gebildet, kommen sie zurück, und jeder bekommt { $hand_4 } Steine.
       *[hand] Jeder zieht { $hand_4 } Steine. Nach ihnen werden die Teams gebildet, und sie sind auch die Hände der Runde.
    } (Rest: { $boneyard_4 }.) { shared-rest }
    Die zwei mit den meisten Augen auf diesen Steinen sind ein Team, die zwei mit den wenigsten das andere. Sind Summen gleich, entscheidet der schwerste Stein (die meisten Augen, dann die größere Hälfte), dann der nächstschwere.
    Partner sitzen sich gegenüber. Im Uhrzeigersinn: der Erste des schweren Teams, der Erste des leichten, der Zweite des schweren, der Zweite des leichten; wer in einem Team Erster ist, richtet sich danach, wo sie vorher saßen.
    { $reteam_each_round ->
        [true] In jeder Runde werden neue Teams gebildet, und jeder hat ein eigenes Konto.
       *[false] Teams bleiben für die ganze Partie zusammen; in späteren Runden bekommt einfach jeder { $hand_4 } Steine.
    } Partner { $table_talk ->
        [true] dürfen über das Spiel reden.
       *[false] reden nicht über das Spiel.
    }
    { shared-redeal }
page-team-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { $later_starter ->
        [winner] { shared-lead-team }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-team-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-team-block-end =
    Wer den letzten eigenen Stein legt, macht Schluss und hat die Runde für das Team gewonnen. Sie endet sofort: Es wird nichts mehr gelegt und nichts mehr gezogen.
    { shared-blocked }
page-team-block-scoring =
    Macht jemand Schluss, schreibt das Team die Augen, die die zwei Gegner noch haben. Was der Partner noch hat, { $partner_pips ->
        [true] zählt auch.
       *[false] zählt nicht.
    }
    { $blocked_by ->
        [individual] In einer gesperrten Runde zählt jede Hand für sich: Die Hand mit den wenigsten { $blocked_winner ->
            [count] Steinen
           *[pips] Augen
        } von allen gewinnt für ihr Team.
       *[team_sum] In einer gesperrten Runde werden die Hände von Partnern zusammengezählt: Das Team mit den wenigsten { $blocked_winner ->
            [count] Steinen
           *[pips] Augen
        } gewinnt.
    }
    Wer eine gesperrte Runde gewinnt, schreibt die Augen der zwei Gegner{ $partner_pips ->
        [true] , und die schwerere eigene Hand als die des Partners{ $blocked_score ->
            [difference] {","}
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] ; die eigenen Augen werden weder dazugezählt noch abgezogen.
        }
    }{ $blocked_score ->
        [difference] {" "}weniger die beider eigenen Hände, aber nie weniger als 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-team-block-match =
    { $reteam_each_round ->
        [true] Was ein Team schreibt, kommt auf die Konten beider Partner.
       *[false] Ein Team hat ein Konto, und beide Partner gewinnen oder verlieren mit ihm.
    }
    { shared-match }

example-team-block-equal-hands = Zwei haben je 20 Augen, und einer von ihnen kommt zur schwersten Hand. Ihre schwersten Steine entscheiden: 5-4 ist schwerer als 4-4. Dann setzen sich die Partner einander gegenüber.
example-team-block-team-sums = Eine gesperrte Runde: Die leichteste einzelne Hand ist auf der Verliererseite, denn die Hände von Partnern werden zusammengezählt.
