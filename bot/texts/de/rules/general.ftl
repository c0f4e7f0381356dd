# Generalsbock

page-general-players =
    Am Tisch sitzen zwei Teams zu zweit, Partner gegenüber. Sind es mehr Leute, warten die anderen in Zweierteams und kommen abwechselnd an den Tisch; { $fewest ->
        [4] bis zu { $most } können mitmachen
       *[other] { $most } müssen mitmachen
    }.
    Der Sechsersatz wird verdeckt ausgeteilt, sieben Steine für jeden der vier am Tisch. Nichts bleibt übrig, und gezogen wird nicht.
    { shared-redeal }

page-general-begin =
    Jede Runde, nicht nur die erste, beginnt, wer 1-1 hat, und zwar mit diesem Stein. Da alle Steine ausgeteilt sind, hat ihn immer jemand.
    Wer eine Runde verliert, mischt für die nächste. Nach einem Fisch oder wenn neu gegeben werden muss, mischt noch einmal dieselbe Person.

page-general-turn =
    { shared-goat-line }
    { shared-pass } Passt nur 0-0 oder 6-6, musst du den Stein legen, auch wenn du ihn lieber für den Schluss behalten würdest.
    { $two_doubles ->
        [true] Du legst einen Stein je Zug, oder zwei Pasche zugleich: Verlangen die Enden zwei verschiedene Zahlen und hast du zu jeder den richtigen Pasch, darfst du beide im selben Zug legen, an jedes Ende einen. Beginnen kannst du nicht mit zweien.
       *[false] { $double_finish ->
            [off] Du legst einen Stein je Zug; zwei Steine werden nie zusammen gelegt.
           *[other] Du legst einen Stein je Zug, mit einer Ausnahme: Sind deine letzten zwei Steine 0-0 und 6-6 und verlangt ein Ende 0, das andere 6, darfst du beide in einem Zug legen und damit Schluss machen. Solange du noch einen dritten Stein hast, darfst du das nicht.
        }
    }
    { $only_title_ends ->
        [true] Deinen letzten Stein darfst du nur legen, wenn er einen Titel bringt. Sonst musst du passen, auch wenn er passt. Mit 1-1 darf trotzdem begonnen werden, wenn es sein muss.
       *[false] Jeder passende Stein darf dein letzter sein.
    }
    { $title_rule ->
        [bald] Zeichen unter Partnern sind verboten.
       *[other] { $signals ->
            [off] Zeichen unter Partnern gibt es nicht.
           *[other] Du darfst { $signal_visible ->
                [table] dem ganzen Tisch
               *[partner] deinem Partner, und sonst niemandem,
            } durch ein Zeichen verraten, was du hast: Zwinkern heißt 0-0, eine aufgeblasene Backe 6-6. { $signals ->
                [free] Bluffen ist erlaubt.
               *[truthful] Nur wer den Stein hat, darf sein Zeichen geben.
            } Niemand muss es tun.
        }
    }
    { $title_rule ->
        [bald] Auch auf andere Weise darfst du nicht sagen oder zeigen, was du hast.
       *[other] { $signals ->
            [off] Du darfst auf keine Weise sagen oder zeigen, was du hast.
           *[other] Ein Zeichen kostet keinen Zug. Du darfst es geben, ob du dran bist oder nicht, jedes der beiden einmal je Runde, vom Austeilen an, bis sein Stein auf dem Tisch liegt.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    Ein Fisch zählt nichts: Niemand hat verloren, es gibt keinen Titel, kein Team steht auf. Es wird neu ausgeteilt, und wieder beginnt 1-1.

page-general-scoring =
    Punkte werden nicht geschrieben; was auf den Händen bleibt, bedeutet nichts. Gezählt werden Niederlagen und Titel der Teams.
    Verloren hat, wer gleich nach der Person dran wäre, die Schluss gemacht hat, egal ob ein Stein gepasst hätte und wer den letzten Stein möglich gemacht hat. Das ist immer jemand vom anderen Team, und dieses Team hat die Niederlage.
    { $title_rule ->
        [both_only] Hat der letzte Zug 0-0 und 6-6 zugleich gelegt, gibt es einen General, das ist ein Titel. Mit nur einem von beiden oder mit jedem anderen Stein ist es eine einfache Niederlage.
        [bald] Hat der letzte Zug 0-0 und 6-6 zugleich gelegt, gibt es einen General. Mit 0-0, aber ohne 6-6 gibt es eine Glatze. Mit 6-6 allein oder jedem anderen Stein ist es eine einfache Niederlage. Generäle und Glatzen sind Titel.
       *[either] Hat der letzte Zug 0-0, 6-6 oder beide gelegt, gibt es einen General, das ist ein Titel. Mit jedem anderen Stein ist es eine einfache Niederlage.
    }
    { $general_is ->
        [finisher] Den Titel hat, wer Schluss gemacht hat, und er zählt für das eigene Team als Gewinn; die Niederlage bleibt beim Team, das verloren hat.
       *[loser] Den Titel hat, wer verloren hat, und er zählt für dessen Team. Eine Niederlage ist er immer auch.
    }
    { $double_finish_worth ->
        [2] Schluss mit 0-0 und 6-6 zählt als zwei Generäle; sonst bringt eine Runde höchstens einen Titel.
       *[other] Eine Runde bringt höchstens einen Titel. Schluss mit 0-0 und 6-6 ist ein General wie jeder andere.
    } { $double_finish ->
        [last_two] Mit beiden hast du auch Schluss gemacht, wenn sie deine letzten zwei Steine waren, in zwei Zügen gelegt.
       *[other] Mit beiden heißt: in einem Zug. Legst du einen davon und machst mit dem anderen erst in einem späteren Zug Schluss, zählt nur der letzte.
    }

page-general-match =
    Die Partie dauert { $session_minutes } Minuten. Ist die Zeit um, wird die laufende Runde zu Ende gespielt, auch wenn sie ein Fisch wird, und keine weitere ausgeteilt. { $session_rounds ->
        [none] Die Zahl der Runden ist beliebig.
        [one] Sie endet früher, wenn eine Runde gespielt ist; ein Fisch zählt nicht mit.
       *[other] Sie endet früher, wenn { $session_rounds } Runden gespielt sind; ein Fisch zählt dabei nicht mit.
    }
    Bei mehr als zwei Teams steht das Team, das verloren hat, auf, { $general_is ->
        [finisher] wenn es { $losses_to_yield } der Runden verloren hat,
       *[loser] { $title_yields ->
            [never] wenn es { $losses_to_yield } der Runden verloren hat,
            [first_round_only] wenn es in der ersten Runde, die für das Team zählte, einen Titel bekommen hat, oder wenn es { $losses_to_yield } der Runden verloren hat,
           *[always] wenn es gerade einen Titel bekommen hat, oder wenn es { $losses_to_yield } der Runden verloren hat,
        }
    } seit es sich gesetzt hat. Es geht ans Ende der Warteschlange, und das vorderste Team nimmt dieselben zwei Plätze.
    Wer wiederkommt, beginnt ohne Niederlagen, die zum Aufstehen zählen. Das Team, das sitzen bleibt, { $stay_resets_losses ->
        [true] beginnt auch ohne, immer wenn das andere wechselt.
       *[false] behält die, die es hat, seit es sich gesetzt hat.
    } Bei zwei Teams steht niemand auf.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] Es gewinnt das Team mit den meisten Titeln je Runde, die es gespielt hat.
           *[titles] Es gewinnt das Team mit den meisten Titeln.
        }
       *[loser] { $rank_by ->
            [titles_per_round] Es gewinnt das Team mit den wenigsten Titeln je Runde, die es gespielt hat.
           *[titles] Es gewinnt das Team mit den wenigsten Titeln.
        }
    } Niederlagen ohne Titel entscheiden nichts. Haben alle gleich viele, ist die Partie unentschieden.
    Bei mehr als zwei Teams gewinnen alle, die das beste Ergebnis haben, und alle mit dem schlechtesten verlieren. In der Bilanz hat jedes Team verloren, das nicht gewonnen hat. Ein Team, für das keine Runde gezählt hat, gewinnt nicht und verliert nicht. Wie oft jemand selbst General war, entscheidet nichts.

example-general-both-at-once = Die Enden verlangen 0 und 6, und Süd hat nur noch 0-0 und 6-6. Süd legt beide in einem Zug. West wäre als Nächstes dran, ist also General, und das zählt für Ost und West.
example-general-third-tile = Die Enden verlangen 0 und 6, aber Süd hat noch einen dritten Stein. Süd darf 0-0 oder 6-6 legen, nicht beide, und muss einen davon legen, auch wenn er besser für den Schluss bliebe: 5-1 passt nicht.
example-general-next-player = Dan macht mit 6-6 Schluss. Cat hat gerade vor ihm gelegt und die 6 offen gelassen, aber als Nächste dran ist Ann, also ist sie General. Ann und Cat stehen sofort auf, und das wartende Team setzt sich.
