# Woorden die spelers van deze spellen gebruiken

## Stenen

term-tile = steen
    .about = Eén stuk van de set. Een steen heeft twee helften, elk met een getal, en wordt met de hoogste helft voorop geschreven: 6-4.
    .also = dominosteen, stenen, tegel, blokje
term-pip = oog
    .about = Eén stip op een steen; de ogen van een helft zijn het getal. Wat een hand telt, is meestal de som van de ogen.
    .also = ogen, stip, stippen, punten op een steen
term-blank = nul
    .about = Een helft zonder ogen: het getal 0. Het is een getal als elk ander en past alleen aan een andere nul, tenzij het spel iets anders zegt.
    .also = blanco, blank, lege helft, wit
term-double = dubbele
    .about = Een steen met hetzelfde getal op beide helften, zoals 6-6. In veel spellen ligt hij dwars.
    .also = dubbelen, dubbele steen, dubbel, doublet
term-set = set
    .about = Alle stenen van een spel. Een dubbelzes-set heeft elk paar getallen van 0-0 tot 6-6 één keer, 28 stenen; grotere sets gaan tot 9, 12, 15 of 18.
    .also = dominoset, dubbelzes, dubbelnegen, dubbeltwaalf, doos domino
term-hand = hand
    .about = De stenen die een speler heeft en niemand anders ziet. Wat ze telt, is de som van de ogen, en in sommige spellen tellen bepaalde stenen extra.
    .also = mijn stenen, stenen in de hand, handwaarde

## Een ronde

term-boneyard = pot
    .about = De stenen die niet gedeeld zijn, dicht op tafel. In spellen waarin je stenen pakt, komen die uit de pot.
    .also = voorraad, koopstenen, trekstapel, stapel, slapende stenen, talon, boneyard, stok
term-reserve = reserve
    .about = De laatste stenen van de pot, die nooit gepakt mogen worden. Hoeveel dat er zijn, staat in de regels van elk spel.
    .also = laatste steen van de pot, bodem van de pot, vaste voorraad
term-redeal = opnieuw delen
    .about = Een deling die niet telt, bijvoorbeeld omdat iemand te veel dubbelen heeft: alle stenen worden geschud en opnieuw gedeeld.
    .also = opnieuw schudden, herdelen, overdoen, nieuwe deling
term-commitment = zegel
    .about = Een code die vóór de eerste steen wordt getoond. Die legt vast hoe de stenen liggen en verraadt daar niets van; na de ronde volgt het startgetal waaruit ze gedeeld zijn, en geen ander startgetal heeft deze code. Met /verify kan iedereen dat nagaan. Zo kan niemand, ook de bot niet, de deling achteraf gekozen hebben.
    .also = eerlijk, is het schudden eerlijk, toeval, willekeurig, gemanipuleerd, vals, valsspelen, startgetal, hash, code, nagaan, schudden controleren
term-lead = begin
    .about = De eerste steen van een ronde, en het recht of de plicht om die te leggen. Wie dat heeft, is de beginner.
    .also = beginnen, uitkomen, opening, openen, eerste steen, starten, beginner
term-end = uiteinde
    .about = Een open helft van wat er op tafel ligt: de volgende steen moet eraan passen. Een lijn heeft twee uiteinden, een kruis of een ster meer.
    .also = einde, eind, open einde, kop, kant, aansluiten
term-draw = pakken
    .about = Een steen uit de pot nemen, in de meeste spellen alleen als geen van je stenen past. Of je er één pakt of doorgaat tot er een past, staat in de regels van elk spel.
    .also = trekken, bijpakken, bijtrekken, kopen, uit de pot nemen
term-pass = passen
    .about = Een beurt beëindigen zonder een steen te leggen. In de meeste spellen mag dat alleen als niets past en je niet mag pakken.
    .also = kloppen, overslaan, beurt voorbij laten gaan
term-out = uitgaan
    .about = Je laatste steen leggen, waarmee de ronde eindigt. Wie dat doet, wint meestal de ronde.
    .also = uit zijn, domino, laatste steen, uitspelen
term-fish = vis
    .about = Een ronde waarin niemand verder kan, hoewel iedereen nog stenen heeft. De regels van elk spel zeggen wie die wint en wat hij waard is.
    .also = blokkade, geblokkeerd, geblokkeerde ronde, vastgelopen, zit vast, dicht spel, ryba
term-fish-maker = maker van de vis
    .about = De speler die de laatste steen voor een vis legde. Bij Zeebok wordt de visser anders gezocht: daar tellen dubbelen niet.
    .also = wie de vis maakte, wie blokkeerde, vismaker
