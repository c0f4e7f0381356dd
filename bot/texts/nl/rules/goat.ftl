# Bok

page-goat-players =
    { $fewest } tot { $most } spelers, met een dubbelzes-set van { $tiles } stenen, dicht op tafel. { $teams ->
        [true] Met vier speel je in twee paren: partners zitten tegenover elkaar, zodat de paren om en om aan de beurt zijn. Met twee of drie speelt ieder voor zich.
       *[false] Ieder speelt voor zich, ook met vier.
    } Een kant is een paar, of wie alleen speelt.
    Ieder krijgt { $hand_2 } stenen. Met twee spelers zijn er { $boneyard_2 } over, met drie { $boneyard_3 }, met vier geen. Wat over is, is de pot, ook bazaar genoemd.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }Er wordt opnieuw gedeeld als { $redeal_same } of meer stenen van een hand een getal gemeen hebben.
    }

page-goat-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] Heeft niemand een dubbele, dan moet de lichtste steen beginnen: die met de minste ogen, en bij evenveel ogen die waarvan de hoogste helft het laagst is (2-1 gaat voor 3-0).
       *[heaviest] Heeft niemand een dubbele, dan moet de zwaarste steen beginnen: die met de meeste ogen, en bij evenveel ogen die met de hoogste helft (6-3 gaat voor 5-4).
    }
    { $later_lead ->
        [tile_search] Elke latere ronde begint op dezelfde manier. Wie uit is, mag daarom nog niet de volgende beginnen.
       *[free] Wie in een ronde uit was, begint de volgende, met een steen naar keuze. Telt een deling niet, dan blijft die speler de beginner.
    }
    { $later_lead ->
        [tile_search] Dat is ook zo na een vis.
       *[free] { $after_fish_start ->
            [fish_winner] Na een vis begint de winnaar, van een paar de partner met de kleinste hand; { shared-equal-partners }. Zijn meerdere kanten samen het laagst, dan begint de speler van de laatste steen.
           *[fish_maker] Na een vis begint de maker ervan, wie de laatste steen aan de lijn legde, ook als de eigen kant de vis verloren heeft; ook dan met een steen naar keuze.
        }
    }

page-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }

page-goat-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Een vis wordt gewonnen door de kant die het minst heeft, beide partners opgeteld. Delen meerdere kanten het laagste aantal, dan winnen ze hem samen.

page-goat-scoring =
    { shared-lone-blank }
    Alleen verliezers schrijven, en wat ze schrijven is slecht voor hen. Gaat iemand uit, dan schrijft elke andere kant wat die zelf nog heeft, beide partners samen. Wat de partner van wie uit is nog heeft, telt niet.
    Na een vis schrijft elke kant die niet het laagst is alles wat die zelf heeft, niet alleen het verschil. De laagste schrijft niets. { $fish_tie ->
        [carry] Hebben alle kanten evenveel, dan schrijft niemand; wat ze allemaal samen hebben, komt bij wat elke verliezer schrijft in de eerstvolgende ronde die geen gelijke vis is.
       *[void] Hebben alle kanten evenveel, dan schrijft niemand iets.
    }
    { $threshold ->
        [0] Er is geen drempel: elk bedrag wordt geschreven, hoe klein ook.
       *[other] { $threshold_mode ->
            [every] Een bedrag onder { $threshold } wordt nooit geschreven, wat er ook op de rekening staat; { $threshold } of meer wordt helemaal geschreven.
           *[opening] Zolang een rekening leeg is, wordt een bedrag onder { $threshold } niet geschreven. Een bedrag van { $threshold } of meer opent de rekening met al zijn punten, en vanaf dan wordt elk bedrag geschreven, hoe klein ook.
        }
    }
    { $threshold ->
        [0] Een kant die niets te schrijven heeft, houdt dezelfde stand.
       *[other] { $subthreshold ->
            [remember] Wat niet geschreven wordt, wordt onthouden en komt bij het volgende bedrag van die kant. Het vervalt als de kant een ronde wint, niets te schrijven heeft, of als alle kanten in een vis gelijk zijn.
           *[burn] Wat niet geschreven wordt, vervalt: twee kleine bedragen worden nooit opgeteld om de drempel te halen.
        }
    }

page-goat-match =
    De rekeningen worden bekeken als een ronde voorbij is. De partij eindigt met de ronde waarin een kant { $target } punten haalt.
    De kant met het hoogste totaal is de bok en heeft verloren. Alle anderen hebben gewonnen.
    Halen meerdere kanten { $target } in dezelfde ronde, dan is alleen de hoogste ervan de bok. Delen meerdere kanten het hoogste totaal, dan zijn ze samen bok.

example-goat-fish-and-lead = Oost legt de laatste steen met een 1: beide uiteinden vragen een 1, en niemand kan verder. Oost heeft de vis gemaakt en begint de volgende ronde, al heeft die kant hem verloren en schrijft die alles op wat er nog over is.
example-goat-lone-blank = Noord is uit. Wat partner Zuid nog heeft, telt niet. De stenen van Oost tellen hun ogen, maar West heeft alleen 0-0 over, en dat is 25: genoeg om de rekening te openen.
example-goat-last-tile = Beide uiteinden vragen een 3 en Bob heeft geen 3. Bob heeft één steen gepakt, die niet past, en in de pot zit er nog één. Die wordt nooit gepakt, dus kan Bob alleen nog passen.
