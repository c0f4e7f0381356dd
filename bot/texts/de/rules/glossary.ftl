# Wörter, die bei diesen Spielen vorkommen

## Steine

term-tile = Stein
    .about = Ein Stück des Satzes. Es hat zwei Hälften mit je einer Zahl und wird mit der höheren zuerst geschrieben: 6-4.
    .also = Dominostein, Domino, Plättchen, Spielstein
term-pip = Auge
    .about = Ein Punkt auf einem Stein; die Augen einer Hälfte ergeben ihre Zahl. Was eine Hand zählt, ist meist die Summe ihrer Augen.
    .also = Augen, Augenzahl, Punkt auf dem Stein
term-blank = Null
    .about = Eine Hälfte ohne Augen: die Zahl 0. Sie ist eine Zahl wie die anderen und passt nur an eine andere Null, wenn das Spiel nichts anderes sagt.
    .also = Blank, leer, leere Hälfte, weiße Hälfte, Blanko
term-double = Pasch
    .about = Ein Stein mit derselben Zahl auf beiden Hälften, etwa 6-6. In vielen Spielen liegt er quer.
    .also = Pasche, Päsche, Doppelstein, Doppel, Doublette, Sechserpasch, Doppelsechs
term-set = Satz
    .about = Alle Steine eines Spiels. Ein Sechsersatz hat jedes Zahlenpaar von 0-0 bis 6-6 einmal, das sind 28 Steine; größere Sätze gehen bis 9, 12, 15 oder 18.
    .also = Set, Steinsatz, Dominosatz, Doppelsechs, Doppelneun, Sechsersatz, Neunersatz, Zwölfersatz
term-hand = Hand
    .about = Die Steine, die jemand hat und die sonst niemand sieht. Sie zählt die Summe ihrer Augen, und in manchen Spielen kosten einzelne Steine extra.
    .also = meine Steine, Handsteine, auf der Hand, Blatt

## Eine Runde

term-boneyard = Vorrat
    .about = Die Steine, die nicht ausgeteilt wurden; sie liegen verdeckt. In Spielen mit Ziehen wird von hier gezogen.
    .also = Talon, Stock, Basar, Bank, Ziehstapel, verdeckte Steine, Kaufsteine
term-reserve = Reserve
    .about = Die letzten Steine des Vorrats, die nie gezogen werden dürfen. Wie viele das sind, sagen die Regeln jedes Spiels.
    .also = letzter Stein im Vorrat, Rest, tabu, unberührbare Steine
term-redeal = Neugeben
    .about = Was ausgeteilt wurde, gilt nicht, etwa weil jemand zu viele Pasche hat: Alle Steine werden gemischt und noch einmal ausgeteilt.
    .also = neu geben, noch mal geben, neu austeilen, neu mischen, vergeben, neu gegeben, noch mal gegeben
term-commitment = Prüfsumme
    .about = Ein Code, der vor dem ersten Stein gezeigt wird. Er legt fest, wie die Steine verteilt sind, und verrät nichts davon; nach der Runde wird der Startwert gezeigt, aus dem sie verteilt wurden, und kein anderer hat diesen Code. Mit /verify können es alle nachprüfen. So kann niemand, auch der Bot nicht, die Verteilung nachträglich gewählt haben.
    .also = fair, gerecht, ist das Mischen fair, Zufall, zufällig, manipuliert, gezinkt, schummeln, betrügen, Betrug, Startwert, Hash, Code, nachprüfen, Mischen prüfen
term-lead = Anfang
    .about = Der erste Stein einer Runde, und das Recht oder die Pflicht, ihn zu legen.
    .also = Eröffnung, auslegen, anfangen, beginnen, Vorhand, erster Stein, wer fängt an
term-end = Ende
    .about = Eine Hälfte, an der die Auslage offen ist: Der nächste Stein muss dort passen. Eine Kette hat zwei Enden, ein Kreuz oder ein Stern hat mehr.
    .also = offenes Ende, Anlegestelle, freie Hälfte, Kettenende
term-draw = ziehen
    .about = Einen Stein aus dem Vorrat nehmen, in den meisten Spielen nur, wenn keiner deiner Steine passt. Ob du einen ziehst oder so lange, bis einer passt, sagen die Regeln jedes Spiels.
    .also = kaufen, nachziehen, aufnehmen, Stein nehmen, nachkaufen
