## Domino-vierkant

squares-row = { $row }: { $cells }
squares-rows = De rijen, { "·" } voor een vrij vakje: { $rows }.
squares-small = De kleine cijfers zijn gegeven: daar ligt nog niets.
squares-left = Nog te leggen: { $tiles }
squares-done = { $done } van { $blocks } vierkanten klaar
squares-bad = { $count ->
    [one] 1 vierkant toont meer dan één getal
   *[other] { $count } vierkanten tonen meer dan één getal
}
squares-goal = Bedek het bord met alle stenen, zo dat elk van de { $blocks } omlijnde vierkanten viermaal hetzelfde getal toont. Een steen mag over een lijn heen liggen, en mag op elk moment worden teruggenomen.
squares-printed = De getallen op het bord zijn gegeven: wat daar ligt, moet ze tonen.
squares-full = Alle stenen liggen, maar een vierkant toont meer dan één getal: neem iets terug.
squares-ask = { $what ->
    [row] { $tile }: in welke rij ligt de linker- of bovenhelft?
    [column] { $tile }: in welke kolom ligt de linker- of bovenhelft?
   *[place] { $tile }: waar, en welke kant op? Het vakje is dat van de linker- of bovenhelft.
}
squares-line = { $what ->
    [row] Rij r{ $number }
   *[column] Kolom c{ $number }
}
squares-back = ↩ Terugnemen …
squares-which = Wat wil je terugnemen?
squares-lift = ↩ { $tile }
squares-stop = Opgeven …
squares-sure = Geef je het op? Dan is het spel afgelopen.
squares-on = Verder spelen
squares-give-up = Opgeven
told-put = { $name }: { $place }.
told-lifted = { $name } neemt { $tile } terug.
squares-solved = <b>{ $name } heeft het opgelost!</b> Alle stenen liggen, en elk vierkant toont één getal: { $changes ->
    [one] 1 zet.
   *[other] { $changes } zetten.
}
squares-solution = Het is oplossing { $number } van { $different }. Tel je het bord een halve slag gedraaid apart, dan zijn er { $all } manieren.
squares-given-up = <b>{ $name } geeft het op</b> met { $laid ->
    [one] 1 steen
   *[other] { $laid } stenen
} op het bord.
hint-lift = Zoals de stenen nu liggen, kan het niet afgemaakt worden. { $move }: die gaat niet samen met de andere.
chance-lift = Niet zoals de stenen nu liggen: er moet iets terug.
