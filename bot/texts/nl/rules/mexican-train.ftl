# Mexicaanse trein

page-mexican-train-players =
    { shared-alone } De set heeft elke steen van 0-0 tot { $top }-{ $top } één keer: { $tiles } stenen.
    { shared-deal-many }
    De pot mag helemaal leeggepakt worden.

page-mexican-train-begin =
    In het midden, in het station, ligt een dubbele, de locomotief van de ronde: in ronde 1 { $top }-{ $top }, daarna elke ronde één lager, tot 0-0. Na 0-0 is weer de hoogste dubbele de locomotief.
    { $engine ->
        [holder] Wie de locomotief gedeeld krijgt, moet ermee beginnen, en dat is de hele beurt; het is nog niet de eerste beurt op een trein. Heeft niemand hem, dan pakt iedereen om de beurt één steen, te beginnen met wie het lot aanwijst, tot hij gevonden is; wie hem vindt, begint er meteen mee.
       *[other] De locomotief wordt voor het schudden uit de stenen genomen en in het station gelegd; niemand hoeft hem te vinden. Het lot wijst aan wie in ronde 1 de eerste beurt heeft. In elke latere ronde schuift de eerste beurt één speler op, wie er ook won.
    }
    { shared-direction }

page-mexican-train-turn =
    Je hebt een eigen trein; de Mexicaanse trein is van iedereen. Elke trein begint bij het station met het getal van de locomotief en groeit alleen aan het buitenste eind, gelijk aan gelijk. Open voor jou zijn je eigen trein, { $mexican_from ->
        [after_own_train] de Mexicaanse trein (zodra er op je eigen trein een steen ligt)
       *[other] de Mexicaanse trein (iedereen mag hem beginnen, vanaf de eerste beurt)
    } en elke trein met een fiche.
    Kun je een steen leggen, dan moet het: één per beurt{ $first_turn_train ->
        [true] , maar begin je je eerste beurt op je eigen trein, dan mag je daar doorgaan met zoveel stenen als er passen
       *[other] , ook in de eerste beurt
    }. Zo niet, pak dan { $draw_count ->
        [1] één steen en leg hem meteen als hij past; past hij niet
       *[other] tot { $draw_count } stenen, een voor een, en leg meteen de eerste die past; past er geen
    }, of is de pot leeg, zet dan een fiche op je eigen trein en pas.
    Het fiche opent je trein voor iedereen. Het gaat eraf als jij daar zelf een steen legt, niet als anderen dat doen.
    Een dubbele ligt dwars en moet bedekt worden. Je legt meteen { $doubles ->
        [free_extra] nog een steen, op een trein die voor jou open is{ $first_turn_train ->
            [true] {" "}(op een andere trein dan die van jou eindigt daarmee de lange eerste beurt)
           *[other] {""}
        }
       *[other] een steen met dat getal erop
    }; heb je die niet, pak dan zoals hierboven; lukt dat niet, dan fiche en passen.
    Zolang een dubbele onbedekt is, mag niemand ergens anders een steen leggen{ $doubles ->
        [free_extra] , behalve die extra steen; bij meerdere onbedekte dubbelen kies je zelf welke je bedekt
       *[other] {""}
    }. De plicht om hem te bedekken gaat van speler naar speler, op wiens trein hij ook ligt, open voor jou of niet. Bedekken verandert aan geen fiche iets, tenzij hij op je eigen trein ligt: dan gaat dat van jou eraf zoals gewoonlijk.
    Een dubbele is dood als alle andere stenen met dat getal op tafel liggen: niemand hoeft hem te bedekken, en die trein kan niet verder{ $doubles ->
        [free_extra] ; hij vraagt ook geen extra steen
       *[other] {""}
    }.

page-mexican-train-end =
    De ronde eindigt meteen als iemand de laatste steen uit de hand legt. Dat mag een dubbele zijn; die hoeft dan niet bedekt te worden.
    De ronde is geblokkeerd als de pot leeg is en alle spelers na elkaar gepast hebben. Er moet echt gepast worden, want elke keer gaat er een trein open. Passen telt mee, of je eerst gepakt hebt of niet, ook na een dubbele die niet bedekt kon worden; legt iemand een steen, dan begint het tellen opnieuw.

page-mexican-train-scoring =
    Wat er nog in je hand zit, krijg je als strafpunten; wie uit is, schrijft 0. Een geblokkeerde ronde wordt net zo geschreven, ook voor wie het minste heeft.
    { shared-double-blank }

page-mexican-train-match =
    De partij duurt { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        } rondes, één voor elke dubbele van de set
        [1] één ronde
       *[other] { $rounds } rondes
    }. Het laagste totaal wint.
    Hebben meerdere spelers het laagste totaal, dan wint van hen wie meer rondes zonder strafpunten had. Is dat ook gelijk, dan winnen ze samen; zijn alle spelers in beide gelijk, dan eindigt de partij in gelijkspel.

example-mexican-train-bare-double = De eigen trein van Zuid eindigt met 7-7; Zuid kon hem niet bedekken en heeft gepast. West mag alleen 7-1 erop leggen: 9-3 en 6-3 zouden elders passen, maar de dubbele gaat voor. Had West geen zeven, dan gold voor Noord hetzelfde.
example-mexican-train-open-train = Noord heeft gepast, dus op de trein van Noord staat een fiche en mag Zuid hem beginnen met 12-8; 10-8 op de privétrein van West zou geweigerd worden. De steen van Zuid haalt het fiche er niet af: West mag daar verder met 8-2.
example-mexican-train-blocked-round = De pot is leeg en niemand heeft een passende steen. De ronde eindigt pas als er voor de derde keer na elkaar gepast is, en elke hand wordt als strafpunten geschreven.
