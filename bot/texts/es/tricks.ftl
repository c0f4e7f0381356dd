# Bazas: pujas, triunfo, quién ha ganado qué.

## Partes pequeñas

bid = { $kind ->
    [pass] paso
    [plunge] plunge, { $amount } marcas
    [marks] { $amount ->
        [one] { $amount } marca
       *[other] { $amount } marcas
    }
    [tricks] { $amount ->
        [one] { $amount } baza
       *[other] { $amount } bazas
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] blancas
    [n1] unos
    [n2] doses
    [n3] treses
    [n4] cuatros
    [n5] cincos
    [n6] seises
    [doubles] dobles
    [nello] ninguno (nello)
   *[none] ninguno
}
tricks-count = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
tricks-worth = { $tricks }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## La mesa

tricks-shaker = { $name } ha barajado y habla al final.
tricks-bidding = Subasta
tricks-bids = Pujas: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } juega { $bid }.
tricks-nello = { $name } juega nello por { $bid }: a solas, y a perder todas las bazas.
tricks-trick = Baza { $number }: { $cards }. Por ahora es de { $taker }.
tricks-trick-taken = Baza { $number }: { $cards }. { $leads ->
    [yes] La ganó { $taker }, que sale.
   *[no] La ganó { $taker }.
}
tricks-card = { $name } { $tile }
tricks-side = { $side }: { $taken }
tricks-taken = Ganado: { $sides }
tricks-trumps = Triunfo: { $suit }.
tricks-led = Palo de salida: { $suit }.
tricks-note-led = salió
tricks-note-out = no juega

## Para quien juega

tricks-hand = Tus fichas: triunfos <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , otras <c>{ $others }</c>
}
tricks-you-sit-out = No juegas esta mano: { $name } juega nello a solas.
tricks-bid-points = ¿Cuántos de los 42 puntos ganará tu bando? Cada baza vale 1, y cada ficha de 5 o 10 puntos que haya en ella vale eso. 42 son una marca, la mano entera; dos marcas y más piden también la mano entera. La puja más alta elige triunfo.
tricks-bid-tricks = ¿Cuántas de las 7 bazas ganará tu bando? La puja más alta elige triunfo.
tricks-bid-over = Supera { $bid }, o pasa. Se habla una sola vez.
tricks-forced = Todos han pasado: si pasas también, juegas { $bid }.
tricks-name-trumps = Elige el triunfo: gana a todas las demás fichas.{ $nello ->
    [yes] { " " }O juega nello: sin triunfo y sin tu pareja, a perder todas las bazas.
   *[no] { "" }
} Después sales.
tricks-lead = Sales con la ficha que quieras. Un triunfo pide triunfo; cualquier otra ficha, su número mayor. Quien tenga una ficha así debe jugarla. Gana la baza el triunfo más alto; si no lo hay, la ficha más alta del palo de salida: su doble, y después según la otra mitad.
tricks-follow = { $count ->
    [one] Tienes que seguir el palo ({ $suit }), y solo tienes esta.
   *[other] Tienes que seguir el palo ({ $suit }), así que solo valen estas { $count }.
}
tricks-cannot-follow = De este palo no tienes nada ({ $suit }), así que vale cualquier ficha.{ $trumps ->
    [yes] { " " }Un triunfo gana la baza, salvo que haya otro más alto.
   *[no] { "" }
}
hand-bid = ¿Cuántos puntos?
move-bid = Pujar { $bid }
move-bid-more = Pujar { $amount } o más…
move-plunge = Plunge por 4 marcas
move-trump = { $suit ->
    [n0] Blancas
    [n1] Unos
    [n2] Doses
    [n3] Treses
    [n4] Cuatros
    [n5] Cincos
    [n6] Seises
    [doubles] Dobles
    [nello] Nello
   *[none] Sin triunfo
}
move-card = { $tile }{ $trump ->
    [yes] { " " }triunfo
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Otra puja

## Lo que pasa

told-shaken = Baraja { $name }; la primera puja es de { $first }.
told-called = { $name } puja { $bid }.
told-contracted = { $how ->
    [forced] Todos han pasado: { $name } tiene que jugar { $bid } y elige triunfo.
    [plunge] { $name } se lanza con { $bid }: { $declarer }, su pareja, elige triunfo y sale.
   *[bid] { $name } juega { $bid } y elige triunfo.
}
told-declared = { $suit ->
    [none] { $name } juega sin triunfo.
    [nello] { $name } juega nello: a solas, sin triunfo y a perder todas las bazas.
   *[other] { $name } elige triunfo: { $trumps }.
}
told-trick = <b>{ $name }</b> gana la baza{ $points ->
    [0] .
    [one] , { $points } punto.
   *[other] , { $points } puntos.
}

## Resultados

result-tricks = <b>Ronda { $round }: la mano ha terminado.</b>
result-passed = <b>Ronda { $round }: han pasado todos.</b> Baraja el siguiente.
result-bid = { $name } pujó { $bid }. { $kind ->
    [marks] { $lost ->
        [0] Se ganaron todas las bazas.
        [one] Se perdió { $lost } baza, y hacen falta todas.
       *[other] Se perdieron { $lost } bazas, y hacen falta todas.
    }
    [tricks] { $own ->
        [one] Se ganó { $own } baza.
       *[other] Se ganaron { $own } bazas.
    }
   *[points] { $own ->
        [one] Se ganó { $own } punto
       *[other] Se ganaron { $own } puntos
    }; el otro bando, { $others }.
} { $made ->
    [yes] <b>Puja cumplida.</b>
   *[no] <b>Puja caída.</b>
}
result-nello = { $name } jugó nello. { $count ->
    [0] No se ganó ni una baza.
    [one] Se ganó { $count } baza, y no puede haber ninguna.
   *[other] Se ganaron { $count } bazas, y no puede haber ninguna.
} { $made ->
    [yes] <b>Puja cumplida.</b>
   *[no] <b>Puja caída.</b>
}
