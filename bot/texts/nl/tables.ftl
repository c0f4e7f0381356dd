# Tafels: vooraf, wat er ligt, handen, wat er gebeurt, uitslagen.
# Namen krijgen geen bezits-s: ze staan vooraan, achter “van” of achter een dubbele punt.

## Namen en kleine delen

no-tiles = geen stenen
account = { $side } { $score }
count = { $name } { $tiles }
name-with-id = { $name } (<c>{ $id }</c>)
option-is = { $option }: { $value }
value-true = ja
value-false = nee
value-none = onbeperkt
players-range = { $fewest } tot { $most }

## De spellen in één zin

tagline-block = Gelijk aan gelijk, zonder pot. Kan niemand meer, dan winnen de minste stenen.
tagline-draw = Gelijk aan gelijk; kun je niet aanleggen, dan pak je uit de pot.
tagline-classic-draw = Het klassieke spel: de hoogste dubbele bepaalt alleen wie begint, en wie niet kan aanleggen, pakt.
tagline-classic-block = Het klassieke spel zonder pakken: de hoogste dubbele bepaalt alleen wie begint.
tagline-block-restock = Gelijk aan gelijk, en na elke beurt een steen erbij tot er nog twee in de pot liggen.
tagline-team-block = Blokdomino in teams: de stenen die iedereen pakt, maken de teams.
tagline-peruvian = Iedereen schrijft de eigen ogen op, op een geheim blad; de laatste steen voor een blokkade kan viermaal zo duur zijn.
tagline-hungarian = Leg in één beurt zoveel stenen als je wilt; de anderen betalen voor wat ze nog hebben.
tagline-barricade = Een spel waarin elke dubbele dwars voor een uiteinde mag om de ronde te stoppen, op eigen risico.
tagline-goat = Raak je stenen kwijt; wie verliest, schrijft op wat er nog in de hand zit, en wie het doel haalt, is de bok.
tagline-general = Ga uit met 0-0 of 6-6, en wie daarna aan de beurt was, is Generaal. Teams tellen hun Generaals.
tagline-sea-goat = Eén rekening tegelijk: 25 punten openen hem, 25 wissen hem, en beginnen met 6-6 kan om de hele partij gaan.
tagline-sport-goat = Twee paren en een vast aantal rondes: iedereen begint om de beurt, en wie wint, schrijft op wat de anderen hebben.
tagline-classic = Het Russische spel met pot: twee dubbelen mogen tegelijk, en 0-0 in de hand telt 25.
tagline-donkey = Bok op een kruis: een dubbele mag dicht liggen en een arm afsluiten; kleine verliezen worden onthouden.
tagline-telephone = Uiteinden die samen een veelvoud van vijf zijn, tellen meteen; wie stenen overhoudt, betaalt.
tagline-muggins = Vijven op een kruis: de eerste dubbele opent vier kanten, en uitgaan levert tien op.
tagline-all-fives = Breng de uiteinden samen op 5, 10, 15 of 20: zoveel punten, meteen. Handen worden op vijf afgerond.
tagline-fives-pl = Vijven met een dubbeltwaalf-set: uiteinden die samen een veelvoud van vijf zijn, tellen meteen.
tagline-all-sevens = Wat elkaar raakt, is samen zeven; 6-1, 5-2, 4-3 en 0-0 kunnen overal.
tagline-matador = Wat elkaar raakt, is samen tien; de matadors 9-1, 8-2, 7-3, 6-4, 5-5 en 0-0 kunnen overal.
tagline-matador-classic = Matador met een dubbelzes-set: wat elkaar raakt, is samen zeven; 6-1, 5-2, 4-3 en 0-0 kunnen overal.
tagline-bergen = Scoor met steeds hogere dubbelen en met twee gelijke uiteinden; de laagste dubbele begint.
tagline-sevastopol = Met zijn vieren en alle stenen: eerst vier armen rond 6-6, daarna groeit elke arm.
tagline-mexican-train = Bouw vanaf het station je eigen trein en één die van iedereen is; wie moet passen, zet de eigen trein open, en dubbelen moeten bedekt worden.
tagline-cyprus = Een ster rond 9-9: begin een nieuwe arm of ga verder met een andere; niemand pakt.
tagline-chickenfoot = Een dubbele wordt een poot: eerst komen de drie tenen. Wat je overhoudt, zijn strafpunten; het laagste totaal wint.
tagline-french-wall = Voor twee: stenen zijn bakstenen in twee lagen, gelijke helften op elkaar. Kun je niet, dan pak je er twee of pas je; tweemaal passen is het einde van de ronde.
tagline-italian-sum = Elke steen mag, en alle ogen tellen op. Wie precies op 30, 50, 70 of 100 uitkomt, scoort.
tagline-sausage = Twee lijnen groeien naast elkaar, niemand kent de eigen stenen, en wat eraf gesneden wordt, gaat naar de ander.
tagline-solo-rows = Voor één: vier rijen open stenen, en van elke rij mag de rechter steen naar de lijn. Krijg ze er allemaal in.
tagline-solo-batches = Voor één, en moeilijk: leg alle stenen van een portie voordat de volgende gepakt wordt.
tagline-domino-squares = Voor één: leg alle stenen zo op een bord van 14 vierkanten dat elk ervan viermaal hetzelfde getal toont.
tagline-forty-two = Bied, noem troef en haal slagen met je partner; zeven strepen winnen de partij.
usually = Gewoonlijk: { $tagline }