term-round = ronde
    .about = Van het delen tot iemand uit is of niemand verder kan. Een partij heeft meerdere rondes.
    .also = potje, gift, deling, spel bij 42
term-match = partij
    .about = Alle rondes tot iemand het doel haalt, of zoveel rondes of minuten als er afgesproken zijn. Wie de bok is, beslist de partij en niet één ronde.
    .also = hele spel, match, boompje, wedstrijd
term-partner = partner
    .about = In een spel met paren de speler tegenover je, die voor dezelfde rekening speelt. Je ziet de stenen van je partner niet.
    .also = maat, paar, paren, teamgenoot, duo
term-side = kant
    .about = Wie samen één rekening hebben: een paar, of in een spel zonder paren één speler.
    .also = partijen, team, paar, koppel

## Punten schrijven

term-account = rekening
    .about = Wat een kant in deze partij tot nu toe geschreven heeft: punten, of strafpunten in spellen waarin je ze liever niet hebt.
    .also = stand, score, totaal, puntenblad
term-target = doel
    .about = Bij hoeveel punten de partij eindigt. In sommige spellen wint wie het doel haalt, in andere, zoals Bok, verliest die juist.
    .also = grens, eindstand, spelen tot, hoeveel punten
term-penalty = strafpunten
    .about = Punten die je liever niet hebt: wat je nog in je hand hebt, komt bij je totaal. Het laagste totaal is het beste.
    .also = straf, minpunten, slechte punten
term-threshold = drempel
    .about = Het kleinste aantal punten dat geschreven wordt, in sommige spellen alleen de eerste keer. Wat er met minder gebeurt, staat in de regels van elk spel.
    .also = minimum, ondergrens, rekening openen, dertien
term-memory = onthouden punten
    .about = Een verlies dat te klein is om te schrijven: het wordt onthouden en komt bij het volgende. Het vervalt als het geschreven wordt of als de kant een ronde wint.
    .also = geheugen, onthouden, bewaarde punten, onthouden verlies
term-house-rule = huisregel
    .about = Een regel die een tafel zelf mag kiezen. Hoofdstuk 8 van elke bladzijde noemt ze allemaal met hun keuzes.
    .also = huisregels, optie, variant, afspraak, instelling

## Kruisen en getelde uiteinden

term-spinner = spinner
    .about = De dubbele waaraan je aan alle vier de kanten mag aanleggen, meestal de eerste die gelegd is. De korte kanten gaan meteen open, of pas als de twee lange bedekt zijn.
    .also = kruis, kruispunt, eerste dubbele, vierkante dubbele, draaisteen
term-crosswise = dwars
    .about = Een dubbele dwars op de lijn, zodat beide helften zichtbaar zijn. In de lengte ligt hij met de lijn mee en toont hij er één.
    .also = in de lengte, overdwars, haaks, langs
term-arm = arm
    .about = Een rij stenen die vanaf het midden van een kruis of een ster groeit. Alleen het buitenste eind is open.
    .also = tak, straal, been
term-crossroads = kruispunt
    .about = Bij Ezel de eerste dubbele op tafel, waaraan je aan alle vier de kanten mag aanleggen.
    .also = kruising, kruis, eerste dubbele
term-closed-double = dichte dubbele
    .about = Bij Ezel een dubbele die dicht gelegd is, met de ogen naar beneden. Erachter mag niets komen, dus die arm is afgesloten.
    .also = dicht, omgekeerd, gesloten arm, gesloten dubbele, dubbele sluiten
term-house = huis
    .about = Bij Telefoon de dubbele waarvan ook de korte kanten opengaan, meestal de eerste met een steen aan beide lange kanten. Vanaf dan zijn er vier uiteinden.
    .also = huisje, huizen, vlo, huis van telefoon
term-count = som van de uiteinden
    .about = De helften die aan alle open uiteinden zichtbaar zijn, opgeteld. In de spellen met vijven scoort een veelvoud van vijf meteen.
    .also = uiteinden tellen, vijven, veelvoud van vijf, punten tijdens het spel
term-claim = opeisen
    .about = Hardop zeggen dat je steen gescoord heeft, waar een huisregel dat vraagt. Wat je vergeet, mag de volgende speler nemen.
    .also = muggins, muggins roepen, melden, claimen, vergeten punten

## Bokken en Generaals

