# Discord: de namen van de opdrachten en hun velden, en wat /doctor daar zegt.

## Namen van opdrachten: elk één woord, allemaal verschillend

slash-play = spelen
slash-lunch = lunch
slash-remind = herinnering
slash-sheet = scoreblad
slash-daily = dagpuzzel
slash-join = meedoen
slash-leave = opstaan
slash-hand = stenen
slash-table = tafel
slash-move = zet
slash-stop = stoppen
slash-games = spellen
slash-rules = regels
slash-why = waarom
slash-tally = totaalstand
slash-export = exporteren
slash-import = importeren
slash-forget = vergeten
slash-record = verslag
slash-verify = controleren
slash-settings = instellingen
slash-language = taal
slash-doctor = dokter
slash-help = help
slash-start = start

## Wat je achter een opdracht invult: elk één woord

slash-option-game = spel
    .about = welk spel
slash-option-options = huisregels
    .about = huisregels, zoals target=125
slash-option-table = tafel
    .about = welke tafel, als er meerdere zijn
slash-option-move = zet
    .about = een steen als getal-getal, dan @ en de plaats; draw (pakken); pass (passen)
slash-option-topic = vraag
    .about = een hoofdstuk, een huisregel of een vraag in je eigen woorden
slash-option-language = taal
    .about = me (ik) of chat, en welke taal
slash-option-tally = wat
    .about = ik, maand, records, verloop, een spel, een naam; of toevoegen, intrekken
slash-option-minutes = minuten
    .about = hoe lang de sessie duurt, 30 tot 60 minuten
slash-option-format = formaat
    .about = json voor /import, csv voor een spreadsheet
slash-option-file = bestand
    .about = een bestand dat /export gemaakt heeft
slash-option-whom = wie
    .about = me: jezelf
slash-option-reminder = tijd
    .about = zoals 12:30 Amsterdam werkdagen; dagelijks; uit; overzicht aan
slash-option-city = stad
    .about = de dichtstbijzijnde bekende stad, voor de tijdzone
slash-option-sheet = invoer
    .about = spel en huisregels; met en namen; wie uit is en wat anderen hebben; vis; terug; export

## Wat /doctor vindt

doctor-discord-fine = Ik heb hier alle rechten die ik nodig heb.
doctor-discord-foreign = Ik ben hier geen lid: ik kan je antwoorden, maar geen tafel laten zien. Speel in onze privéchat, of op een server waar ik wel lid ben: wie er een beheert, kan me toevoegen.
doctor-discord-view = Ik kan dit kanaal niet zien. Geef mijn rol bij de kanaalrechten <b>Kanaal bekijken</b>. Een vergrendelde thread moet weer open. Aan een privéthread moet iemand me toevoegen: vermeld me erin.
doctor-discord-timeout = Ik heb een time-out en kan niet schrijven tot die voorbij is. Een moderator kan hem eerder opheffen.
doctor-discord-send = Ik kan hier niet schrijven. Geef mijn rol bij de rechten van dit kanaal <b>Berichten verzenden</b>.
doctor-discord-threads = Ik kan niet in threads schrijven. Geef mijn rol bij de rechten van het kanaal <b>Berichten verzenden in threads</b>.
doctor-discord-locked = Deze thread is vergrendeld. Ontgrendel hem of geef mijn rol bij de rechten van het kanaal <b>Threads beheren</b>.
doctor-discord-attach = Ik kan geen plaatjes sturen, dus komen tafels als tekst. Geef mijn rol bij de rechten van dit kanaal <b>Bestanden bijvoegen</b>.