term-pass = passen
    .about = Einen Zug beenden, ohne einen Stein zu legen. In den meisten Spielen darfst du das nur, wenn nichts passt und du nicht ziehen darfst.
    .also = aussetzen, klopfen, weiter sagen, schieben
term-out = Schluss machen
    .about = Den letzten eigenen Stein legen; damit endet die Runde. Wer das schafft, gewinnt sie meistens.
    .also = Domino, ausmachen, ausgehen, fertig sein, auslegen, letzter Stein
term-fish = Fisch
    .about = Eine Runde, in der niemand mehr weiterkann, obwohl alle noch Steine haben. Wer sie gewinnt und was sie wert ist, sagen die Regeln jedes Spiels.
    .also = gesperrt, Sperre, gesperrte Runde, blockiert, Block, dicht, zu, niemand kann mehr
term-fish-maker = wer den Fisch macht
    .about = Wer vor einem Fisch den letzten Stein gelegt hat. Beim Seebock wird der Fischer anders gesucht: Pasche zählen dort nicht.
    .also = Fisch gemacht, wer gesperrt hat, Sperrer
term-round = Runde
    .about = Vom Austeilen, bis jemand Schluss macht oder niemand mehr weiterkann. Eine Partie hat mehrere Runden.
    .also = Spiel, Durchgang, Gang, Kon
term-match = Partie
    .about = Alle Runden, bis jemand das Ziel erreicht, oder so viele Runden oder Minuten wie ausgemacht. Wer der Bock ist, entscheidet die Partie und nicht eine einzelne Runde.
    .also = ganzes Spiel, Match, Sitzung
term-partner = Partner
    .about = Beim Spiel in Paaren sitzt er dir gegenüber und spielt für dasselbe Konto. Seine Steine siehst du nicht.
    .also = Partnerin, Mitspieler, Gegenüber, Paar, Paare, Team
term-side = Seite
    .about = Wer zusammen ein Konto hat: ein Paar, oder in einem Spiel ohne Paare jeder für sich.
    .also = Partei, Team, Mannschaft, Paar

## Punkte schreiben

term-account = Konto
    .about = Was eine Seite in dieser Partie bisher geschrieben hat: Punkte, oder Strafpunkte in Spielen, in denen niemand welche will.
    .also = Punktestand, Stand, Zettel, Gesamtpunkte
term-target = Ziel
    .about = Bei wie vielen Punkten die Partie endet. In manchen Spielen gewinnt, wer es erreicht; in anderen, etwa beim Bock, verliert man damit.
    .also = Grenze, Limit, Punktegrenze, spielen bis, Zielpunkte
term-penalty = Strafpunkte
    .about = Punkte, die du nicht willst: Was du noch hast, wird gegen dich geschrieben. Der niedrigste Stand ist der beste.
    .also = Minuspunkte, Miese, schlechte Punkte, Strafe
term-threshold = Schwelle
    .about = Der kleinste Betrag, der geschrieben wird, in manchen Spielen nur beim ersten Eintrag. Was aus weniger wird, sagen die Regeln jedes Spiels.
    .also = Minimum, Mindestpunkte, Grenze, Konto eröffnen, Mindestbetrag
term-memory = gemerkte Punkte
    .about = Ein Verlust, der zu klein zum Schreiben ist, gemerkt und zum nächsten dazugezählt wird. Ist er geschrieben oder gewinnt die Seite eine Runde, ist er vergessen.
    .also = Gedächtnis, gemerkt, vorgemerkt, gemerkter Verlust
term-house-rule = Hausregel
    .about = Eine Regel, die jeder Tisch für sich wählen darf. Abschnitt 8 jeder Seite nennt alle mit ihren Möglichkeiten.
    .also = Hausregeln, Option, Variante, Absprache, Einstellung

## Kreuze und gezählte Enden

term-spinner = Spinner
    .about = Der Pasch, an den auf allen vier Seiten angelegt werden darf, meist der erste. Seine Seiten öffnen sich sofort, oder erst, wenn die zwei langen bedeckt sind.
    .also = Kreuzpasch, Kreuz, Kreuzstein, erster Pasch, vier Seiten