term-goat = bok
    .about = Wie een partij Bok of Zeebok verliest. Bij Ezel heet die de ezel.
    .also = kozel, geit, verliezer, ezel
term-general = Generaal
    .about = Bij Generaalsbok de titel van wie verliest tegen een laatste steen 0-0 of 6-6. Hij telt tegen het eigen team, tenzij een huisregel dat omdraait.
    .also = generaals, titel, uit met 0-0, uit met 6-6
term-bald = kaal
    .about = Een ronde die met 0-0 eindigde. Bij Zeebok wint dat de hele partij; bij Generaalsbok telt de variant met kaal zo’n ronde apart van de Generaals.
    .also = kale, kaalkop, bloot, uit met dubbel nul
term-signal = teken
    .about = Bij Generaalsbok zegt een knipoog “ik heb 0-0” en een bolle wang “ik heb 6-6”. Een teken kost geen beurt en is nooit verplicht.
    .also = tekens, sein, knipoog, knipogen, bolle wang, hint aan je partner
term-yield = opstaan
    .about = Bij Generaalsbok laat een team dat een titel heeft gekregen of vaak genoeg verloren heeft zijn plaatsen aan het team dat het langst gewacht heeft, en wacht dan zelf op zijn beurt.
    .also = tafel verlaten, wisselen, volgend team, wachtend team, wachtrij
term-hundred = honderd
    .about = Bij Zeebok beginnen met 6-6 door een kant die daar recht op heeft: de kant met punten op de rekening, of een die het recht gekregen heeft. Gaat die kant in deze ronde uit, dan wint ze de hele partij.
    .also = honderdzet, beginnen met 6-6, recht op de honderd, 100
term-wipe = wissen
    .about = Bij Zeebok heeft maar één kant tegelijk punten. Wint een andere kant een ronde die groot genoeg is, dan gaat die rekening terug naar 0.
    .also = gewist, doorstrepen, uitvegen, rekening kwijt
term-brother-in-law = zwager
    .about = Bij Zeebok de kant die een honderd is begonnen en met een grote hand blijft zitten als de andere kant uitgaat. Die kant verliest de partij.
    .also = verloren honderd, mislukte honderd, schoonbroer
term-fisherman = visser
    .about = Bij Zeebok de speler die de laatste steen voor een vis legde, dubbelen niet meegeteld. De visser kan met de vis winnen of er een schuld aan overhouden.
    .also = maker van de vis, van wie is de vis, vissen
term-debt = schuld
    .about = Bij Zeebok een vis die de visser verloren heeft en moet afschrijven door een ronde te winnen die groot genoeg is. Mislukken alle pogingen, dan mag de andere kant een honderd spelen.
    .also = vis afschrijven, afgeschreven vis, schuldenaar, schuldig
term-eggs = eieren
    .about = Bij Zeebok een vis waarin beide kanten evenveel hebben. De volgende rondes beginnen zoals de eerste, en een ervan moet winst opleveren die groot genoeg is.
    .also = gelijke vis, ei, eieren inlossen
term-rotten-eggs = rotte eieren
    .about = Eieren die niemand op tijd heeft ingelost. Ze vervallen, of volgens een huisregel eindigt de partij in gelijkspel.
    .also = bedorven eieren, rot ei, niet ingeloste eieren

## Worst

term-row = rij
    .about = Bij Worst je stenen, dicht naast elkaar, ook voor jou niet te zien. Je pakt aan het rechtereind en legt terug aan het linkereind.
    .also = wachtrij, dichte stenen
term-root = wortel
    .about = De steen waaruit alles groeit: bij Worst die waar beide lijnen beginnen, bij Kippenpoot de dubbele in het midden.
    .also = middelste steen, midden, begindubbele
term-insert = tussenschuiven
    .about = Bij Worst een dubbele tussen twee stenen schuiven die elkaar met dat getal raken. Wat verder ligt, schuift één plaats naar buiten.
    .also = ertussen, ertussen schuiven, invoegen, tussen twee stenen
term-cut = snede
    .about = Bij Worst een steen dwars over beide lijnen leggen waar ze op dezelfde diepte zijn twee getallen tonen. Alles ervoor gaat naar de tegenstander, en de steen is de nieuwe wortel.
    .also = snijden, afsnijden, doorsnijden, afgesneden, de worst snijden, diepte

## Treinen en poten

term-train = trein
    .about = De rij stenen van één speler, die bij het station begint. Anderen mogen er alleen aanleggen zolang er een fiche op staat.
    .also = eigen trein, privétrein, treinen
