# Blok drużynowy

page-team-block-players =
    Czterech graczy tworzy dwie drużyny. { shared-set }
    { $team_draw ->
        [lots] Każdy losuje 4 kostki. Gdy drużyny są gotowe, odkłada się je, a każdy dostaje z rozdania { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    }.
       *[hand] Każdy losuje { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    }. To one decydują o drużynach i nimi gra się w tej rundzie.
    } (Zostaje { $boneyard_4 }.) { shared-rest }
    Dwie osoby z największą liczbą oczek na tych kostkach to jedna drużyna, dwie z najmniejszą to druga. Przy równych sumach decyduje najcięższa kostka (najwięcej oczek, potem wyższa większa połówka), potem następna co do wagi.
    Partnerzy siedzą naprzeciw siebie. Zgodnie z ruchem wskazówek zegara: pierwsza osoba ciężkiej drużyny, pierwsza lekkiej, druga ciężkiej, druga lekkiej; kto jest w drużynie pierwszy, zależy od tego, jak siedziano wcześniej.
    { $reteam_each_round ->
        [true] Drużyny tworzą się w każdej rundzie od nowa, a każdy ma własne konto.
       *[false] Drużyny zostają na cały mecz; w następnych rundach każdy po prostu dostaje z rozdania { $hand_4 ->
        [one] { $hand_4 } kostkę
        [few] { $hand_4 } kostki
       *[many] { $hand_4 } kostek
    }.
    } Partnerom { $table_talk ->
        [true] wolno rozmawiać o grze.
       *[false] nie wolno rozmawiać o grze.
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
    Kto wykłada swoją ostatnią kostkę, kończy i wygrywa rundę dla drużyny. Runda kończy się od razu: nic się już nie wykłada ani nie dobiera.
    { shared-blocked }
page-team-block-scoring =
    Jeśli ktoś kończy, drużyna zapisuje oczka, które zostały obu przeciwnikom. To, co zostało partnerowi, { $partner_pips ->
        [true] też się liczy.
       *[false] się nie liczy.
    }
    { $blocked_by ->
        [individual] W zablokowanej rundzie każda ręka liczy się osobno: ręka, na której jest najmniej { $blocked_winner ->
            [count] kostek
           *[pips] oczek
        } ze wszystkich, wygrywa dla swojej drużyny.
       *[team_sum] W zablokowanej rundzie ręce partnerów się dodaje: wygrywa drużyna, która ma najmniej { $blocked_winner ->
            [count] kostek
           *[pips] oczek
        }.
    }
    Zwycięzcy zablokowanej rundy zapisują oczka obu przeciwników{ $partner_pips ->
        [true] {" "}oraz cięższą z własnych rąk jako rękę partnera{ $blocked_score ->
            [difference] {""}
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] ; własnych oczek ani się nie dodaje, ani nie odejmuje.
        }
    }{ $blocked_score ->
        [difference] {" "}minus oczka obu własnych rąk, ale nigdy mniej niż 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-team-block-match =
    { $reteam_each_round ->
        [true] To, co zapisuje drużyna, trafia na konta obu partnerów.
       *[false] Drużyna ma jedno konto i obaj partnerzy razem z nim wygrywają albo przegrywają.
    }
    { shared-match }

example-team-block-equal-hands = Dwie osoby mają po 20 oczek i jedna z nich gra w parze z najcięższą ręką. Decydują ich najcięższe kostki: 5-4 jest cięższa od 4-4. Potem partnerzy siadają naprzeciw siebie.
example-team-block-team-sums = Zablokowana runda: najlżejsza pojedyncza ręka jest po stronie przegranej, bo ręce partnerów się dodaje.
