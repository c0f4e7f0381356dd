# Domino-vierkant

page-domino-squares-players =
    Je speelt alleen, met alle { $tiles } stenen van een dubbelzes-set. Ze liggen vanaf het begin allemaal open; er wordt niets gedeeld of gepakt. Anderen mogen meekijken en meedenken.
    Het bord heeft 56 vakjes in acht rijen. De rijen 1, 2, 7 en 8 hebben acht vakjes, de kolommen 1 tot 8. De rijen 3 tot 6 hebben zes vakjes, de kolommen 2 tot 7: het bord is in het midden smaller, aan beide kanten evenveel.
    Het bord is verdeeld in 14 vierkanten van twee bij twee vakjes: vier in de rijen 1 en 2, drie in de rijen 3 en 4, drie in de rijen 5 en 6, en vier in de rijen 7 en 8. Die in de smalle rijen staan één kolom verder naar binnen.

page-domino-squares-begin =
    { $puzzle ->
        [free] Het bord is leeg. Je mag met elke steen beginnen, overal.
        [given] De getallen van enkele vierkanten zijn gegeven, zoveel dat er maar één manier is om de getallen van de andere in te vullen. Je mag met elke steen en overal beginnen. Vakjes met een gegeven getal nemen alleen helften met dat getal.
       *[digits] De getallen van alle vierkanten zijn gegeven. Elk vakje neemt alleen een helft met zijn getal: jij moet uitvinden waar de stenen liggen.
    }
    { $puzzle ->
        [given] De puzzel is { $grade ->
            [hard] moeilijk: er zijn niet meer vierkanten gegeven dan nodig, en er moet veel uitgeprobeerd worden.
            [medium] gemiddeld moeilijk: misschien moet er iets uitgeprobeerd worden.
           *[easy] makkelijk: hij is stap voor stap op te lossen, zonder iets uit te proberen.
        }
        [free] Er zijn veel manieren om het bord te vullen: zie het hoofdstuk over de partij.
       *[digits] De meeste van deze roosters kunnen op twee manieren bedekt worden; welke je vindt, maakt niet uit.
    }

page-domino-squares-turn =
    Leg een steen naar keuze op twee vrije vakjes die met een zijde aan elkaar liggen, liggend of staand, en in beide richtingen. Vakjes die elkaar alleen met een hoek raken, mogen niet.
    Een steen mag binnen een vierkant liggen of over de grens van twee vierkanten. Stenen die elkaar raken, hoeven niet bij elkaar te passen; het gaat erom welke getallen elk vierkant toont.
    Een steen mag ook waar hij { $puzzle ->
        [digits] geen oplossing overlaat
       *[other] een vierkant bederft
    }. Elke steen op het bord mag op elk moment worden teruggenomen, in elke volgorde.
    Gepast of gepakt wordt er niet, en het aantal zetten is vrij.

page-domino-squares-end =
    Je hebt het opgelost zodra alle { $tiles } stenen op het bord liggen, elk vakje bedekt is, en elk van de 14 vierkanten viermaal hetzelfde getal toont.
    Liggen alle stenen maar toont een vierkant meer dan één getal, dan gaat het spel door: neem iets terug.
    Je mag het op elk moment opgeven. Dan is het spel afgelopen.

page-domino-squares-scoring =
    Elke oplossing is goed: het bord wordt met de regel vergeleken, niet met één opgeslagen antwoord. Heb je het opgelost, dan heb je gewonnen; geef je het op, dan heb je verloren.
    Je score is het aantal stenen dat aan het einde op het bord ligt: { $tiles } als het opgelost is. Hoeveel zetten het kostte, teruggenomen stenen meegerekend, wordt genoemd maar telt niet.
    Elk getal staat op acht helften en vult dus precies twee vierkanten. Die mogen aan elkaar grenzen; dan kan één dubbele over hun grens liggen. Anders ligt elke dubbele binnen een vierkant.

page-domino-squares-match =
    Er is één ronde, en dat is de partij.
    Op het lege bord kun je de stenen op 685.440 manieren leggen. Tellen twee manieren die door een halve slag van het bord hetzelfde worden als één, dan zijn het er 342.720. Los je het op, dan hoor je welke daarvan het is.
    Tellen alleen de getallen in de vakjes en niet waar de grenzen van de stenen lopen, dan zijn er 372.960 manieren, of 186.480 zonder halve slagen. Maakt het niet uit welk getal welk is, dan zijn er 136 manieren om de stenen te leggen, en 34 zonder halve slagen en spiegelbeelden.

example-domino-squares-across-borders = Het eerste vierkant toont viermaal 0, hoewel alleen 0-0 erbinnen ligt: 2-0 en 1-0 liggen over de grens. Alle stenen die hier liggen, horen bij een oplossing.
example-domino-squares-spoiled = Alle stenen liggen, maar 3-2 en 2-0 zijn verwisseld, dus tonen drie vierkanten meer dan één getal: nog niets gewonnen. Neem ze allebei terug en leg elk waar de ander lag.
example-domino-squares-solved = Een oplossing: elk vierkant toont één getal, elk getal vult twee vierkanten, en alle zeven dubbelen liggen binnen een vierkant.
