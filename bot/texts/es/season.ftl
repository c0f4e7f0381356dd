# Una temporada en imágenes: su tabla, líneas por semanas, quién gana a quién.

season-all-games = Todos los juegos
season-more = y { $count } más
season-others = { $count } más

## Lo que se cuenta

season-generals = Generales
season-balds = Calvas
season-titles = Títulos
season-losses = Derrotas
season-rounds = Rondas
season-evenings = Sesiones
season-won = Ganadas
season-lost = Perdidas
season-drawn = Empates
season-goats = Cabras
season-matches = Partidas

## Las líneas, y quién gana a quién

season-by-week = { $what }, semana a semana
season-fewest = { $what ->
    [titles] Va delante quien tiene menos títulos.
   *[generals] Va delante quien tiene menos Generales.
}
season-fewest-per-round = { $what ->
    [titles] Va delante quien tiene menos títulos por ronda.
   *[generals] Va delante quien tiene menos Generales por ronda.
}
season-most-per-round = { $what ->
    [titles] Va delante quien tiene más títulos por ronda.
   *[generals] Va delante quien tiene más Generales por ronda.
}
season-course = { $team }: { $what } { $count }; en la última semana { $latest }.
season-beats = { $what ->
    [rounds] Rondas que quien está a la izquierda ha ganado a quien está arriba
   *[matches] Partidas que quien está a la izquierda ha ganado a quien está arriba
}
season-beat = { $one } ha ganado { $what ->
    [rounds] { $times ->
        [one] { $times } ronda
       *[other] { $times } rondas
    }
   *[matches] { $times ->
        [one] { $times } partida
       *[other] { $times } partidas
    }
} a { $other }.
