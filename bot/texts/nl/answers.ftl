# Antwoorden op opdrachten en vragen, en waarom iets niet kan.

## De opdrachten in één zin

command-play = een tafel openen; spel en huisregels mag je er meteen bij zetten
command-lunch = een sessie Generaalsbok voor de lunchpauze openen
command-remind = elke dag laten vragen wie er speelt; elke maandag een overzicht
command-sheet = de punten bijhouden van een spel met echte stenen
command-daily = de dagpuzzel: één voor iedereen
command-join = aan een tafel gaan zitten
command-leave = opstaan; in een partij houdt een computerspeler je plaats bezet
command-hand = je stenen zien
command-table = de tafel nog eens onderaan in de chat laten zien
command-move = spelen door te typen: 6-4, zo nodig met @ en de plaats; draw is pakken, pass is passen
command-stop = een tafel sluiten, of de partij stoppen
command-games = alle spellen
command-rules = de regels: bladeren, vragen in je eigen woorden, twee spellen vergelijken
command-why = waarom je laatste zet niet mocht, of waar de laatste punten vandaan komen
command-tally = wie hier hoe vaak gewonnen en verloren heeft
command-export = alles wat hier geteld is als bestand, privé naar jou
command-import = zo’n bestand inlezen; wat er al staat, blijft zoals het is
command-forget = je naam in de totaalstand verbergen, of je laten vergeten
command-record = een verslag van de gespeelde rondes, om na te spelen
command-verify = nagaan of er eerlijk geschud is
command-settings = bedenktijd, plaatjes en je eigen instellingen
command-language = de taal, die van jou of die van de chat
command-help = deze lijst
command-doctor = nagaan of de bot hier kan werken
command-start = een begroeting

usage-game = [spel]
usage-options = [regel=waarde ...]
usage-table = [tafel]
usage-move = ‹zet›
usage-topic = [vraag]
usage-language = [ik|chat] [taal]
usage-tally = [wat]
usage-minutes = [minuten]
usage-format = [json|csv]
usage-file = ‹bestand›
usage-whom = me
usage-reminder = [tijd] [stad]
usage-city = [stad]
usage-sheet = [invoer]

help-head = <b>Opdrachten</b>
help-line = <c>{ $usage }</c>: { $about }
welcome = Hallo! Met mij speel je domino in een groep: <c>/play</c> opent een tafel, en iedereen krijgt de eigen stenen privé. <c>/games</c> toont de spellen, <c>/help</c> al het andere.
welcome-terminal = <b>Boneyard</b>, domino in je terminal.
    <c>/play</c> opent een tafel tegen computerspelers, <c>/games</c> toont de spellen, <c>/help</c> al het andere.
    Typ het nummer van een knop om erop te drukken, of een zet zoals <c>6-4</c>. Met Ctrl-D sluit je af.

## Verslag

record-head = <b>Verslag</b> van de gespeelde rondes:
record-line = <c>{ $line }</c>
verify-head = <b>Het schudden van de gespeelde rondes</b>
verify-round = { $good ->
    [yes] ✓ Ronde { $round }: het startgetal <c>{ $seed }</c> geeft het zegel <c>{ $commitment }</c>.
    [tiles] ✗ Ronde { $round }: het startgetal <c>{ $seed }</c> geeft het zegel <c>{ $commitment }</c>, maar deelt andere stenen.
   *[no] ✗ Ronde { $round }: het startgetal <c>{ $seed }</c> geeft niet het zegel <c>{ $commitment }</c>.
}

## Instellingen

settings-chat = <b>Deze chat</b>
settings-person = <b>Jij</b>
setting-is = { $setting }: { $value }
setting-clock = Bedenktijd per beurt
    .is-off = geen klok
    .is-45s = 45 seconden
    .is-3m = 3 minuten
    .is-1h = 1 uur
    .is-1d = 1 dag
setting-layout = De tafel
    .is-picture = plaatje
    .is-text = tekst
setting-theme = Plaatjes
    .is-light = licht
    .is-dark = donker
setting-single = Als er maar één zet kan
    .is-ask = ik druk zelf
    .is-pass = passen gaat vanzelf
    .is-play = gaat vanzelf
setting-summary = Weekoverzicht
    .is-off = geen overzicht
    .is-on = op maandag
