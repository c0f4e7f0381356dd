# Domino sportivo

page-sport-goat-players =
    Si gioca in quattro, in due coppie; i compagni siedono uno di fronte all’altro, quindi le coppie si alternano.
    Il set doppio sei di { $tiles } tessere si distribuisce tutto a faccia in giù, { $hand_4 } tessere a testa. Non avanza niente, e nessuno pesca. { $racks ->
        [true] Le tessere stanno su reggitessere, il che non cambia niente nelle regole.
       *[false] Non servono reggitessere.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] Nelle mani successive, dopo la nuova distribuzione apre lo stesso giocatore.
           *[lot] Dopo la nuova distribuzione apre lo stesso giocatore.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] La prima mano la apre chi ha 1-1, e deve aprire con quella tessera.
       *[lot] Chi apre la prima mano lo dice la sorte. Può aprire con una tessera qualsiasi.
    }
    Da lì l’apertura gira: ogni mano la apre il vicino di sinistra di chi ha aperto quella prima, chiunque l’abbia vinta, anche dopo un pesce. Può aprire con una tessera qualsiasi.
    Così le coppie aprono a turno, e con un numero di mani divisibile per quattro aprono tutti lo stesso numero di volte.

page-sport-goat-turn =
    { shared-goat-line }
    Giochi una tessera per turno, anche i doppi. Due doppi non si giocano mai insieme.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    Un pesce lo vince la coppia che ha meno in mano, i due compagni sommati. Se le due coppie sono pari, non l’ha vinto nessuno.

page-sport-goat-scoring =
    { shared-lone-blank }
    Segna solo chi vince. Se una coppia fa domino segna quello che hanno i due avversari. Quello che ha in mano il compagno di chi ha fatto domino non conta.
    { $fish_amount ->
        [difference] La coppia che vince un pesce segna quello che hanno i due avversari meno quello che ha lei.
       *[full] La coppia che vince un pesce segna tutto quello che hanno i due avversari, non solo la differenza.
    } Se le due coppie sono pari, nessuno segna; la mano conta lo stesso come giocata.
    { $threshold ->
        [0] Non c’è una soglia: ogni vincita si segna, anche la più piccola.
       *[other] Finché una coppia non ha punti, una vincita di meno di { $threshold } è persa. Dalla prima che si segna in poi si segna ogni vincita, anche la più piccola.
    }
    Niente di quello che è segnato si azzera mai. 0-0 o 6-6 come ultima tessera è come ogni altra, e così 6-6 come apertura.

page-sport-goat-match =
    Il numero di mani si stabilisce prima della partita ed è un multiplo di quattro: qui è { $rounds }. Una distribuzione annullata non è una mano.
    Dopo l’ultima mano vince la coppia con il totale più alto. Se i totali sono pari, la partita finisce in parità.
    Nessun totale fa finire prima la partita.

example-sport-goat-fish = Sud gioca l’ultima tessera con un 5, e nessuno può continuare. Nord e Sud hanno meno e segnano tutto quello che hanno gli altri, non solo la differenza. L’apertura passa a Est perché questa mano l’ha aperta Nord, chiunque abbia fatto o vinto il pesce.
example-sport-goat-last-round = L’ultima di quattro mani. Nord fa domino, e quello che hanno Est e Ovest è poco, ma ogni vincita si segna, e questa rovescia la partita.
