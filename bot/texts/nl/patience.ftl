## Spellen voor één

patience-line = De lijn:
patience-rows-words = De rijen, elk van links naar rechts; de laatste steen van elk mag gepakt worden: { $rows }.
patience-batch-words = De portie: { $rows }.
patience-free = Vrij om te pakken: { $tiles }
patience-batches = Portie { $number }, { $left ->
    [0] de laatste.
    [one] er komt er nog 1.
   *[other] er komen er nog { $left }.
}
told-turned-up = { $tile } wordt omgedraaid en begint de lijn.
told-batch = Portie { $number }: { $tiles }
alone-head = <b>{ $game }</b>
alone-head-daily = <b>{ $game }</b> · de dagpuzzel van { $date }
alone-turn = { $name } speelt; iedereen mag meedenken.
patience-solved = <b>{ $name } heeft het opgelost!</b> { $laid ->
    [one] De enige steen ligt in de lijn.
   *[other] Alle { $laid } stenen liggen in de lijn.
}
patience-stuck = <b>{ $name } zit vast</b> na { $laid ->
    [one] 1 steen
   *[other] { $laid } stenen
}: geen vrije steen past aan de lijn.
patience-stuck-at-once = <b>Geen steen van de eerste portie past aan de lijn.</b> { $name } had geen kans.
patience-longest = <b>De lijn van { $name } heeft { $laid ->
    [one] 1 steen.
   *[other] { $laid } stenen.
}</b> Meer past er niet.
patience-left = Over: { $tiles }
button-another = Nog een

## Hints

button-hint = Hint
button-chance = Kan het nog?
hint-winnable = Probeer { $move }: daarna is er nog te winnen.
hint-lost = Winnen kan niet meer. Met { $move } kom je zo ver mogelijk, of bijna.
hint-unknown = Probeer { $move }. Of dat wint, weet ik niet.
hint-none = Hier weet ik niets beters.
chance-winnable = Ja, het kan nog gewonnen worden.
chance-lost = Nee, het kan niet meer gewonnen worden.
chance-unknown = Dat weet ik niet: { $why ->
    [hidden] het hangt af van stenen die nog niemand heeft gezien.
   *[long] er zijn te veel mogelijkheden om ze allemaal na te gaan.
}
hint-daily = De dagpuzzel is voor jou alleen: daar zijn geen hints bij.

## De dagpuzzel

daily-head = <b>De dagpuzzel van { $date }</b>
daily-about = Solo 1, over de hele wereld dezelfde, en op te lossen. Probeer het zo vaak je wilt: alle stenen die je legt, tellen tot je het hebt. Hints zijn er niet.
daily-nobody = Hier heeft nog niemand het geprobeerd.
daily-line = { $solved ->
    [yes] { $name }: opgelost, { $moves } { $moves ->
        [one] steen gelegd
       *[other] stenen gelegd
    }{ $tries ->
        [one] { "" }
       *[other] { " " }in { $tries } pogingen
    }
   *[no] { $name }: nog niet, { $best } van 28 als beste, { $moves } { $moves ->
        [one] steen gelegd
       *[other] stenen gelegd
    }{ $tries ->
        [one] { "" }
       *[other] { " " }in { $tries } pogingen
    }
}
daily-share-head = Om te delen; het verraadt niets van de stenen:
daily-share-result = Boneyard, { $date }: { $laid }/{ $tiles } in { $moves } zetten
button-daily-play = Spelen
button-daily-share = Mijn resultaat delen
button-daily-tally = Stand van de dag
daily-is-over = Die puzzel was van een andere dag. <c>/daily</c> heeft die van vandaag.
daily-solved = Je hebt de dagpuzzel opgelost. De volgende komt om middernacht, UTC.
daily-elsewhere = Je bent ermee bezig in { $room }: maak hem daar af.
daily-in-our-chat = Je bent ermee bezig in onze chat: maak hem daar af.
daily-not-solved = Los hem eerst op.