setting-zone = Tijdzone: { $city }
setting-remind = { $at ->
    [off] Herinnering wie er vandaag speelt: uit
   *[on] Herinnering wie er vandaag speelt: { $at }
}
language-mine = Jouw taal: { $language }
language-here = De taal van deze chat: { $language }
language-for-me = Voor mij: { $language }
language-for-chat = Voor de chat: { $language }
language-name-en = English
language-name-ru = Русский
language-name-pl = Polski
language-name-de = Deutsch
language-name-fr = Français
language-name-nl = Nederlands
language-name-it = Italiano
language-name-es = Español

## Wat er gebeurd is

left = Een computerspeler houdt nu je plaats bezet. Met <b>Ik ben er weer</b> krijg je hem terug.
left-lobby = Je plaats aan de tafel is weer vrij.
stopped = De tafel is gesloten.
table-brought = De tafel staat nu onderaan in zijn chat.

## Waarom iets niet kan

dealt-already = De volgende ronde is al begonnen.
old-button = Die knop is verouderd.
bad-button = Die knop doet niets.
no-such-command = De opdracht <c>/{ $command }</c> bestaat niet. <c>/help</c> toont ze allemaal.
command-alike = De opdracht <c>/{ $command }</c> bestaat niet. Bedoel je <c>/{ $meant }</c>?
too-long = Dat is te lang: hooguit { $most } tekens.
failure = Hier ging iets mis. Geef dit nummer door aan wie deze bot beheert: { $number }
not-saved = Dat kon niet worden opgeslagen. Probeer het nog eens.
not-read = Ik kan nu even niet bij wat ik heb genoteerd. Probeer het over een minuut nog eens.
no-such-table = Die tafel is er niet meer.
no-table-called = Er is hier geen tafel “{ $table }”.
no-table-here = Er is hier geen tafel. <c>/play</c> opent er een.
no-seat-here = Je zit hier aan geen enkele tafel.
no-lobby-here = Er is hier geen tafel waar je nog bij kunt. <c>/play</c> opent er een.
which-table = Welke tafel?
which-here = { $table } · { $game }
which-there = { $table } · { $game } · { $room }
our-chat = onze chat
not-your-table = Je zit niet aan deze tafel.
not-begun = De partij is nog niet begonnen.
match-is-over = De partij is afgelopen.
not-being-played = De partij wordt nu niet gespeeld.
already-begun = De partij is al begonnen.
join-late = De partij is al begonnen en elke plaats is van iemand, ook als een computerspeler hem nu bezet houdt. Is die afgelopen, dan kan met <b>Nieuwe tafel</b> iedereen meedoen; <c>/play</c> opent meteen nog een tafel.
joined-late = Je speelt nu verder in de plaats van { $name }. De knop <b>Mijn stenen</b> laat zien wat je hebt.
joined-late-told = { $name } speelt nu verder in de plaats van { $other }.
already-seated = { $ready ->
    [yes] Je zit al aan deze tafel. Met <b>Beginnen</b> start de partij zodra je wilt.
    [sheet] Je zit al aan deze tafel. Wacht op anderen, of zet ze er met hun naam bij; dan start de partij met <b>Beginnen</b>.
   *[no] Je zit al aan deze tafel. Wacht op anderen, of vul aan met computerspelers; dan start de partij met <b>Beginnen</b>.
}
too-few = { $wanted } { $sheet ->
    [yes] Wacht op anderen, of zet ze er met hun naam bij; dan start de partij met <b>Beginnen</b>.
   *[no] Wacht op anderen, of vul aan met computerspelers; dan start de partij met <b>Beginnen</b>.
}
not-seated = Je zit daar niet.
table-full = Alle plaatsen zijn bezet.
players-come = Aan een tafel mag iedereen gaan zitten. Als jullie met { $count } zijn, start de partij met <b>Beginnen</b>.
no-computers-on-sheet = Op een scoreblad kan geen computerspeler staan: daar heeft iedereen eigen stenen.
no-last-time = Er is hier nog geen partij van dit spel geweest waarvan je de teams kunt overnemen.
lunch-minutes = Een sessie duurt { $shortest } tot { $longest } minuten.
lunch-how = Ik begrijp “{ $words }” niet. Het gaat zo: <c>/lunch 45</c>, <c>/lunch echt 45</c>, <c>/lunch echt met Cas, Daan</c>. Een dagelijkse herinnering: <c>/remind 12:30</c>.
option-how = Ik begrijp “{ $words }” niet. Een huisregel schrijf je zo: <c>{ $example }</c>.
option-alike = Bij { $game } is er geen huisregel “{ $option }”. Bedoel je { $meant }?
with-how = { $how } Namen zijn hier niet nodig: wie wil meespelen, tikt op <b>Meedoen</b>.
only-one = “{ $one }” en “{ $other }” gaan niet samen: noem er maar één.
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
no-voice-here = Ik mag in deze chat niet schrijven, dus kan hier geen tafel staan. Wat er ontbreekt, zegt /doctor.
only-players = Dat kan alleen wie aan tafel zit.
only-host = Dat kan alleen de host van de tafel of wie de chat beheert.
only-admin = Dat kan alleen wie de chat beheert.
lobby-is-closed = Deze tafel is gesloten.
too-many-tables = Er zijn hier al { $most } tafels.
too-many-for-game = Te veel spelers: dat spel is voor hooguit { $most }.
rematch-is-on = De revanche is al bezig.
not-away = Je speelt al zelf.
no-such-game = Er is geen spel dat “{ $name }” heet. <c>/games</c> toont ze allemaal.
game-alike = Er is geen spel dat “{ $name }” heet. { $count ->
    [one] Bedoel je { $games }?
   *[other] Misschien is het een van deze: { $games }.
}
no-such-language = Ik spreek geen { $language }. Ik spreek { $languages }.
nothing-to-record = Er is nog geen gespeelde ronde om op te schrijven.
record-other-rules = Deze partij kan niet worden opgeschreven: sinds ze begon, heeft een update de regels veranderd.
nothing-to-verify = Er is nog geen gespeelde ronde om te controleren.

