# Het scoreblad voor wie met echte stenen speelt.

## Voor het begint

sheet-lobby = <b>{ $game }</b> · scoreblad { $table }
sheet-guests = Jullie spelen met je eigen stenen, ik houd de punten bij. Tik op “Meedoen”. Wie dat niet kan, zet je er met de naam bij, met komma’s tussen de namen: <c>/sheet met Cas, Daan</c>. In die volgorde zitten jullie ook en zijn jullie aan de beurt.
# Below the names, of those who were written down.
sheet-unknown = Alleen met naam op het blad, en dus niet in de totaalstand: { $names }. Wie op “Meedoen” tikt, telt wel mee.
sheet-none-known = Zo telt niets van dit blad mee voor de totaalstand: minstens twee van jullie moeten op “Meedoen” tikken.

## Het blad

sheet-head = <b>{ $game }</b> · scoreblad { $table } · { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
sheet-told-finish = <b>Ronde { $round }: { $name } is uit</b> met { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 en 6-6 tegelijk
    [last_two] 0-0 en 6-6
   *[other] een gewone steen
} (gemeld door { $by }).
sheet-told-out = <b>Ronde { $round }: { $name } is uit</b> (gemeld door { $by }).
sheet-told-fish = <b>Ronde { $round }: vis</b> (gemeld door { $by }).
sheet-told-over = <b>Ronde { $round } is voorbij</b> (gemeld door { $by }).
sheet-told-points = <b>{ $name } +{ $points }</b> (gemeld door { $by }).
sheet-not-open = Rekening nog niet open: { $sides }.
sheet-memo = Onthouden voor { $side }: { $points }.
sheet-carry = Komt bij wat de volgende verliezers schrijven: { $points }.
sheet-table = Aan tafel, op volgorde van de beurten: { $names }.
sheet-shuffler = Schudt de stenen: { $name }.
sheet-waiting = Hierna aan tafel: { $sides }.
sheet-how = Tik na elke ronde op wie uit is. Of typ het: <c>/sheet { $first } 0-0</c>, <c>/sheet { $second } uit</c>, <c>/sheet vis</c>.
sheet-how-hands = Tik na elke ronde op wie uit is. Of typ het: <c>/sheet { $first } uit, { $example }</c>. Een getal is wat een hand volgens de huisregels telt; je mag ook de stenen typen, zoals 6-4 0-0.
sheet-how-fish = Tik na elke ronde op wie uit is, of typ <c>/sheet { $first } uit</c>. Alleen na een vis telt wat iedereen nog heeft: <c>/sheet vis { $example }</c>.
sheet-how-over = Is een ronde voorbij, tik dan op “Ronde voorbij” of typ <c>/sheet voorbij</c>.
sheet-how-points = Punten tijdens het spel: tik op de naam met een +, of typ <c>/sheet { $first } +{ $points }</c>.
sheet-how-earlier = Om een eerdere ronde te verbeteren, typ die met het nummer erbij: <c>/sheet ronde 1 { $example }</c>.
sheet-button-points = { $name } +
sheet-button-over = Ronde voorbij
sheet-button-out = { $name } is uit
sheet-button-fish = Vis
sheet-button-undo = Terugnemen
sheet-button-time = Tijd
sheet-button-end = Einde
sheet-uncounted = Te weinig van jullie hebben hier een account: telt niet mee voor de totaalstand.
sheet-last-round = Wordt er { $minutes } minuten lang niets gemeld, dan eindigt het blad zoals het er staat.
sheet-closed = Dit scoreblad ({ $game }) is gesloten: er was niets op gemeld.

## Een ronde invullen

sheet-which-points = Hoeveel punten haalt { $name } met deze beurt?
sheet-more-points = Een hoger aantal kun je typen: <c>/sheet { $name } +{ $points }</c>.
sheet-points = { $name } +{ $points }.
sheet-round-over = De ronde is voorbij.
sheet-fish = Vis.
sheet-fish-by = Vis, van { $name }.
sheet-out = { $name } is uit.
sheet-held = Over in de handen: { $hands }.
sheet-who-fish = { $doubles ->
    [no] Wie legde de laatste steen die geen dubbele is?
   *[yes] Wie legde de laatste steen?
}
sheet-who-led = { $what ->
    [hundred] Is iemand met 6-6 begonnen voor de honderd?
   *[who] Wie begon deze ronde?
}
sheet-nobody-led = Niemand
sheet-with-what = Waarmee ging { $name } uit?
sheet-finish = { $finish ->
    [blank] 0-0
    [six] 6-6
    [both] 0-0 en 6-6 tegelijk
    [last_two] 0-0 en 6-6
   *[other] een andere steen
}
sheet-how-many = Wat telt de hand van { $name }? <b>{ $typed }</b>
sheet-count-is = { $name }: { $count }
sheet-clear = Wissen
sheet-back = Terug
sheet-yes = Ja
sheet-sure-last = Hiermee is de partij afgelopen, en dat kan hier niet meer teruggenomen worden. Klopt het?
sheet-sure-end = { $result ->
    [yes] De sessie nu beëindigen? Daarna kan hier niets meer teruggenomen worden.
   *[no] De partij opgeven? Dan is er geen winnaar.
}
sheet-picture = { $game }: het scoreblad.
file-sent = <c>{ $file }</c> staat in onze privéchat.
sheet-dropped = Wat je aan het invoeren was, is weg; wat op het blad staat, is niet veranderd.
sheet-mended = { $name } heeft ronde { $round } verbeterd; alles daarna is opnieuw geteld.
sheet-end-asked = Het scoreblad vraagt in zijn chat of het moet eindigen.
sheet-total = Totaal
sheet-round = Ronde { $round }

## Waarom niet

sheet-not-this-game = In dit spel, of met deze huisregels, gaat het in een ronde om meer dan wie er uit is en wat de handen tellen. Dus kan ik de punten niet bijhouden.
sheet-not-alone = Dit is een spel voor één; er valt geen stand bij te houden.
sheet-not-teams = In dit spel beslissen de stenen wie met wie speelt, en ik zie jullie stenen niet. Dus kan ik de punten niet bijhouden.
sheet-not-tiles = In dit spel, of met deze huisregels, gaat het bij een geblokkeerde ronde om welke stenen er over zijn, of om wie welke gelegd heeft, en niet om wat de handen tellen. Dus kan ik de punten niet bijhouden.
sheet-not-such-points = In dit spel levert geen beurt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
sheet-just-ends = Handen tellen in dit spel niet. Is de ronde voorbij, typ dan <c>/sheet voorbij</c>.
sheet-none-here = Hier wordt geen scoreblad bijgehouden. <c>/sheet</c> met een spel opent er een.
sheet-not-begun = Het scoreblad is nog niet begonnen. Tik, als iedereen erop staat, eerst eronder op “{ $start }”.
sheet-end-unbegun = Het scoreblad is nog niet begonnen. “{ $close }” eronder sluit het.
sheet-late = Het scoreblad loopt al, er kan niemand meer bij. Komt of gaat er iemand, sluit het dan af met <c>/sheet einde</c> en open een nieuw blad.
sheet-several = Hier zijn meerdere scorebladen open: gebruik de knoppen van het blad dat je bedoelt, of begin met zijn letter: <c>/sheet { $table } met Anne</c>, <c>/sheet { $table } Anne uit</c>.
sheet-there = <b>{ $table }</b> ({ $game }): { $names }
sheet-with-whom = Schrijf de namen: <c>/sheet met Anne, Bas</c>
sheet-by-account = Invullen kunnen hier { $names }, en ook wie de chat beheert. Op het blad alleen met naam, zonder account: { $guests }.
sheet-already-on = { $name } staat al op dit blad. Is dit iemand anders, schrijf dan een andere naam.
sheet-nothing-to-undo = Er is niets om terug te nemen.
sheet-undo-last = Alleen wat het laatst is ingevuld kan worden teruggenomen, met <c>/sheet terug</c>. Een eerdere ronde verbeter je door te zeggen hoe die ging: <c>/sheet ronde 2 Anne uit</c>.
sheet-no-such-round = Op dit blad staat geen ronde { $round }.
sheet-round-whole = Zeg alles van ronde { $round } op één regel, zoals bij een nieuwe: <c>/sheet ronde { $round } { $example }</c>.
sheet-round-points = Van ronde { $round } kan op zichzelf alleen worden verbeterd hoe die afliep. Punten tijdens het spel neem je vanaf het einde terug, met <c>/sheet terug</c>, en vul je opnieuw in.
sheet-round-same = Zo staat ronde { $round } al op het blad.
sheet-round-others = Ronde { $round } kan niet op zichzelf worden veranderd: wat daarna is ingevuld zou niet meer passen, of de partij zou voorbij zijn. Neem vanaf het einde terug, met <c>/sheet terug</c>, en vul het opnieuw in.
sheet-how-to-type = Schrijf wie uit is en wat de anderen nog hebben: <c>/sheet Anne uit, Bas 17, Cas 6-4 0-0</c>; waar het ertoe doet ook waarmee: <c>Anne uit 0-0</c>. Een vis begint met wie de laatste steen legde: <c>/sheet vis Anne 5, Bas 17</c>.
sheet-how-to-finish = Schrijf wie uit is en waarmee: <c>/sheet Anne 0-0</c>, <c>/sheet Anne 0-0 6-6</c>, <c>/sheet Anne uit</c>, <c>/sheet vis</c>.
sheet-twice = Noem iedereen één keer.
sheet-echo = Iemand anders heeft net precies deze ronde ingevoerd; die staat op het blad. Was er echt nog zo’n ronde, typ die dan over een minuut opnieuw.
sheet-no-such-tile = { $known ->
    [yes] Je hebt { $tile } vaker genoemd dan hij in de set zit.
   *[no] De set heeft geen steen { $tile }.
}
sheet-too-much = Zoveel kunnen de stenen van dit spel niet tellen: één hand hoogstens { $most }, al deze handen samen { $all }.
sheet-no-zero = { $blank ->
    [0] Wie niet uit is, heeft nog iets. Alleen 0-0 zonder iets anders telt 0, en dat kunnen er niet zoveel hebben.
   *[other] Wie niet uit is, heeft nog iets, en hier telt zelfs 0-0 zonder iets anders { $blank }: geen enkele hand telt 0.
}
sheet-who-out = Wie is uit? Schrijf het zo: <c>/sheet Anne uit, Bas 17</c>
sheet-missing = Wat { $name } nog heeft, ontbreekt.
sheet-nobody = Niemand op dit blad heet “{ $name }”. Erop staan { $names }.
sheet-not-at-table = { $name } zit deze ronde niet aan tafel.
sheet-real-tiles = Bij een scoreblad hebben jullie zelf de stenen: er zijn geen handen, zetten of delingen te laten zien. <c>/sheet export</c> geeft het als bestand. Komt of gaat er iemand, sluit het dan af met <c>/sheet einde</c> en open een nieuw blad; wat geteld is, blijft geteld.
