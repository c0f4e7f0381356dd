# Wat het platform Telegram zelf zegt, en wat /doctor daar vindt.

telegram-move-by-words = Om te spelen typ je /move en een steen, draw, pass, bid 30 of trump 5.
telegram-sent-privately = Ik heb het je in onze privéchat geschreven.
telegram-slowed = Telegram laat me hier pas over een tijdje weer schrijven. Probeer het dan nog eens.

telegram-unknown = Telegram zegt niet wat ik hier mag. Probeer het over een minuut nog eens.
telegram-not-inside = Ik ben geen lid van deze chat: voeg me weer toe.
telegram-texts-yes = Ik mag hier schrijven.
telegram-texts-no = Ik mag hier niet schrijven: sta me toe berichten te sturen, bij de groepsinstellingen onder rechten.
telegram-photos-yes = Ik mag foto’s sturen: de tafel kan een plaatje zijn.
telegram-photos-no = Ik mag geen foto’s sturen, dus is de tafel alleen tekst: sta het toe bij de groepsinstellingen onder rechten.
telegram-topic = Dit onderwerp is een kamer op zich: een tafel die hier opengaat, blijft hier.
telegram-general = Een tafel die hier opengaat, blijft in het algemene onderwerp. Elk ander onderwerp is een kamer op zich.
telegram-topic-open = Is dit onderwerp gesloten, dan kan ik er alleen in schrijven als beheerder die onderwerpen mag beheren.
telegram-topic-closed = Dit onderwerp is gesloten, dus kan ik er niet in schrijven: open het, of maak me beheerder die onderwerpen mag beheren.
telegram-topics-closed = Ik mag onderwerpen beheren, dus kan ik ook in gesloten onderwerpen schrijven.
telegram-runs = Ik ben beheerder: ik zie het als iemand de groep verlaat.
telegram-sees-all = Ik zie alles wat hier geschreven wordt, en houd de tafel in beeld.
telegram-sees-little = Ik zie alleen opdrachten, en wat tegen mij gezegd wordt: dat is genoeg. Raakt de tafel uit beeld door het gepraat, dan toont <c>/table</c> hem weer. Als beheerder zou ik het zelf merken.
telegram-inline-yes = Je kunt zetten ook kiezen terwijl je schrijft: typ mijn naam en een spatie, en je stenen verschijnen. Dat werkt alleen als wie mij beheert bij BotFather ook inline-feedback heeft aangezet (<c>/setinlinefeedback</c>).
telegram-inline-no = Zetten doe je met knoppen. Wie mij beheert, kan bij BotFather de inlinemodus aanzetten (<c>/setinline</c> en <c>/setinlinefeedback</c>); dan kun je ze ook kiezen terwijl je schrijft.