## Wat de regels weigeren

refused-bad-notation = { $text } is geen zet. { move-how }
move-how = Schrijf de twee getallen van een steen, en erachter de plaats als er meerdere zijn: <c>6-4</c>, <c>6-4 links</c>, <c>6-4@L</c>. Of <c>pakken</c>, of <c>passen</c>.
refused-ambiguous = Die past op meerdere plaatsen: noem er een met @L of @R, op een kruis ook met @U of @D, op een ster of bij treinen met het nummer, zoals @2, en de Mexicaanse trein met @M.
refused-ambiguous-half = Beide helften kunnen zichtbaar blijven: noem er een achter de plaats, zoals @L:5.
refused-not-your-turn = Je bent niet aan de beurt.
refused-between-rounds = De volgende ronde is nog niet gedeeld.
refused-match-over = De partij is afgelopen.
refused-round-going-on = De ronde is nog bezig.
refused-not-this-game = Zo’n zet bestaat aan deze tafel niet.
refused-not-in-hand = Je hebt { $tile } niet.
refused-does-not-fit = { $tile } past niet: helften die elkaar raken, moeten gelijk zijn.
refused-does-not-add-up = { $tile } past niet: helften die elkaar raken, moeten samen { $total } zijn.
refused-other-half = { $tile } kan daar niet zo liggen dat { $half } open blijft.
refused-no-such-arm = { $arms ->
    [none] Er is nog geen plaats { $arm }: noem alleen de steen.
   *[other] Er is nu geen plaats { $arm }. Open: { $arms }.
}
refused-no-places = Stenen hebben hier geen plaats: noem alleen de steen.
refused-must-lead = De ronde moet beginnen met { $tile }.
refused-covered = { $tile } mag je nog niet nemen: alleen de rechter steen van een rij is vrij.
refused-not-open = { $tile } ligt niet open.
refused-lies-in-line = { $tile } ligt al in de lijn.
refused-already-laid = { $tile } ligt al op het bord. Neem hem eerst terug.
refused-not-on-board = { $tile } ligt niet op het bord.
refused-no-such-cell = Het bord heeft geen vakje { $cell }: er zijn 8 rijen, en de vier middelste hebben alleen de kolommen 2 tot 7.
refused-cells-apart = Een steen ligt op twee vakjes naast elkaar of boven elkaar.
refused-cell-covered = Op { $cell } ligt al iets.
refused-cell-printed = Op { $cell } is een { $number } gegeven.
refused-cells-wanted = Zeg op welke vakjes de steen komt, helft voor helft: <c>place</c>, de steen en beide vakjes, zoals <c>r1c1 r1c2</c>.
refused-deal-whole = Dit spel wordt met alle { $tiles } stenen gedeeld: noem ze allemaal of geen.
refused-deal-no-start = In de pot zit geen steen om de lijn mee te beginnen.
refused-never-complete = Alle { $tiles } stenen van deze set passen nooit in één lijn: hooguit { $most }. Kies een andere set of een ander doel.
refused-lead-or-leave = Begin met { $tile }, of pas: dan begint wie anders zou beginnen.
refused-one-tile-leads = Een ronde begint met één steen.
refused-lead-alone = Bij de eerste steen valt niets te kiezen: noem alleen de steen.
refused-one-tile-a-turn = Hier leg je één steen per beurt.
refused-only-doubles-together = Alleen dubbelen mogen samen in één beurt.
refused-not-together = Deze stenen mogen niet in één beurt.
refused-one-after-another = De stenen van een beurt leg je een voor een: noem er één.
refused-must-play = Je kunt een steen leggen, dus dat moet.
refused-lay-or-draw = Passen kan niet: leg een steen of pak er een.
refused-lay-or-block = Je kunt een steen leggen of een uiteinde afsperren, dus een van beide moet.
refused-must-draw = Je kunt geen steen leggen, dus moet je pakken.
refused-must-pass = Je kunt geen steen leggen, dus moet je passen.
refused-draw-or-block = Passen kan niet: pak een steen of sper een uiteinde af.
refused-one-draw = Je hebt deze beurt al gepakt.
refused-draw-count = { $count ->
    [one] Hier pak je één steen tegelijk.
   *[other] Hier pak je { $count } stenen tegelijk.
}
refused-no-drawing = In dit spel pakt niemand.
refused-draws-itself = Hier wordt de steen vanzelf gepakt, aan het eind van een beurt. Past er niets, pas dan.
refused-boneyard-empty = Er mag niet meer gepakt worden.
refused-drawn-waits = De steen die je pakte, moet wachten tot een volgende beurt.
refused-title-only = Volgens de huisregels van deze tafel moet de laatste steen een titel opleveren.
refused-lead-lies-open = Een ronde begint met een open steen.
refused-arm-closed = Achter een dichte dubbele kan niets liggen.
refused-arms-first = Bij { $arm } is nog geen plaats: elke arm moet een steen hebben voordat er een verder groeit.
refused-toes-first = Eerst heeft { $tile } op tafel nog { $left ->
    [one] 1 steen
   *[other] { $left } stenen
} met dat getal nodig.
refused-arm-has-foot = Arm { $arm } eindigt in een poot: ga verder bij een van de tenen, zoals @{ $arm }.1.
refused-foot-impossible = { $tile } kan geen poot meer worden: er zijn te weinig stenen met dat getal over voor { $toes } tenen.
refused-pair-lies-closed = Zolang er geen kruispunt is, mogen twee dubbelen alleen samen als ze dicht liggen, aan elk uiteinde één.
refused-never-closed = { $tile } mag hier niet dicht liggen.
refused-open-first = { $tile } moet open liggen: een dichte dubbele vraagt een kruispunt{ $pairs ->
    [off] { "" }
    [any] , of een tweede dubbele aan het andere uiteinde
   *[closed_only] , of een tweede dichte dubbele aan het andere uiteinde
}.
refused-never-along = { $tile } mag hier niet in de lengte liggen.
refused-one-end = Alle stenen van een beurt gaan naar hetzelfde uiteinde.
refused-lay-first = Leg eerst een steen.
refused-must-go-on = Je kunt nog een steen leggen, dus dat moet.
refused-done-ends-turn = Je kunt nog een steen leggen, of je beurt beëindigen met <b>Klaar</b>.
refused-bid-first = Eerst biedt iedereen.
refused-bidding-over = Het bieden is voorbij.
refused-bid-higher = Je moet over het hoogste bod heen, of passen.
refused-bid-range = Je mag 30 tot 41 punten bieden, of strepen.
refused-bid-tricks = Je mag 1 tot 7 slagen bieden.
refused-bid-marks = Eerst mag je één of twee strepen bieden, later één meer dan er geboden zijn.
refused-pass-is-a-bid = Bij het bieden pas je met <c>bid pass</c>.
refused-no-plunge = Voor een plunge heb je vier dubbelen nodig, en nog niemand mag vier strepen geboden hebben.
refused-trump-first = Eerst wordt troef genoemd.
refused-trump-named = Troef is al genoemd.
refused-no-such-trump = Dat kan aan deze tafel geen troef zijn.
refused-nello-on-marks = Nello vraagt een bod van minstens een streep, en alleen wie dat bod deed, mag het noemen.
refused-just-the-tile = Noem alleen de steen: een slag heeft geen plaatsen.
refused-must-follow = Je moet bekennen: { $suit ->
    [n0] nullen zijn gevraagd.
    [n1] enen zijn gevraagd.
    [n2] tweeën zijn gevraagd.
    [n3] drieën zijn gevraagd.
    [n4] vieren zijn gevraagd.
    [n5] vijven zijn gevraagd.
    [n6] zessen zijn gevraagd.
   *[doubles] dubbelen zijn gevraagd.
}
refused-early-stop-points = Waar punten geschreven worden, telt elke slag, dus kan een spel niet eerder stoppen.
refused-nello-needs-marks = Nello speel je om strepen: er moet in punten geboden worden, en strepen moeten geschreven worden.
refused-plunge-needs-marks = Een plunge is een bod in strepen: er moet in punten geboden worden.
refused-claim-first = Zeg eerst of de steen scoort: eis de punten op, of kies <b>Klaar</b>.
refused-nothing-to-claim = Er valt nu niets op te eisen.
refused-only-doubles-block = { $tile } kan geen uiteinde afsperren: dat kan alleen een dubbele.
refused-block-begins-turn = Een uiteinde sper je af aan het begin van je beurt, en pas als er een steen ligt.
refused-block-unable = Volgens de huisregels van deze tafel mag alleen wie niet kan aanleggen een uiteinde afsperren.
refused-no-such-train = Er is geen trein { $arm }: treinen hebben het nummer van hun speler, en M is de Mexicaanse.
refused-cover-first = Eerst moet de dubbele { $number } bedekt worden.
refused-own-train-now = Een lange eerste beurt gaat verder met stenen op je eigen trein.
refused-train-waits = De Mexicaanse trein is voor jou open zodra je eigen trein begonnen is.
refused-train-shut = Trein { $arm } is niet open voor anderen: hij gaat open als de eigenaar past, tot die er weer een steen op legt.
refused-no-signal = Dat teken kun je nu niet geven.
refused-deal-unknown = Deze deling heeft geen startgetal.
refused-lot-unknown = Niets zegt hoe deze loting uitvalt, en de deling heeft geen startgetal.
refused-deal-surplus = { $tile } kan niet gedeeld worden: de regels leggen hem neer, of er zijn er niet meer van.
refused-deal-seats = De deling is voor een ander aantal spelers.
refused-deal-waiting = Een team dat wacht, krijgt geen stenen.
refused-deal-empty = Niemand heeft een steen gekregen.
refused-deal-empty-row = Allebei hebben jullie een steen nodig om te beginnen.
refused-deal-scores = De deling maakt partners van spelers met verschillende scores.
refused-cut-unknown = Deze snede moet geschud worden, en de deling heeft geen startgetal.
refused-must-place = { $tile } heeft een plaats, dus daar moet hij heen.
refused-no-end-fits = { $tile } past aan geen eind van een lijn, maar heeft een andere plaats, bijvoorbeeld <c>{ $place }</c>.
refused-not-turned = Alleen de omgedraaide steen mag gelegd worden: { $tile }.
refused-double-begins = De ronde begint met een dubbele, en { $tile } is er geen.
refused-root-first = De eerste steen ligt dwars op tafel, aan geen lijn.
refused-no-such-line = Er is geen lijn { $line }: de lijnen heten A en B.
refused-no-inserting = Volgens de huisregels van deze tafel gaan dubbelen niet tussen andere stenen.
refused-only-doubles-go-between = { $tile } kan niet tussen andere stenen: dat kan alleen een dubbele.
refused-no-such-joint = Lijn { $line } heeft bij { $depth } geen twee stenen om tussen te schuiven.
refused-not-at-root = Volgens de huisregels van deze tafel komt er niets tussen de wortel en de eerste steen.
refused-joint-shows-other = De stenen raken elkaar daar met { $number }, dus { $tile } past niet.
refused-lines-differ = Volgens de huisregels van deze tafel worden alleen even lange lijnen doorgesneden.
refused-no-such-depth = Voor een snede bij { $depth } hebben beide lijnen zoveel stenen nodig ({ $depth }), en bij 0 kun je niet snijden.
refused-cut-at-end = Volgens de huisregels van deze tafel gaat een snede langs een hele lijn: nu alleen bij { $depth }.
refused-cutter-shows-other = Bij { $depth } tonen de lijnen andere getallen dan { $tile }.
refused-players = Aantal spelers voor dit spel: { $allowed }, niet { $players }.
refused-no-such-option = Bij { $game } is er geen huisregel { $option }. Er zijn: { $options }.
refused-no-such-choice = { $option } kan niet { $value } zijn. Mogelijk is: { $choices }.
refused-max-pip = Boven { $set } zijn er in deze set toch al geen helften.
refused-root-arms = De dubbele in het midden kan geen { $arms } armen hebben: de set heeft { $tiles } andere stenen met dat getal.
refused-set-too-small = Met zoveel spelers zijn er { $needed } stenen nodig, en de set heeft er { $tiles }. Kies een grotere set.
refused-set-cut-short = Met zoveel spelers zijn er { $needed } stenen nodig, en met getallen tot en met { $max_pip } zijn er { $tiles }: zie de huisregel <b>Hoogste getal</b>.
refused-deals-cancelled = Met deze huisregels zou je bijna altijd opnieuw moeten delen. Sta meer dubbelen in een hand toe of kies een grotere set.
refused-queue-teams = Met { $players } spelers kan het aantal wachtende teams niet { $teams } zijn.
refused-players-min = Aan deze tafel spelen minstens { $least } spelers, niet { $players }: zie de huisregel <b>Minste spelers</b>.

