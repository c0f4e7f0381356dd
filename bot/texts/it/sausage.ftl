# Salsiccia: due linee fianco a fianco, tagli, e file che nessuno guarda.

## Il tavolo

sausage-root = Radice: A <c>{ $tile }</c> B
sausage-row = { $line }: <c>{ $tiles }</c>
sausage-root-words = La radice è { $tile }: la linea A comincia da { $a }, la linea B da { $b }.
sausage-line-words = Linea { $line }, dalla radice verso l’esterno: { $tiles }.
sausage-cuts = Si può tagliare a { $cuts }.
sausage-cut-at = { $depth } ({ $a } e { $b })
sausage-open = Scoperta: <b>{ $tile }</b>.
sausage-open-caption = Scoperta

## Per chi gioca

sausage-rows = File, a faccia in giù: { $rows }
sausage-how = Nessuno conosce le proprie tessere: al tuo turno si scopre l’ultima della tua fila. Va a un’estremità di A o di B con lo stesso numero. Chi resta senza tessere vince la mano.
sausage-how-between = Un doppio si può anche infilare tra due tessere che si toccano con il suo numero.
sausage-how-cut = Una tessera con i due numeri che A e B mostrano alla stessa profondità taglia lì{ $where ->
    [equal] , se le due linee sono lunghe uguali
    [end_only] , se è la fine di A o di B
   *[anywhere] { "" }
}: tutto quello che viene prima va sotto la fila dell’avversario.
sausage-open-of = { $name } ha scoperto <b>{ $tile }</b>.
sausage-no-place = Non ha posto da nessuna parte: torna in fondo alla tua fila.
sausage-no-double = La mano comincia con un doppio, e questa non lo è: torna in fondo alla tua fila.
sausage-explain-root = Sta di traverso sul tavolo: da una metà cresce la linea A, dall’altra la linea B.
sausage-explain-insert = { $depth ->
    [0] ↓ { $line } 0: tra la radice e la prima tessera della linea { $line }, che si sposta in fuori.
   *[other] ↓ { $line } { $depth }: nella linea { $line } dietro la tessera { $depth }; quello che c’è lì si sposta in fuori.
}
sausage-explain-cut = ✂ { $depth }: la radice e { $depth ->
    [one] la prima tessera di ogni linea
   *[other] le prime { $depth } tessere di ogni linea
} vanno sotto l’altra fila: { $count } tessere con { $pips } punti.
sausage-move-root = { $tile } come radice
sausage-move-end = { $tile } → { $line }
sausage-move-insert = { $tile } ↓ { $line } { $depth }
sausage-move-cut = ✂ { $depth }: { $count } tessere, { $pips } punti
sausage-move-keep = Torna nella fila

## Che cosa succede

told-revealed = { $name } comincia e scopre { $tile }: { $why ->
    [lot] l’ha deciso la sorte.
    [fewer-left] comincia chi aveva meno punti rimasti.
   *[other-begins] i punti rimasti erano pari, quindi tocca a chi l’altra volta non ha cominciato.
}
told-inserted = { $depth ->
    [0] { $name }: { $tile } nella linea { $line }, accanto alla radice.
   *[other] { $name }: { $tile } nella linea { $line }, dietro la tessera { $depth }.
}
told-cut-off = ✂ <b>{ $name } taglia a { $depth }</b> con { $tile }: { $count } tessere con { $pips } punti vanno sotto la fila di { $to }.
told-kept = { $name }: { $tile } non ha posto e torna nella fila.
result-turns-over = I { $turns } turni che può avere una mano sono finiti, quindi vale come pesce.