## Vooraf

lobby-head = <b>{ $game }</b> · tafel { $table }
match-minutes = Er wordt { $minutes } minuten gespeeld.{ $rounds ->
    [0] { "" }
    [one] { " " }De partij eindigt eerder na één tellende ronde.
   *[other] { " " }De partij eindigt eerder na { $rounds } tellende rondes.
}
match-goal = { $rounds ->
    [0] Er wordt tot { $target } gespeeld.
    [one] Er wordt één ronde gespeeld.
   *[other] Er worden { $rounds } rondes gespeeld.
}
lobby-options = Huisregels: { $options }
lobby-seat = { $number }. { $name }{ $host ->
    [yes] { " " }(host)
   *[no] { "" }
}
lobby-seat-team = { $number }. { $name } · team { $team }{ $host ->
    [yes] { " " }(host)
   *[no] { "" }
}
lobby-ready = Klaar om te beginnen.
lobby-uncounted = Met een computerspeler: telt niet mee voor de totaalstand.
team-line = Team { $team }: { $names }
teams-first = Tik op een van jullie, en dan op de partner.
teams-second = Wie speelt er samen met { $name }?
teams-later = Teams kies je als er genoeg spelers zitten; of neem die van de vorige keer.
seat-button = { $number }. { $name }
lobby-wanted = Aan tafel: { $seated }. Nodig voor dit spel: { $players }.
lobby-unreached = Nog geen privéberichten voor { $names }: { $way ->
    [open] tik op “Open onze chat”, dan komt je hand daar.
   *[write] sta privéberichten van deze server toe en tik op “Schrijf me”.
} Tot die tijd laat “Mijn stenen” ze hier zien.
button-open = Open onze chat
button-write = Schrijf me
lobby-closed = Deze tafel ({ $game }) is gesloten.
options-head = <b>{ $game }</b>: huisregels, pagina { $page } van { $pages }
option-head = <b>{ $option }</b> (gewoonlijk { $value })
option-choice = { $chosen ->
    [yes] ✓ { $value }
   *[no] { $value }
}
games-head = <b>Spellen</b>
games-line = <b>{ $game }</b> (<c>/play { $id }</c>): { $tagline }

button-join = Meedoen
button-leave = Opstaan
button-start = Beginnen
button-computer = Computer erbij
button-without = Zonder { $name }
button-options = Huisregels
button-partners = Teams
button-shuffle = Loten
button-last-time = Zoals vorige keer
button-game = Ander spel
button-cancel = Tafel sluiten
button-previous = ◀
button-next = ▶
button-done = Klaar
button-all-options = Alle huisregels

