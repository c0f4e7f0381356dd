# Muggins

page-muggins-players =
    { $teams ->
        [true] Twee of drie spelers, ieder voor zich, of vier in twee paren: partners zitten tegenover elkaar en hebben één rekening. Wat hier over de punten en de hand van een speler staat, geldt voor een paar, beide handen opgeteld.
       *[false] Twee, drie of vier spelers, ieder voor zich.
    }
    De set is dubbelzes: { $tiles } stenen, dicht. Met twee spelers krijgt ieder { $hand_2 } stenen en zijn er { $boneyard_2 } over; met drie { $hand_3 } en { $boneyard_3 }, met vier { $hand_4 } en { $boneyard_4 }. Wat over is, is de pot.

page-muggins-begin =
    Het lot zegt wie de eerste ronde begint.
    { $next_lead ->
        [rotate] De volgende speler met de klok mee begint telkens de volgende ronde, wie er ook gewonnen heeft.
        [lot] Voor elke latere ronde wordt er opnieuw geloot.
       *[winner] De winnaar van een ronde begint de volgende.{ $teams ->
            [true] {" "}Van een paar is dat wie uit is gegaan of, na een vis, wie minder had; { shared-equal-partners }.
           *[false] {""}
        } Heeft niemand gewonnen, dan wordt er weer geloot.
    }
    De beginner mag elke steen leggen, dubbele of niet, in elke ronde.

page-muggins-turn =
    De beurt gaat met de klok mee, naar de speler links van je. Je legt één steen per beurt aan een open uiteinde, zo dat de helften die elkaar raken gelijk zijn.
    De eerste dubbele die gelegd wordt, is de spinner: je mag aan alle vier de kanten bouwen, { $arms_open ->
        [after_sides] maar aan de twee korte kanten pas als aan beide lange, waar de lijn doorheen loopt, een steen ligt.
       *[at_once] zodra hij er ligt.
    } Is de eerste steen geen dubbele, dan is er een lijn met twee uiteinden tot iemand een dubbele legt. Die is dan de spinner; van de vier kanten is er één bezet door de steen waar hij aan ligt.
    Er is één spinner. Latere dubbelen hebben geen takken.
    { $double_orientation ->
        [cross] Alle dubbelen liggen dwars.
       *[choose] Een dubbele na de spinner mag dwars of in de lengte liggen, zoals je wilt. De volgende steen vraagt in beide gevallen hetzelfde getal; alleen de som van de uiteinden verschilt. De spinner ligt altijd dwars.
    }
    { shared-draw }
    { $reserve_keep ->
        [0] De pot mag helemaal leeggepakt worden.
        [1] De laatste steen van de pot wordt nooit gepakt.
       *[other] De laatste { $reserve_keep } stenen van de pot worden nooit gepakt.
    } Past er niets en mag er niets meer gepakt worden, dan pas je.

page-muggins-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-layout }

page-muggins-scoring =
    Tel na elke beurt, ook de eerste en de laatste van een ronde, de open uiteinden op. Is dat 5, 10, 15 of een ander veelvoud van vijf (0 is er geen), dan schrijft wie de steen legde meteen dat aantal punten.
    Een gewone steen aan een uiteinde telt zijn open helft; een dubbele die dwars ligt, telt beide helften, een in de lengte maar één. Een steen die alleen ligt, telt beide helften: 6-4 is 10, en 5-5 is 10.
    De spinner telt beide helften zolang er minder dan twee stenen aan liggen, en daarna niets. De lege kanten ervan tellen niets.
    { $muggins_call ->
        [true] Punten moet je opeisen: na je steen zeg je of hij scoort. Wat je laat liggen, mag de volgende speler opeisen tot die legt, pakt of past. Maakt een steen een eind aan de ronde, door uitgaan of een vis, dan mag de volgende speler zijn punten nog opeisen voordat de handen tellen.{ $finish_bonus ->
            [0] { "" }
           *[other] { " " }De bonus voor uitgaan hoef je niet op te eisen.
        }
       *[false] Punten worden vanzelf geschreven. Niemand hoeft ze op te eisen, en niemand kan die van een ander nemen.
    }
    Wie uitgaat, { $finish_bonus ->
        [0] krijgt daar geen bonus voor.
       *[other] schrijft { $finish_bonus } naast wat de laatste steen scoort.
    } { $finish_pips ->
        [true] Daar komt nog bij wat de anderen hebben, afgerond op het dichtstbijzijnde veelvoud van vijf.
       *[false] Wat de anderen nog hebben, levert niets op en kost hun niets.
    }
    Een vis wordt gewonnen door de laagste hand; handen tellen hun ogen, 0-0 niets. De winnaar schrijft wat de anderen hebben, opgeteld, min de eigen hand{ $fish_round ->
        [none] , niet afgerond.
        [down5] , naar beneden afgerond op een veelvoud van vijf (14 is 10).
       *[nearest5] , afgerond op het dichtstbijzijnde veelvoud van vijf: 12 is 10, 13 is 15.
    } Zijn meerdere spelers samen het laagst, dan schrijft niemand iets.

page-muggins-match =
    { $target_check ->
        [round_end] Het doel is { $target } punten, en er wordt na een ronde naar gekeken. Het hoogste totaal dat het haalt, wint de partij; wordt het hoogste gedeeld, dan wordt er nog een ronde gespeeld.
       *[immediate] Wie { $target } punten haalt, heeft de partij meteen gewonnen, ook midden in een ronde: de ronde wordt niet uitgespeeld, en uitgaan en handen tellen niet meer.
    }
    { $target_check ->
        [round_end] Het doel midden in een ronde halen beëindigt nog niets.
       *[immediate] Punten voor uitgaan en voor een vis tellen net zo. Omdat punten beurt na beurt geschreven worden, kunnen er nooit twee tegelijk het doel halen.
    }

example-muggins-lengthwise = De uiteinden zijn 0, 3-3 en 2. Noord legde 3-3 in de lengte, dus hij telt 3 en geen 6, en met 5-2 van Oost is het 0 + 3 + 2 = 5. Had 3-3 dwars gelegen, dan waren de uiteinden samen 8 en werd er niets geschreven. De spinner 5-5 telt niets meer.
example-muggins-spinner-in-the-line = Er is begonnen met 6-4, dus is 4-4 de spinner, al was het niet de eerste steen: één kant is bezet, en Oost heeft meteen aan een andere gebouwd. Er liggen nu twee stenen aan, dus hij telt niets, en de uiteinden zijn 2 + 0.
example-muggins-fish = Niemand kan verder, en de pot is leeg. Noord heeft 8, Oost 9, West 12: Noord wint de vis en schrijft 9 + 12 - 8 = 13, afgerond 15.
