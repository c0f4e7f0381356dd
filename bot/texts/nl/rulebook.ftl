# Het regelboek: hoofdstukken, vragen, twee spellen vergeleken, en waarom iets zo was.

## Hoofdstukken: de titel, en andere woorden voor wat er staat, voor het zoeken

section-idea = In één zin
    .also = idee, bedoeling, doel van het spel, samenvatting, kort gezegd
section-players = Spelers en stenen
    .also = hoeveel spelers, hoeveel stenen ieder, met zijn tweeën, met zijn drieën, delen, uitdelen, gedeeld, opnieuw delen, set, paren, teams, partners, maat, hand aan het begin
    .asked = met hoeveel speel je, met hoeveel, hoeveel mensen, hoeveel kunnen spelen, hoeveel stenen krijg ik, hoeveel stenen krijgt ieder, met zijn vieren, met drie spelen, met twee spelen, met vier spelen, met vijf, met drie, met zijn drieën, met z’n drieën, met ons drieën, met vijf spelen, hoeveel stenen krijg je, vijf dubbelen, te veel dubbelen, met zessen, met zijn zessen, met z’n zessen
section-begin = Wie begint
    .also = beginnen, begin, start, starten, eerste, opening, openen, uitkomen, volgende ronde, vorige ronde
    .asked = wie is er eerst, met de klok mee, richting, andersom, welke kant op, laagste bod, hoe bieden
section-turn = Je beurt
    .also = beurt, spelen, leggen, aanleggen, neerleggen, zet, pakken, trekken, bijpakken, kopen, passen, kloppen, overslaan, niet kunnen, niet passen, mogen, moeten, verplicht, toegestaan, pot leeg, in één keer, ergens anders
    .asked = hoe speel je, wat doe ik, niks past, niets past, hoeveel stenen trekken, hoeveel trek ik, hoe leg je, hoeveel uiteinden, pot leeg, twee dubbelen tegelijk, in één keer, kan niet leggen, niks leggen, pot is op, pot op, waar mag ik, waar kan ik, dubbele bedekken, terugnemen, passen overal, dubbele afdekken, als ik niet kan, mijn partner zeggen, partner vertellen
section-end = Einde van de ronde
    .also = einde, uit, uitgaan, domino, geblokkeerd, blokkade, vast, vastzitten, vastgelopen, dicht, niemand kan, niets gaat meer, vis, afgelopen
    .asked = wanneer is het afgelopen, wanneer eindigt de ronde, laatste steen een dubbele, opgelost, geblokkeerd wie wint, vast wie wint, vis wie wint
section-scoring = Puntentelling
    .also = punten, puntentelling, score, scoren, tellen, meetellen, optellen, waard, ogen over, overhouden, afronden, opschrijven, hoeveel punten, hoeveel krijg ik, krijgen, kosten, betalen, punten verliezen, opleveren, bonus
    .asked = wat krijgt de winnaar, wanneer krijg ik punten, wie krijgt de punten, telt dubbel blank, kost dubbel blank, tel je punten, punten geteld, negatief, onder nul, begin je te schrijven, begint te schrijven, wie verliest als ik uit ben, tellen stenen van partner
section-match = De partij
    .also = winnen, winnaar, verliezen, verliezer, hele spel, doel, tot hoeveel, hoeveel rondes, hoe lang, tijd, afgelopen, stand, rekening
    .asked = hoe win je, hoe winnen we, hoe kan ik winnen, tot hoeveel punten spelen, wie wint, gelijkspel, gelijk eindigen, gelijk, wie verliest, tijd is om, tijd op, evenveel punten, gelijke stand, de tijd om is, tijd voorbij, pauze voorbij, pauze afgelopen, wisselen de teams, teams wisselen
section-options = Huisregels
    .also = opties, instellingen, varianten, aanpassen, veranderen, afspreken, kunnen we, mogen we, in plaats van, andere regels, optie, instelling
section-words = Begrippen
    .also = woordenlijst, begrippen, betekenis, wat betekent, wat is, wat zijn
section-examples = Voorbeelden
    .also = voorbeeld, laat zien

## Bladzijden

rules-which = De regels van welk spel? Of vraag het achter de opdracht: <c>/rules wat als niemand kan leggen</c>
rules-head = <b>{ $game }</b>, spelers: { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }
rules-choices = Keuzes: { $choices }.
rules-term = <b>{ $term }</b>: { $about }
rules-differing = Anders dan gewoonlijk aan deze tafel:
rules-differs = <b>{ $option }</b>: { $value } (gewoonlijk { $usual })
rules-as-usual = Deze tafel speelt met de gewone huisregels.
rules-no-such = Daarover valt bij dit spel niets te zeggen.
seat-north = Noord
seat-east = Oost
seat-south = Zuid
seat-west = West
rules-holds = { $name } heeft { $tiles }
rules-may = { $name } mag spelen: { $moves }{ $more ->
    [0] {"."}
    [one] {" "}en nog { $more } andere zet.
   *[other] {" "}en nog { $more } andere zetten.
}
rules-further = ▸ { $first }
rules-shared = Getoond door { $name }.
rules-nothing = Daarover heb ik niets gevonden. Probeer andere woorden, of alleen <c>/rules</c> om te bladeren.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Inhoud
rules-button-games = Alle spellen
rules-button-more = Meer antwoorden
rules-button-share = Aan iedereen tonen

## Twee spellen

compare-head = <b>{ $one }</b> en <b>{ $other }</b>: de verschillen
compare-line = <b>{ $what }</b>: { $one } | { $other }
compare-players = Spelers
compare-tiles = Stenen in totaal
compare-top = Hoogste getal
compare-hand = Stenen per speler bij { $players }
compare-only = Alleen in { $game }:
compare-how = Noem twee spellen, zoals <c>/rules vergelijk goat sea-goat</c>.
compare-what = { compare-how } Hierin vind ik geen twee spellen: { $games }

## Waarom

why-refused = <b>Je laatste zet is geweigerd:</b>
why-scored = <b>Zo kwam de laatste score tot stand:</b>
why-nothing = Hier valt nog niets uit te leggen: er is geen zet van je geweigerd, en er is nog niets gescoord.

## Het regelboek als website

site-title = De regels van domino