## De tafel

table-head = <b>{ $game }</b> · { $round }
table-head-named = <b>{ $game }</b> · tafel { $table } · { $round }
table-round = { $rounds ->
    [0] ronde { $round }
   *[other] ronde { $round } van { $rounds }
}{ $target ->
    [0] { "" }
   *[other] { " " }· tot { $target }
}
table-scores = Stand: { $accounts }
table-secret = De totalen zijn voorlopig geheim.
table-counts = Stenen: { $counts }{ $boneyard ->
    [0] { "" }
   *[other] { " " }· pot { $boneyard }
}
table-empty = Er ligt nog geen steen.
table-turn = { $name } is aan de beurt.
table-missed = De tijd van { $name } was om: een computerspeler heeft de zet gedaan. Nog een keer, en die neemt de plaats over.
table-commitment = Deze deling ligt vast met het zegel <c>{ $commitment }</c>; het startgetal volgt na de ronde.
table-stopped = Deze partij ({ $game }) is gestopt.
table-stopped-by = { $name } heeft deze partij ({ $game }) gestopt.
layout-row = <c>{ $tiles }</c>
layout-words = Van links naar rechts: { $tiles }.
layout-arm = { $arm }, vanaf { $tile }:
layout-words-arm = Arm { $arm }, vanaf { $tile } naar buiten: { $tiles }.
layout-tile = { $form ->
    [closed] { $tile } dicht
    [along] { $tile } in de lengte
   *[across] { $tile } dwars
}
ends = Linkereinde { $left }, rechtereinde { $right }.
ends-open = Open uiteinden: { $ends }.
end = { $arm } { $number }
end-later = { $arm } { $number }, later
end-shut = { $arm } dicht
end-name = { $where ->
    [l] Linkereinde
    [r] Rechtereinde
   *[other] { $arm }
}
end-sum = { $end } { $number } vraagt { $wanted }: { $number } + { $wanted } = { $total }.
end-jokers = { $end } { $number } vraagt een joker.
end-nothing = { $end } { $number }: daar past niets.
jokers = Jokers (elk uiteinde): { $tiles }.
jokers-many = Jokers (elk uiteinde): 0+0 en alles wat samen { $total } is.
ends-count = De uiteinden tellen { $count }.
foot-boneyard = Pot { $count }

call = { $name }, jij bent aan de beurt ({ $game }).
call-late = { $name }, je halve bedenktijd is om ({ $game }).
button-inline = Hier spelen
button-hand = Mijn stenen
button-back = Ik ben er weer

## Wat er gebeurt

