## Spiele für eine Person

patience-line = Die Kette:
patience-rows-words = Die Reihen von links nach rechts, von denen jeweils der letzte Stein frei ist: { $rows }.
patience-batch-words = Die Portion: { $rows }.
patience-free = Frei zum Nehmen: { $tiles }
patience-batches = Portion { $number }, { $left ->
    [0] die letzte.
    [one] noch 1 kommt.
   *[other] noch { $left } kommen.
}
told-turned-up = { $tile } wird aufgedeckt und beginnt die Kette.
told-batch = Portion { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · die Aufgabe vom { $date }
alone-turn = { $name } spielt; Rat geben dürfen alle.
patience-solved = <b>{ $name } hat es geschafft!</b> { $laid ->
    [one] Der einzige Stein liegt in der Kette.
   *[other] Alle { $laid } Steine liegen in der Kette.
}
patience-stuck = <b>{ $name } kommt nicht weiter</b>, nach { $laid ->
    [one] 1 Stein
   *[other] { $laid } Steinen
}: Nichts, was frei ist, passt an die Kette.
patience-stuck-at-once = <b>Aus der ersten Portion passt nichts an die Kette.</b> { $name } hatte keine Chance.
patience-longest = <b>Die Kette von { $name } hat { $laid ->
    [one] 1 Stein.
   *[other] { $laid } Steine.
}</b> Mehr passt nicht.
patience-left = Übrig: { $tiles }
button-another = Noch eine

## Tipps

button-hint = Tipp
button-chance = Ist es noch zu schaffen?
hint-winnable = Versuch { $move }: Danach ist es noch zu schaffen.
hint-lost = Es ist nicht mehr zu schaffen. Mit { $move } kommst du so weit wie möglich, oder fast.
hint-unknown = Versuch { $move }. Ob es damit zu schaffen ist, weiß ich nicht.
hint-none = Etwas Besseres weiß ich hier nicht.
chance-winnable = Ja, es ist noch zu schaffen.
chance-lost = Nein, es ist nicht mehr zu schaffen.
chance-unknown = Das weiß ich nicht: { $why ->
    [hidden] Es hängt an Steinen, die noch niemand gesehen hat.
   *[long] Es gibt zu viele Wege, um alle durchzuprobieren.
}
hint-daily = Die Aufgabe von heute gehört dir allein: Tipps gibt es dafür keine.

## Die Tagesaufgabe

daily-head = <b>Die Aufgabe vom { $date }</b>
daily-about = Solo 1, dieselbe Auslage für alle auf der Welt, und sie ist zu schaffen. Versuch es, so oft du willst: Alle Steine, die du legst, zählen mit, bis du es hast. Tipps gibt es keine.
daily-nobody = Hier hat es noch niemand versucht.
daily-line = { $solved ->
    [yes] { $name }: geschafft, gelegte Steine: { $moves }{ $tries ->
        [one] { "" }
       *[other] { " " }in { $tries } Versuchen
    }
   *[no] { $name }: noch nicht, bisher höchstens { $best } von 28, gelegte Steine: { $moves }{ $tries ->
        [one] { "" }
       *[other] { " " }in { $tries } Versuchen
    }
}
daily-share-head = Zum Weitersagen; über die Steine verrät es nichts:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles } in { $moves } Zügen
button-daily-play = Spielen
button-daily-share = Ergebnis teilen
button-daily-tally = Stand des Tages
daily-is-over = Diese Aufgabe war von einem anderen Tag. <c>/daily</c> hat die von heute.
daily-solved = Die Aufgabe von heute hast du geschafft. Die nächste kommt um Mitternacht (UTC).
daily-elsewhere = Du bist in { $room } schon dabei: Spiel dort zu Ende.
daily-in-our-chat = Du bist in unserem Chat schon dabei: Spiel dort zu Ende.
daily-not-solved = Erst musst du es schaffen.
