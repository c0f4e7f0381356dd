# Blokdomino voor teams

page-team-block-players =
    Vier spelers vormen twee teams. { shared-set }
    { $team_draw ->
        [lots] Ieder pakt 4 stenen als loten. Zijn de teams gemaakt, dan gaan die terug, en krijgt ieder { $hand_4 } stenen gedeeld.
       *[hand] Ieder pakt { $hand_4 } stenen. Die maken de teams, en ze zijn ook de handen van de ronde.
    } ({ $boneyard_4 } over.) { shared-rest }
    De twee spelers met de meeste ogen op deze stenen zijn het ene team, de twee met de minste het andere. Bij evenveel ogen beslist de zwaarste steen (de meeste ogen, dan de grootste helft), dan de op een na zwaarste.
    Partners zitten tegenover elkaar. Met de klok mee: de eerste speler van het zware team, de eerste van het lichte, de tweede van het zware, de tweede van het lichte; wie in een team de eerste is, hangt af van waar ze daarvoor zaten.
    { $reteam_each_round ->
        [true] Elke ronde worden er nieuwe teams gemaakt, en ieder houdt een eigen rekening.
       *[false] Teams blijven de hele partij samen; in latere rondes krijgt ieder gewoon { $hand_4 } stenen.
    } Partners { $table_talk ->
        [true] mogen over het spel praten.
       *[false] praten niet over het spel.
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
    Leg je je laatste steen, dan ben je uit en heb je de ronde voor je team gewonnen. Die eindigt meteen: er wordt niets meer gelegd of gepakt.
    { shared-blocked }
page-team-block-scoring =
    Gaat een speler uit, dan schrijft het team de ogen die de twee tegenstanders nog hebben. Wat de partner heeft, { $partner_pips ->
        [true] telt ook mee.
       *[false] telt niet mee.
    }
    { $blocked_by ->
        [individual] In een geblokkeerde ronde telt elke hand apart: de hand met de minste { $blocked_winner ->
            [count] stenen
           *[pips] ogen
        } van allemaal wint voor zijn team.
       *[team_sum] In een geblokkeerde ronde worden de handen van partners opgeteld: het team met de minste { $blocked_winner ->
            [count] stenen
           *[pips] ogen
        } wint.
    }
    De winnaars van een geblokkeerde ronde schrijven de ogen van de twee tegenstanders{ $partner_pips ->
        [true] , en hun eigen zwaarste hand als die van de partner{ $blocked_score ->
            [difference] {""}
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] ; de eigen ogen komen er niet bij en gaan er niet af.
        }
    }{ $blocked_score ->
        [difference] {" "}min die van hun beide eigen handen, maar nooit minder dan 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-team-block-match =
    { $reteam_each_round ->
        [true] Wat een team schrijft, komt op de rekeningen van beide partners.
       *[false] Een team heeft één rekening, en beide partners winnen of verliezen ermee.
    }
    { shared-match }

example-team-block-equal-hands = Twee spelers hebben elk 20 ogen, en een van hen komt bij de zwaarste hand. Hun zwaarste stenen beslissen: 5-4 is zwaarder dan 4-4. Dan gaan partners tegenover elkaar zitten.
example-team-block-team-sums = Een geblokkeerde ronde: de lichtste losse hand zit aan de verliezende kant, want de handen van partners worden opgeteld.
