# Una stagione in immagini: la tabella, le linee settimana per settimana, chi batte chi.

season-all-games = Tutti i giochi
season-more = e ancora { $count }
season-others = Altri ({ $count })

## Che cosa si conta

season-generals = Generali
season-balds = Calvi
season-titles = Titoli
season-losses = Sconfitte
season-rounds = Mani
season-evenings = Sessioni
season-won = Vinte
season-lost = Perse
season-drawn = Pareggiate
season-goats = Capre
season-matches = Partite

## Le linee, e chi batte chi

season-by-week = { $what }, settimana per settimana
season-fewest = { $what ->
    [titles] In testa chi ha meno titoli.
   *[generals] In testa chi ha meno Generali.
}
season-fewest-per-round = { $what ->
    [titles] In testa chi ha meno titoli per mano.
   *[generals] In testa chi ha meno Generali per mano.
}
season-most-per-round = { $what ->
    [titles] In testa chi ha più titoli per mano.
   *[generals] In testa chi ha più Generali per mano.
}
season-course = { $team }: { $what } { $count }, di cui nell’ultima settimana { $latest }.
season-beats = { $what ->
    [rounds] Mani vinte da chi sta a sinistra contro chi sta sopra
   *[matches] Partite vinte da chi sta a sinistra contro chi sta sopra
}
season-beat = { $one } ha vinto { $what ->
    [rounds] { $times ->
        [one] { $times } mano
       *[other] { $times } mani
    }
   *[matches] { $times ->
        [one] { $times } partita
       *[other] { $times } partite
    }
} contro { $other }.
