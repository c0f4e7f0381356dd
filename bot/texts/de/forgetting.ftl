# Den eigenen Namen verbergen, und vergessen werden.

somebody = jemand
forget-shown = In der Bilanz steht dein Name.
forget-hidden = In der Bilanz steht „jemand“ statt deines Namens.
forget-about = Verbirgst du deinen Namen, kennt man dich am Tisch weiter, und du kannst ihn wieder zeigen. Löschst du dich, bist du in allen Chats vergessen: Name, Einstellungen, unser privater Chat und die Namen deiner Paare gehen verloren und kommen nicht zurück. Was andere mit dir gewonnen und verloren haben, bleibt, mit „jemand“.
forget-button-hide = Meinen Namen verbergen
forget-button-show = Meinen Namen zeigen
forget-button-delete = Mich löschen …
forget-button-yes = Ja, vergiss mich für immer
forget-button-keep = Nein, alles so lassen
forget-sure = Das lässt sich nicht rückgängig machen. Soll ich dich in allen Chats vergessen?
forget-only-oneself = Vergessen lassen kannst du nur dich selbst: <c>/forget me</c>.
forget-playing = Du sitzt noch an einem Tisch. Steh erst auf („/leave“, „/stop“) und versuch es dann noch einmal.
forget-later = Das Ende deines letzten Tisches steht erst seit eben da. Versuch es in einer Minute noch einmal.
forget-done = Du bist vergessen. Schreibst du mir wieder, fangen wir neu an.
rematch-forgotten = Jemand aus der letzten Partie wurde vergessen. Eröffne stattdessen einen neuen Tisch.