told-laid = { $name }: { $tiles }{ $where ->
    [a] { " " }aan het eind van A.
    [b] { " " }aan het eind van B.
    [l] { " " }links.
    [r] { " " }rechts.
    [u] { " " }bij ↑ U.
    [d] { " " }bij ↓ D.
    [both] { " " }aan beide kanten.
    [arm] { " " }op arm { $arm }.
   *[first] .
}
told-laid-so = { $name }: { $tiles }.
told-laid-part = { $tile }{ $where ->
    [l] { " " }links
    [r] { " " }rechts
    [u] { " " }bij ↑ U
    [d] { " " }bij ↓ D
   *[first] { "" }
}{ $form ->
    [closed] , dicht
    [along] , in de lengte
    [shown] , nieuw uiteinde { $shown }
   *[plain] { "" }
}
told-earned = { $points ->
    [one] <b>{ $name } scoort 1 punt</b>: { $marks }. Totaal { $total }.
   *[other] <b>{ $name } scoort { $points } punten</b>: { $marks }. Totaal { $total }.
}
mark = { $why ->
    [opening] { $points } voor de eerste steen
    [double] { $points } voor de hoogste dubbele
    [triple] { $points } voor een drieling
    [heading] { $points } voor gelijke uiteinden
    [told] { $points }, zoals gemeld
    [capped] hooguit tot 1 punt onder het doel
    [total] het totaal is precies { $count }
   *[ends] de uiteinden tellen { $count }
}
told-announced = { $points ->
    [0] { $name } eist punten op, maar die steen scoort niet.
   *[other] { $name } eist de punten op!
}
told-barred = { $where ->
    [l] { $name } spert het linkereinde af met { $tile }.
    [r] { $name } spert het rechtereinde af met { $tile }.
   *[other] { $name } spert { $arm } af met { $tile }.
}
told-seated = De stenen hebben de teams gemaakt: { $teams }.
told-drew = { $count ->
    [one] { $name } pakt een steen.
   *[other] { $name } pakt { $count } stenen.
}
told-passed = { $name } past.
told-misdealt = { $why ->
    [doubles] Te veel dubbelen in één hand: opnieuw gedeeld{ $count ->
        [1] .
       *[other] , { $count } keer.
    }
    [wanted] Niemand heeft de steen die moet beginnen: opnieuw gedeeld{ $count ->
        [1] .
       *[other] , { $count } keer.
    }
   *[same] Te veel gelijke getallen in één hand: opnieuw gedeeld{ $count ->
        [1] .
       *[other] , { $count } keer.
    }
}
told-leads = { $name } moet beginnen met { $tile }: { $why ->
    [double] van de gedeelde dubbelen gaat die voor.
    [named] die steen gaat voor.
    [found] die is gevonden.
   *[no-double] niemand heeft een dubbele.
}
told-leads-shown = { $why ->
    [called] { $name } heeft { $tile } en mag daarom beginnen, met een steen naar keuze.
    [may-take] { $name } heeft { $tile } en mag daarmee het begin overnemen, of niet.
    [taken] { $name } neemt { $tile } voor het delen uit de set en begint met een steen naar keuze.
    [no-double] { $name } laat { $tile } zien, want niemand heeft een dubbele, en begint met een steen naar keuze.
   *[double] { $name } laat { $tile } zien en begint met een steen naar keuze.
}
told-leads-any = { $name } begint met een steen naar keuze: { $why ->
    [lot] het lot heeft beslist.
    [finisher] wie de vorige ronde uit was, begint.
    [fish-maker] wie de vis maakte, begint.
    [fish-winner] wie de vis won, begint.
    [winner] wie de vorige ronde won, begint.
    [fisherman] de visser begint.
    [grant] dankzij het recht op de honderd.
    [debt] om de vis af te schrijven.
   *[rotate] iedereen begint om de beurt.
}
told-sign = { $kind ->
    [blank] 😉 { $name } knipoogt: 0-0!
   *[six] 😗 { $name } bolt een wang: 6-6!
}

## Handen

