# Kippenpoot

page-chickenfoot-players =
    { $fewest } tot { $most } spelers, ieder voor zich. De set is dubbel{ $set ->
        [6] zes
        [12] twaalf
        [15] vijftien
       *[9] negen
    }, { $tiles } stenen.
    { shared-direction }
    Ieder krijgt { $hand_2 } stenen met twee spelers, { $hand_3 } met drie, { $hand_4 } met vier, { $hand_5 } met vijf, { $hand_6 } met zes, { $hand_7 } met zeven, { $hand_8 } met acht. Dat zijn alle stenen min 11, gedeeld door het aantal spelers, naar beneden afgerond, en nooit meer dan 21.
    De stenen die niet gedeeld zijn, vormen de pot, { $boneyard_4 } met vier spelers; ze mogen allemaal gepakt worden.{ $root ->
        [holder] { "" }
       *[placed] { " " }De dubbele in het midden zit daar niet bij.
    }

page-chickenfoot-begin =
    Elke ronde groeit uit een dubbele, de wortel: de eerste uit { $top }-{ $top }, de volgende uit de dubbele daaronder, enzovoort tot 0-0; komen er daarna nog rondes, dan weer uit { $top }-{ $top }.
    { $root ->
        [holder] De wortel wordt met de andere stenen gedeeld, en wie hem heeft, heeft de eerste beurt en moet hem in het midden leggen. Daarna gaat de volgende speler verder.
       *[placed] De wortel wordt voor het schudden uit de set genomen en in het midden gelegd. Het is niemands steen en niemands beurt.
    }
    { $root ->
        [holder] Heeft niemand de wortel, dan zegt het lot wie begint te pakken; elke ronde wordt er opnieuw geloot. Iedereen pakt om de beurt één steen, tot iemand hem vindt en hem meteen legt.
       *[placed] In de eerste ronde zegt het lot wie de eerste beurt heeft. In elke latere ronde gaat de eerste beurt naar de volgende speler, ook als de vorige toen geen steen kon leggen.
    }

page-chickenfoot-turn =
    Leg één steen per beurt: een van de helften moet gelijk zijn aan het open uiteinde waar hij aan komt. Kun je een steen leggen, dan moet het.
    De wortel heeft { $root_arms } armen, en die gaan voor: tot ze allemaal begonnen zijn, mogen er alleen stenen met het getal van de wortel, aan de wortel. Daarna mag je elk open uiteinde kiezen.
    Een dubbele leg je dwars aan een uiteinde, en hij wordt een poot. Een extra beurt geeft hij niet. De volgende drie stenen, wie ze ook legt, moeten zijn drie tenen zijn, stenen met het getal van de dubbele.
    Tot de drie tenen er liggen, mag er nergens iets anders gelegd worden. Daarna is elke teen een open uiteinde: van één zijn het er drie geworden. Een teen kan later zelf ook in een poot eindigen.
    Past geen van je stenen, pak dan één steen. Past die, dan moet je hem nu leggen; zo niet, dan pas je. Een tweede pak je nooit in een beurt. Is de pot leeg, dan pas je meteen.
    { $foot_must_be_possible ->
        [true] Je mag een dubbele alleen leggen zolang er minstens drie andere stenen met dat getal, de dubbele niet meegeteld, nog niet op tafel liggen.
       *[false] Je mag een dubbele ook leggen als er niet genoeg stenen over zijn voor zijn tenen.
    }

page-chickenfoot-end =
    Leg je je laatste steen, dan ben je uit, en de ronde eindigt meteen. De laatste steen mag een dubbele zijn; die poot blijft dan zonder tenen.
    De ronde is geblokkeerd, en eindigt zonder dat er nog gepast hoeft te worden, zodra de pot leeg is en niemand een steen heeft die nu gelegd mag worden. Dat kan ook terwijl de wortel nog armen mist.
    { $drain_boneyard ->
        [true] Mist een poot tenen en zijn er geen stenen meer voor, dan wordt de pot toch leeggepakt; is hij leeg, dan is de ronde geblokkeerd.
       *[false] Mist een poot tenen en is er geen steen met dat getal meer, in geen hand en niet in de pot, dan eindigt de ronde meteen, ook met stenen in de pot. Is er nog één en ontbreken er twee tenen, dan gaat het spel door tot die steen gelegd is.
    }
    De wortel geldt hierbij niet als poot: zolang hij armen mist en er stenen te pakken zijn, pakt wie er geen steen voor heeft.

page-chickenfoot-scoring =
    Aan het einde van een ronde schrijven alle spelers de ogen die nog in hun hand zitten, als strafpunten; wie uit is, schrijft 0. Een geblokkeerde ronde en een ronde met een poot die niet meer af kan, worden net zo geteld.
    { $double_blank_pips ->
        [0] 0-0 in de hand telt niets.
       *[other] 0-0 in de hand telt { $double_blank_pips }, ook met andere stenen; elke andere steen telt zijn ogen.
    }

page-chickenfoot-match =
    { $rounds ->
        [usual] Er zijn zoveel rondes als de set dubbelen heeft: { $set ->
            [6] 7
            [12] 13
            [15] 16
           *[9] 10
        }.
       *[other] Het aantal rondes is { $rounds }.
    } Na de laatste wint het laagste totaal.
    Hebben meerdere spelers het laagste totaal, dan wint van hen wie meer rondes zonder strafpunten had. Is dat ook gelijk, dan winnen ze samen. Zijn alle spelers in beide gelijk, dan eindigt de partij in gelijkspel.

example-chickenfoot-toes-first = 5-5 ligt zonder tenen, dus mogen er alleen vijven, als tenen: Zuid mag 3-2 niet leggen, al toont een open uiteinde een 3.
example-chickenfoot-three-ends = De poot van 5-5 heeft zijn drie tenen, en dat zijn open uiteinden zoals de andere: van één zijn het er drie geworden, en elk uiteinde mag weer gekozen worden.
example-chickenfoot-lost-foot = Een dubbelzes-set: Oost moest 5-0 leggen, de laatste vijf, als teen van 5-5. Twee tenen ontbreken voorgoed, dus eindigt de ronde meteen, al vallen er nog twee stenen te pakken. 0-0 in de hand van Oost telt 50.
