# Je naam verbergen, en vergeten worden.

somebody = iemand
forget-shown = De totaalstand toont je naam.
forget-hidden = De totaalstand zegt “iemand” in plaats van je naam.
forget-about = Verberg je je naam, dan blijf je aan tafel bekend, en je kunt hem weer laten zien. Wis je jezelf, dan word je in alle chats vergeten: naam, instellingen, onze privéchat en de namen van je paren gaan weg en komen niet terug. Wat anderen met jou gewonnen en verloren hebben, blijft, met “iemand”.
forget-button-hide = Verberg mijn naam
forget-button-show = Toon mijn naam
forget-button-delete = Wis mij …
forget-button-yes = Ja, vergeet me voorgoed
forget-button-keep = Nee, laat alles zoals het is
forget-sure = Dit kan niet ongedaan gemaakt worden. Zal ik je vergeten, in alle chats?
forget-only-oneself = Je kunt alleen jezelf laten vergeten: <c>/forget me</c>.
forget-playing = Je zit nog aan een tafel. Sta eerst op (“/leave”, “/stop”) en probeer het dan nog eens.
forget-later = Het einde van je laatste tafel is net pas getoond. Probeer het over een minuut nog eens.
forget-done = Ik ben je vergeten. Schrijf je me weer, dan beginnen we opnieuw.
rematch-forgotten = Iemand die toen meespeelde, heeft zich laten vergeten. Open liever een nieuwe tafel.