hand-table = <b>{ $game }</b>, tafel { $table }
hand-table-there = <b>{ $game }</b>, tafel { $table } ({ $room })
hand-tiles = Je hand: <c>{ $tiles }</c>
hand-turn = <b>Jij bent aan de beurt.</b>
hand-where = Waar komt { $tile }?
hand-with = { $moves }: en wat nog meer?
hand-block = Welke dubbele gaat dwars voor welk uiteinde? Daarmee eindigt de ronde. Je scoort als { $tie ->
    [blocker] dan geen tegenstander minder ogen heeft dan jij
   *[other] dan elke tegenstander meer ogen heeft dan jij
}. { $tie ->
    [fails] Anders
   *[other] Heeft er een minder, dan
} verlies je { $factor ->
    [0] niets
    [1] de ogen die je hebt
    [2] tweemaal de ogen die je hebt
   *[other] { $factor } keer de ogen die je hebt
}.{ $teams ->
    [yes] { " " }De handen van partners worden opgeteld.
   *[no] { "" }
}
hand-go-on = Je mag nog meer stenen leggen. Met <b>Klaar</b> eindigt je beurt.
hand-must-go-on = Je kunt nog een steen leggen, dus je gaat door.
hand-claim = Scoort je steen? Eis de punten op, of beëindig je beurt met <b>Klaar</b>.
hand-claim-last = De steen die de ronde beëindigt, scoort, en niemand heeft de punten opgeëist. Eis ze op, of laat ze liggen met <b>Klaar</b>.
hand-waiting = Je team wacht op zijn beurt aan tafel.
hand-out = Je ligt uit deze partij.
hand-held = Een computerspeler houdt je plaats bezet.
hand-missed = Je tijd was om: een computerspeler heeft je zet gedaan. Nog een keer, en die neemt je plaats over tot je terug bent.
hand-warning = Je halve bedenktijd is om: jij bent aan de beurt bij { $game }.
button-other-tile = Andere steen
button-no-block = Niets afsperren
button-step-back = Een stap terug
button-sign = { $kind ->
    [blank] 😉 Knipoog: ik heb 0-0
   *[six] 😗 Bolle wang: ik heb 6-6
}
move-play = { $tile }{ $where ->
    [l] { " " }← links
    [r] { " " }→ rechts
   *[first] { "" }
}
move-plays = { $tiles } samen
move-where = { $tile } …
move-form = { $form ->
    [closed] { $move }, dicht
    [open] { $move }, open
    [along] { $move }, in de lengte
    [across] { $move }, dwars
   *[shown] { $move }, nieuw uiteinde { $shown }
}
move-with = { $move } en …
move-added = + { $move }
move-block = Uiteinde afsperren …
move-draw-first = Eerst nog een steen pakken
move-draw-instead = Liever pakken
move-done = Klaar
move-claim = Punten opeisen
move-draw = { $count ->
    [one] Een steen pakken
   *[other] { $count } stenen pakken
}
move-pass = Passen
move-leave = Begin niet overnemen
move-ambiguous = Die steen past op meerdere plaatsen. Op welke?
move-ambiguous-half = Welke helft moet zichtbaar blijven?

## Uitslagen