term-public-train = gemeenschappelijke trein
    .about = Bij Mexicaanse trein de trein die van iedereen is; iedereen mag er aanleggen.
    .also = Mexicaanse trein, trein van iedereen, openbare trein
term-marker = fiche
    .about = Een teken op je trein dat hij voor iedereen open is, omdat je moest passen. Het gaat eraf als je er zelf een steen op legt.
    .also = muntje, cent, treintje, open trein, marker
term-engine = locomotief
    .about = De dubbele in het station, midden op tafel, waar elke trein begint. Hij is elke ronde een andere.
    .also = station, startdubbele, middelste dubbele, loc, hub
term-bare-double = onbedekte dubbele
    .about = Bij Mexicaanse trein een dubbele waar nog niets op ligt. Hij moet bedekt worden voordat er iets anders gelegd wordt; een dubbele die geen steen meer kan bedekken, is dood.
    .also = open dubbele, dubbele bedekken, bedekken, dode dubbele
term-foot = poot
    .about = Bij Kippenpoot een dubbele die aan een uiteinde gelegd is. Niets anders mag gelegd worden tot hij zijn drie tenen heeft.
    .also = kippenpoot, kip, voet, dubbele als poot
term-toes = tenen
    .about = De drie stenen met het getal van de dubbele die een poot maken. Daarna is elk ervan een uiteinde.
    .also = teen, drie tenen, klauwen

## Jokers, sommen en andere tafels

term-matador = matador
    .about = Een steen die aan elk uiteinde mag, in beide richtingen: 0-0, en elke steen waarvan de helften samen de som van het spel zijn.
    .also = matadors, joker, kardinaal
term-double-heading = gelijke uiteinden
    .about = Bij Bergen: beide uiteinden tonen hetzelfde getal, en geen van de twee eindstenen is een dubbele. Is een ervan een dubbele, dan is het een drieling.
    .also = tweeling, drieling, dubbelkop, driekop, beide einden gelijk, uiteinden hetzelfde
term-running-total = lopend totaal
    .about = Bij Italiaans domino de som van alle ogen op tafel. Wie die precies op een van de merken brengt, scoort.
    .also = totaal op tafel, som van alle ogen
term-barricade = barricade
    .about = Een dubbele dwars voor een uiteinde, om de ronde meteen te stoppen. De barricade slaagt als geen tegenstander minder heeft dan jij.
    .also = afsperren, versperring, sluiten, blokkerende dubbele
term-brickwork = metselwerk
    .about = De manier waarop de stenen bij Frans domino liggen: in twee lagen als bakstenen, elk half over zijn buur. Wat past, is net als in een lijn.
    .also = muur, bakstenen, lagen

## 42

term-shaker = schudder
    .about = Bij 42 de speler die schudt. Wie links van de schudder zit, biedt het eerst.
    .also = deler, gever, wie schudt
term-bid = bod
    .about = Hoeveel een speler zegt dat zijn kant in dit spel haalt. Het hoogste bod noemt troef en moet gehaald worden; lukt dat niet, dan scoort de andere kant.
    .also = bieden, contract, nat, bod niet gehaald, geboden
term-mark = streep
    .about = Waarin een spel van 42 geteld wordt. Als bod belooft een streep elke slag.
    .also = strepen, mark, alles, 42 punten, 84
term-trump = troef
    .about = De kleur die in dit spel alle andere slaat; wie het hoogst biedt, noemt hem. Een troef hoort bij geen andere kleur.
    .also = troeven, troefkleur, kleur, zonder troef, sans
term-trick = slag
    .about = Eén steen van elke speler. De hoogste troef haalt hem, of zonder troef de hoogste steen van de gevraagde kleur.
    .also = slagen, trek, haal
term-follow-suit = bekennen
    .about = Een steen spelen van de kleur die gevraagd is, wat je moet als je er een hebt. Het niet doen heet verzaken; het programma laat dat niet toe.
    .also = kleur bekennen, verzaken, volgen
term-off = verliezer
    .about = Een steen in de hand van de bieder die geen troef en geen dubbele is, zodat een andere steen hem kan slaan.
    .also = off, offs, losse steen
term-nello = nello
    .about = Een contract om elke slag te verliezen, zonder troef en zonder de partner. Een huisregel staat het toe.
    .also = misère, nillo, laag, alle slagen verliezen
term-plunge = plunge
    .about = Een sprongbod van vier strepen met minstens vier dubbelen; de partner noemt troef en komt uit. Een huisregel staat het toe.
    .also = vier dubbelen, sprongbod, duik