term-crosswise = quer
    .about = Ein Pasch quer zur Kette, sodass beide Hälften zu sehen sind. Längs liegt er in der Kette und zeigt nur eine.
    .also = längs, querlegen, der Länge nach, rechtwinklig
term-arm = Arm
    .about = Eine Steinreihe, die von der Mitte eines Kreuzes oder Sterns wegwächst. Nur ihr äußeres Ende ist offen.
    .also = Ast, Strahl, Zweig, Arme
term-crossroads = Kreuzung
    .about = Beim Esel der erste Pasch auf dem Tisch, an den auf allen vier Seiten angelegt werden darf.
    .also = Kreuz, Wegkreuz, Spinner, erster Pasch
term-closed-double = verdeckter Pasch
    .about = Beim Esel ein Pasch mit dem Rücken nach oben. Hinter ihm darf nichts mehr liegen, also ist sein Arm geschlossen.
    .also = umgedreht, zugedeckt, geschlossener Arm, Pasch zumachen
term-house = Haus
    .about = Beim Telefon der Pasch, dessen kurze Seiten sich auch öffnen, meist der erste mit je einem Stein an beiden langen Seiten. Von da an gibt es vier Enden.
    .also = Häuser, Floh, Häuschen
term-count = Summe der Enden
    .about = Die Hälften, die an allen offenen Enden zu sehen sind, zusammengezählt. Bei den Fünferspielen bringt ein Vielfaches von fünf sofort Punkte.
    .also = Endsumme, Fünfer, Vielfaches von fünf, Enden zählen, Punkte beim Legen, Punkte im Spiel
term-claim = ansagen
    .about = Laut sagen, dass dein Stein Punkte bringt, wo eine Hausregel es verlangt. Was du vergisst, darf sich nehmen, wer nach dir dran ist.
    .also = Ansage, Muggins rufen, melden, vergessene Punkte

## Böcke und Generäle

term-goat = Bock
    .about = Wer eine Partie Bock oder Seebock verloren hat. Beim Esel ist das der Esel.
    .also = Ziege, Ziegenbock, Kosel, Kozel, Verlierer, Esel
term-general = General
    .about = Beim Generalsbock der Titel dafür, gegen 0-0 oder 6-6 als letzten Stein zu verlieren. Das eigene Team zählt ihn gegen sich, wenn keine Hausregel es umdreht.
    .also = Generäle, Titel, Schluss mit 0-0, Schluss mit 6-6
term-bald = Glatze
    .about = Eine Runde, die mit 0-0 endet. Beim Seebock gewinnt sie die ganze Partie; beim Generalsbock zählt die Hausregel mit der Glatze sie getrennt von den Generälen.
    .also = Kahlkopf, nackt, kahl, Schluss mit 0-0
term-signal = Zeichen
    .about = Beim Generalsbock heißt Zwinkern „ich habe 0-0“ und eine aufgeblasene Backe „ich habe 6-6“. Ein Zeichen kostet keinen Zug und ist nie Pflicht.
    .also = Signal, zwinkern, Backe aufblasen, Wink, Tipp für den Partner
term-yield = aufstehen
    .about = Beim Generalsbock gibt ein Team, das einen Titel bekommen oder oft genug verloren hat, seine Plätze dem Team, das am längsten wartet, und wartet dann selbst.
    .also = Platz machen, Wechsel, den Tisch verlassen, nächstes Team, Warteschlange
term-hundred = Hunderter
    .about = Beim Seebock ein Anfang mit 6-6 von einer Seite, die das Recht dazu hat: der mit Punkten auf dem Konto, oder einer, der das Recht gegeben wurde. Macht diese Seite in dieser Runde Schluss, gewinnt sie die ganze Partie.
    .also = Hundert, 100, Anfang mit 6-6, Recht auf den Hunderter
term-wipe = löschen
    .about = Beim Seebock hat immer nur eine Seite Punkte. Gewinnt eine andere eine Runde, die groß genug ist, fällt das Konto mit den Punkten auf 0.
    .also = streichen, verbrennen, Konto weg, auf null setzen
