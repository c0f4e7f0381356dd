# Nascondere il proprio nome, ed essere dimenticati.

somebody = qualcuno
forget-shown = Le statistiche mostrano il tuo nome.
forget-hidden = Le statistiche dicono “qualcuno” al posto del tuo nome.
forget-about = Se ti nascondi, al tavolo ti si conosce ancora, e puoi mostrarti di nuovo. Se ti cancelli, sparisci da tutte le chat: nome, impostazioni, la nostra chat privata e i nomi delle tue coppie se ne vanno, e non tornano più. Quello che altri hanno vinto e perso con te resta, con “qualcuno”.
forget-button-hide = Nascondi il mio nome
forget-button-show = Mostra il mio nome
forget-button-delete = Cancellami…
forget-button-yes = Sì, dimenticami per sempre
forget-button-keep = No, lascia tutto com’è
forget-sure = Non si torna indietro. Devo dimenticarti, in tutte le chat?
forget-only-oneself = Puoi far dimenticare solo te: <c>/forget me</c>.
forget-playing = Hai ancora un posto a un tavolo. Prima alzati (“/leave”, “/stop”), poi riprova.
forget-later = La fine del tuo ultimo tavolo si è appena vista. Riprova tra un minuto.
forget-done = Ti ho dimenticato. Se mi scrivi di nuovo, ricominciamo da capo.
rematch-forgotten = Qualcuno che giocava allora è stato dimenticato. Apri invece un tavolo nuovo.