## Bereik

doctor-head = <b>Kan de bot hier werken?</b>
doctor-found = { $good ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
doctor-reached = Privéberichten komen bij je aan: je stenen komen daar.
doctor-unreached = Privéberichten komen niet bij je aan: { $way ->
    [open] tik op “Open onze chat”.
   *[write] sta privéberichten van deze server toe en tik op “Schrijf me”.
} Tot die tijd laat “Mijn stenen” onder een tafel ze alleen aan jou zien.
doctor-untried = Of privéberichten bij je aankomen, is nog niet bekend: { $way ->
    [open] tik op “Open onze chat”.
   *[write] tik op “Schrijf me”.
}
seated-here = Je zit aan een tafel van { $game } in { $room }. Je stenen komen hier.
written = Privéberichten komen aan. Je stenen komen hier.
writing = Ik schrijf je nu. Komt er niets aan, dan staan je privéberichten nog dicht; de tafel werkt ook zonder.
no-whisper = { $name }, { $way ->
    [open] ik kan jou nog geen privébericht sturen, en dit is alleen voor jou. Open onze chat en probeer het dan nog eens.
    [write] ik kan jou geen privébericht sturen, en dit is alleen voor jou. Sta privéberichten van deze server toe en probeer het dan nog eens.
   *[again] dit is alleen voor jou en is niet bij je aangekomen. Probeer het nog eens.
}
answer-openly = { $name }: { $answer }
not-in-this-chat = Ik ben geen lid van deze chat en kan hier geen tafel bijhouden. Speel in onze privéchat, of op een server waar ik wel lid ben: wie er een beheert, kan me toevoegen.
masked = In naam van een chat kan niemand spelen of eigen instellingen hebben: zet anonimiteit uit, of vraag het aan iemand anders.
removed-from-room = De tafel van { $game } in { $room } is gesloten: ik ben daar verwijderd.
room-is-gone = De tafel van { $game } in { $room } is gesloten: die plek bestaat niet meer.
no-voice-there = Ik mag in { $room } niet schrijven, dus kan daar geen tafel van { $game } staan. Typ daar /doctor om te zien wat er ontbreekt.
offers-none = Je bent niet aan de beurt.
# Behind the colon stands what one might type.
offers-nowhere = Je speelt nu niet. Vraag naar de regels: { $game } punten
offers-several = Je bent aan meerdere tafels aan de beurt: gebruik de knoppen daar.
offer-said = Een zet bij { $game }.