term-brother-in-law = Schwager
    .about = Beim Seebock die Seite, die mit einem Hunderter begonnen hat und auf einer großen Hand sitzt, wenn die andere Schluss macht. Sie verliert die Partie.
    .also = verlorener Hunderter, gescheiterter Hunderter
term-fisherman = Fischer
    .about = Beim Seebock, wer vor einem Fisch den letzten Stein gelegt hat, Pasche nicht mitgezählt. Er kann am Fisch gewinnen oder ihn schuldig bleiben.
    .also = Angler, wer den Fisch gemacht hat, wem gehört der Fisch
term-debt = Schuld
    .about = Beim Seebock ein Fisch, den der Fischer verloren hat und mit einer genügend großen gewonnenen Runde tilgen muss. Scheitern alle Versuche, darf die andere Seite den Hunderter versuchen.
    .also = Schulden, Fisch tilgen, Fisch abschreiben, abzahlen, Schuldner
term-eggs = Eier
    .about = Beim Seebock ein Fisch, bei dem beide Seiten gleich viel haben. Die nächsten Runden beginnen wie die erste, und eine davon muss einen genügend großen Sieg bringen.
    .also = Ei, unentschiedener Fisch, Gleichstand beim Fisch, Eier einlösen
term-rotten-eggs = faule Eier
    .about = Eier, die niemand in den Runden eingelöst hat, die es dafür gibt. Sie verfallen, oder nach einer Hausregel ist die Partie unentschieden.
    .also = verdorbene Eier, faules Ei, nicht eingelöste Eier

## Wurst

term-row = Reihe
    .about = Bei der Wurst deine Steine, verdeckt nebeneinander, nicht einmal von dir gesehen. Du nimmst vom rechten Ende und legst am linken zurück.
    .also = Schlange, verdeckte Steine
term-root = Wurzel
    .about = Der Stein, aus dem alles wächst: bei der Wurst der, an dem beide Ketten beginnen, beim Hühnerfuß der Pasch in der Mitte.
    .also = Mittelstein, Mitte, Ausgangsstein, Startpasch
term-insert = einschieben
    .about = Bei der Wurst einen Pasch zwischen zwei Steine schieben, die sich mit seiner Zahl berühren. Was dahinter liegt, rückt einen Platz nach außen.
    .also = dazwischenschieben, hineinschieben, zwischen zwei Steine, Fuge
term-cut = Schnitt
    .about = Bei der Wurst einen Stein quer über beide Ketten legen, wo sie in gleicher Tiefe seine zwei Zahlen zeigen. Alles davor bekommt die andere Seite, und der Stein ist die neue Wurzel.
    .also = schneiden, abschneiden, Wurst anschneiden, Tiefe

## Züge und Füße

term-train = Zug
    .about = Die Steinreihe, die einer Person gehört und am Bahnhof beginnt. Andere dürfen nur anlegen, solange das Zeichen darauf steht.
    .also = eigener Zug, privater Zug, Eisenbahn
term-public-train = öffentlicher Zug
    .about = Bei Mexican Train der Zug, der allen gehört; jeder darf anlegen.
    .also = mexikanischer Zug, Mexican Train, Zug für alle, Gemeinschaftszug
term-marker = Marke auf dem Zug
    .about = Das Zeichen, dass dein Zug für alle offen ist, weil du passen musstest. Es kommt weg, wenn du selbst dort einen Stein legst.
    .also = Pfennig, Cent, Münze, offener Zug, Lok
term-engine = Lok
    .about = Der Pasch im Bahnhof in der Mitte des Tisches, an dem jeder Zug beginnt. Er wechselt von Runde zu Runde.
    .also = Bahnhof, Lokomotive, Mitte, Startpasch
term-bare-double = unbedeckter Pasch
    .about = Bei Mexican Train ein Pasch, auf dem noch nichts liegt. Er muss bedeckt werden, bevor etwas anderes gelegt wird; kann das kein Stein mehr, ist er tot.
    .also = offener Pasch, Pasch bedecken, Pasch abdecken, toter Pasch
