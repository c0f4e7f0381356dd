# Todos los sietes

page-all-sevens-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-sevens-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-sevens-turn =
    { shared-sum-line }
    Los cardenales son { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Ahí solo van cardenales. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}Se restan una sola vez, sean cuantos sean los rivales.
       *[opponents] {""}
    }
    { shared-double-blank } Los cardenales cuentan sus puntos como cualquier ficha.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = Oeste tiene que poner ficha junto a un 2 o junto a una blanca. 5-1 y 5-3 hacen siete con el 2; el cardenal 4-3 va en cualquiera de los extremos y hacia cualquier lado. 6-0 no va en ninguna parte: nada corriente casa con una blanca. Oeste también puede robar antes una ficha.
example-all-sevens-blocked-round = Los dos extremos son blancas, nadie tiene un cardenal, y los dos que valdrían están en el pozo, donde no se roban nunca. Sur tiene lo mínimo y apunta los 10 y 8 de los otros menos su propio 1.