result-out = <b>Ronde { $round }: { $name } is uit</b> met { $tiles }.
result-fish = <b>Ronde { $round }: vis.</b> Niemand kan verder; { $last ->
    [several] de laatste stenen, { $tiles }, waren van { $name }.
   *[single] de laatste steen, { $tiles }, was van { $name }.
}
result-closed = <b>Ronde { $round }: { $name } spert een uiteinde af</b> met { $tiles }.
result-stopped = <b>Ronde { $round }:</b> de punten beslissen de partij meteen; { $last ->
    [several] de laatste stenen, { $tiles }, waren van { $name }.
   *[single] de laatste steen, { $tiles }, was van { $name }.
}
result-held = { $name } had nog { $tiles }
result-held-count = { $count ->
    [one] { $name } had nog 1 steen
   *[other] { $name } had nog { $count } stenen
}
term = { $note ->
    [zero-zero] { $value } ({ $name }, 0-0 telt extra)
    [rounded] { $value } ({ $name }, afgerond)
    [out] { $value } ({ $name } is uit)
    [only-without-double] { $value } (alleen { $name } heeft geen dubbele)
    [least-without-double] { $value } ({ $name } heeft de minste ogen van wie geen dubbele heeft)
    [least] { $value } ({ $name } heeft de minste ogen, en iedereen een dubbele)
    [six-six] { $value } ({ $name }, 6-6 als enige steen telt extra)
    [pair] { $value } ({ $name }, 0-0 en 6-6 als enige stenen tellen extra)
   *[plain] { $value } ({ $name })
}
result-scored = { $note ->
    [plain] { $side }: { $sum } = { $points }.
    [shared] { $side }: { $sum } = { $plain }, gedeeld: { $points }.
    [rounded-shared] { $side }: { $sum } = { $plain }, afgerond en gedeeld: { $points }.
    [below-minimum] { $side }: { $sum } = { $plain }, onder het minimum en vervallen.
    [shared-below-minimum] { $side }: { $sum } = { $plain }, gedeeld, dan onder het minimum en vervallen.
    [rounded] { $side }: { $sum } = { $plain }, afgerond op { $points }.
    [in-fives] { $side }: { $sum } = { $plain }, in vijven { $points }.
    [not-below-zero] { $side }: { $sum } = { $plain }, maar geen rekening zakt onder 0: { $points }.
    [opened] { $side }: { $sum } = { $points }, en daarmee is de rekening geopend.
    [burnt] { $side }: { $sum } = { $plain }, onder de drempel en vervallen.
    [remembered] { $side }: { $sum } = { $plain }, onder de drempel en onthouden.
    [remembered-added] { $side }: { $sum } en wat onthouden was, samen { $points }.
    [carried-burnt] { $side }: { $sum } = { $plain }, met wat de gelijke vis overliet nog onder de drempel en vervallen.
    [carried-remembered] { $side }: { $sum } = { $plain }, met wat de gelijke vis overliet nog onder de drempel en onthouden.
    [multiplied] { $side }: { $sum } = { $plain }, en voor de laatste steen van de ronde { $points }.
    [barricade-failed] { $side }: { $sum } = { $plain }, maar de barricade is mislukt: { $points }.
    [capped] { $side }: { $sum } = { $plain }, maar zo dicht bij het doel maar { $points }.
    [floor] { $side }: { $sum } = { $plain }, en minder dan 0 wordt niet geschreven: { $points }.
    [no-wipe] { $side }: { $sum } = { $plain }, te weinig om de andere rekening te wissen.
    [wiped] { $sum } = { $plain } tegen { $side }: de rekening is gewist.
    [gone] Uit de partij, de rekening is gewist: { $side }.
    [six-wins] { $side }: uit met 6-6, en { $sum } = { $plain } is genoeg voor de partij.
    [brother] { $side }: de honderd is verloren met nog { $sum } = { $plain } in de hand, te veel.
    [written-off] { $side }: { $sum } = { $plain }, gebruikt om de vis af te schrijven.
    [marks] { $side }: { $points ->
        [one] 1 streep.
       *[other] { $points } strepen.
    }
    [taken] { $side }: { $points ->
        [one] 1 punt, zoals gehaald.
       *[other] { $points } punten, zoals gehaald.
    }
    [set] { $side }: het bod en wat zij haalden, samen { $points }.
   *[carried] { $side }: { $sum } en wat de gelijke vis overliet, samen { $points }.
}
result-total = { $written } Totaal { $total }.
result-unscored = { $why ->
    [tie] De laagste handen zijn gelijk: niemand scoort.
    [tie-carried] Alle handen zijn gelijk: wat erin zit, komt bij de volgende ronde.
    [barred-tie] Een tegenstander heeft even weinig als wie afsperde: niemand scoort.
    [fish-plain] De vis is gewonnen, maar volgens de huisregels van deze tafel wordt er niets voor geschreven.
   *[void] Een vis telt niet: de ronde is ongeldig.
}
result-fished = De vis is van { $name }: { $own } tegen { $others }.
result-right = { $what ->
    [grant-six] Uit met 6-6: in de volgende ronde mag de honderd gespeeld worden door { $side }.
    [grant-fish] De vis is gewonnen: in de volgende ronde mag de honderd gespeeld worden door { $side }.
    [grant-debt] Het recht op de honderd gaat naar { $side }; beginnen mag { $name }.
    [grant-lapsed] Het recht op de honderd is niet gebruikt door { $side }: het is vervallen.
    [hundred-failed] De honderd van { $side } is mislukt.
    [hundred-cancelled] De vis maakt de honderd van { $side } ongedaan.
    [eliminated] Uit de partij: { $side }, na een verloren honderd met te veel in de hand.
    [debt] Een schuld voor { $side }: winst van 25 of meer schrijft de vis af. { $left ->
        [one] 1 poging.
       *[other] { $left } pogingen.
    }
    [debt-failed] De schuld van { $side } blijft staan. { $left ->
        [one] Nog 1 poging.
       *[other] Nog { $left } pogingen.
    }
    [debt-settled] De vis is afgeschreven.
    [debt-lost] De laatste poging is mislukt: de schuld kan niet meer afgeschreven worden.
    [debt-dropped] Ligt een kant uit de partij, dan vervalt ook de schuld.
    [eggs] Eieren: winst van 25 of meer lost ze in. { $left ->
        [one] 1 poging.
       *[other] { $left } pogingen.
    }
    [eggs-failed] De eieren zijn niet ingelost. { $left ->
        [one] Nog 1 poging.
       *[other] Nog { $left } pogingen.
    }
    [eggs-settled] De eieren zijn ingelost.
   *[eggs-rotten] De eieren zijn rot: niemand heeft ze ingelost.
}
right-hundred = Recht op de honderd: { $sides }.
right-debt = Schuld van { $side }: { $left ->
    [one] nog 1 poging.
   *[other] nog { $left } pogingen.
}
right-eggs = Eieren: { $left ->
    [one] nog 1 poging.
   *[other] nog { $left } pogingen.
}
result-titled = { $title ->
    [general] <b>{ $worth ->
        [1] Generaal
       *[other] { $worth } Generaals
    }!</b> { $finisher } ging uit, { $name } was daarna aan de beurt. Telt voor { $side }.
    [bald] <b>Kaal!</b> { $finisher } ging uit met 0-0 en { $name } was daarna aan de beurt. Telt voor { $side }.
   *[loss] Een verlies voor { $side }: { $name } was aan de beurt na { $finisher }.
}
result-yielded = Wissel van teams: { $into } voor { $out }, vanwege { $why ->
    [title] de titel.
   *[losses] de verliezen.
}
result-next = { $name } begint de volgende ronde: { $why ->
    [fewer-left] die had minder ogen over.
    [other-begins] allebei evenveel ogen over, dus wie deze keer niet begon.
    [finisher] die was uit.
    [fish-maker] die maakte de vis.
    [fish-winner] die won de vis.
    [winner] die heeft gewonnen.
    [fisherman] de visser.
    [grant] dankzij het recht op de honderd.
    [debt] vanwege de schuld.
   *[rotate] iedereen begint om de beurt.
}
result-next-found = { $why ->
    [title-double] Wie 1-1 heeft, begint de volgende ronde.
   *[lot] Het lot beslist wie de volgende ronde begint.
    [eggs] Zolang er eieren zijn, begint elke ronde met 1-1, of met de dubbele die in plaats daarvan gedeeld is.
}
result-standing = Stand: { $accounts }
result-seed = Het startgetal van deze ronde, <c>{ $seed }</c>, hoort bij het zegel <c>{ $commitment }</c> (<c>/verify</c>).
result-uncounted = Met een computerspeler of alleen: telt niet mee voor de totaalstand.
time-left = Nog te spelen: { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}.
time-up = <b>De tijd is om.</b> Deze ronde is de laatste.
match-time-up = <b>De tijd is om.</b>
match-won = <b>{ $winning ->
    [one] { $winners } wint de partij!
   *[other] { $winners } winnen de partij!
}</b>{ $why ->
    [goat] { " " }De bok: { $losers }.
    [donkey] { " " }De ezel: { $losers }.
    [bald] { " " }Kaal: de laatste steen was 0-0. De bok: { $losers }.
    [double_six] { " " }De laatste steen was 6-6. De bok: { $losers }.
    [hundred] { " " }De honderd is gewonnen. De bok: { $losers }.
    [brother_in_law] { " " }Zwager en bok: { $losers }.
    [points] { " " }De bok: { $losers }.
    [rounds-won] { " " }De totalen zijn gelijk, dus beslist het aantal gewonnen rondes.
   *[other] { "" }
}
match-drawn = <b>De partij eindigt in gelijkspel.</b>{ $why ->
    [all-at-target] { " " }Iedereen heeft het doel gehaald.
   *[other] { "" }
}
button-deal = Volgende ronde
button-rematch = Revanche
button-new-table = Nieuwe tafel