term-foot = Fuß
    .about = Beim Hühnerfuß ein Pasch, der an ein Ende gelegt wird. Nichts anderes darf gelegt werden, bis er seine drei Zehen hat.
    .also = Hühnerfuß, Huhn, Füße, Fußpasch
term-toes = Zehen
    .about = Die drei Steine mit der Zahl des Pasches, die einen Fuß ergeben. Danach ist jeder von ihnen ein Ende.
    .also = Zehe, drei Zehen, Krallen

## Joker, Summen und andere Tische

term-matador = Matador
    .about = Ein Stein, der an jedes Ende darf, wie herum auch immer: 0-0 und jeder Stein, dessen Hälften die Summe des Spiels ergeben.
    .also = Matadore, Joker, Kardinal, Kardinäle, geht überall
term-double-heading = gleiche Enden
    .about = Bei Bergen zeigen beide Enden dieselbe Zahl, und kein Endstein ist ein Pasch. Ist einer von ihnen ein Pasch, ist es ein Drilling.
    .also = Bergen-Doppel, Drilling, Doppelkopf, beide Enden gleich
term-running-total = laufende Summe
    .about = Beim Italienischen Domino die Summe aller Augen auf dem Tisch. Wer damit genau eine der Marken trifft, bekommt Punkte.
    .also = Gesamtsumme, Summe auf dem Tisch, alle Augen zusammen
term-barricade = Sperre mit Pasch
    .about = Beim Sperr-Domino ein Pasch, der quer vor ein Ende gelegt wird und die Runde sofort beendet. Sie gelingt, wenn auf der Gegenseite niemand weniger hat.
    .also = Barrikade, sperren, zumachen, Sperrpasch
term-brickwork = Mauer
    .about = Wie die Steine beim Französischen Domino liegen: in zwei Schichten wie Ziegel, jeder um eine Hälfte versetzt. Was passt, ist wie in einer Kette.
    .also = Ziegel, Mauerwerk, Schichten, Wand

## 42

term-shaker = Geber
    .about = Bei 42 die Person, die mischt. Links von ihr wird zuerst geboten.
    .also = Mischer, mischen, wer gibt, wer mischt
term-bid = Gebot
    .about = Wie viel jemand sagt, dass die eigene Seite in dieser Runde macht. Das höchste Gebot bestimmt den Trumpf und muss erfüllt werden; sonst ist es verloren, und die andere Seite schreibt.
    .also = bieten, reizen, Ansage, Reizung, Gebot verloren, Gebot nicht erfüllt
term-mark = Strich
    .about = Worin eine Runde 42 gezählt wird. Als Gebot verspricht ein Strich alle Stiche.
    .also = Striche, alles, 42 Punkte, 84
term-trump = Trumpf
    .about = Die Farbe, die in dieser Runde alle anderen sticht; das höchste Gebot bestimmt sie. Ein Trumpf gehört zu keiner anderen Farbe.
    .also = Trümpfe, Farbe, Trumpffarbe, ohne Trumpf
term-trick = Stich
    .about = Ein Stein von jedem. Der höchste Trumpf macht ihn, oder ohne Trumpf der höchste Stein der ausgespielten Farbe.
    .also = Stiche, Stich machen, stechen
term-follow-suit = bedienen
    .about = Einen Stein der ausgespielten Farbe spielen; das musst du, wenn du einen hast. Es nicht zu tun, ist ein Fehler, den das Programm nicht zulässt.
    .also = Farbe bekennen, bekennen, Farbzwang, nicht bedient, Renonce
term-off = Lücke
    .about = Wer das höchste Gebot hat, nennt so einen eigenen Stein, der weder Trumpf noch Pasch ist, sodass ein anderer ihn schlagen kann.
    .also = Off, Fehl, Fehlstein, Verlierer
term-nello = Nello
    .about = Ein Spiel darum, jeden Stich zu verlieren, ohne Trumpf und ohne den Partner. Eine Hausregel erlaubt es.
    .also = Null, Nullspiel, Nillo, alle Stiche verlieren
term-plunge = Plunge
    .about = Ein Sprunggebot von vier Strichen mit mindestens vier Paschen; der Partner bestimmt den Trumpf und spielt aus. Eine Hausregel erlaubt es.
    .also = Sprunggebot, vier Pasche, Sturz
