# Domino con pesca

page-draw-players =
    { shared-alone }{ $most ->
        [8] {""}
       *[other] {" "}Con un set doppio nove completo si gioca fino in 7, con uno più grande fino in 8; da cinque giocatori in su ognuno riceve 7 tessere.
    }
    { shared-set }
    { shared-deal }
    { shared-rest }
    { shared-redeal }
page-draw-begin =
    { shared-lead }
    { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }
page-draw-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-draw-end =
    { shared-out }
    { shared-blocked }
page-draw-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-draw-match =
    { shared-match }

example-draw-both-ends = Quali mosse ci sono? Una tessera con i due numeri può andare a tutte e due le estremità, un doppio va come ogni altra tessera, e una tessera non va da nessuna parte.
example-draw-first-that-fits = Non andava niente, quindi si è pescato. La terza tessera va: ora si deve giocare, e non si può né passare né pescare ancora.
example-draw-dead-layout = I sette 6 sono tutti in tavola, quindi non può più andare niente. Il giocatore seguente ha dovuto pescare lo stesso tutto il pozzo; solo allora la mano era bloccata, e l’ha vinta chi aveva meno punti.
