# Meksykański pociąg: stacja, pociąg dla każdego i jeden wspólny.

## Stół

train-caption = Stacja
train-open = otwarty
train-mexican = Pociąg meksykański (M)
train-mexican-short = Meksykański
train-mine = Twój pociąg
train-of = Pociąg { $key }: { $name }
train-hub = Stacja: <c>{ $tile }</c>
train-hub-words = Na stacji leży dublet { $number }.
train-row = { $train }{ $marked ->
    [yes] , otwarty dla wszystkich
   *[no] { "" }
}: { $tiles ->
    [none] pusty
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , do przykrycia
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , otwarty dla wszystkich
   *[no] { "" }
}: { $count ->
    [0] pusty
    [one] 1 kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}, potrzeba { $number }.
train-lead = Najpierw na stację idzie dublet { $number }.
train-sought = Nikt nie ma dubletu { $number }: wszyscy po kolei dobierają, aż ktoś znajdzie go dla stacji.
train-cover = { $count ->
    [one] Najpierw trzeba przykryć dublet { $numbers }.
    [few] Najpierw trzeba przykryć dublety { $numbers }.
   *[many] Najpierw trzeba przykryć dublety { $numbers }.
}

## Dla jednej osoby

hand-fits = { $train }, potrzeba { $number }: <c>{ $tiles }</c>
hand-rest = Teraz nigdzie: <c>{ $tiles }</c>
hand-own-train = Twój pociąg potrzebuje { $number }.
hand-engine = Masz dublet tej rundy: połóż go na stacji, stąd ruszają wszystkie pociągi.
hand-seek = Dublet tej rundy jest jeszcze w talonie: dobierz kostkę.
hand-cover = Dublet wymaga jeszcze jednej kostki: przykryj go od razu.
hand-extra = Dublet wymaga jeszcze jednej kostki: dołóż ją do dowolnego otwartego dla ciebie pociągu. Jeśli dublet zostanie goły, musi go przykryć następny gracz.
hand-first-turn = W pierwszym ruchu możesz dołożyć do własnego pociągu tyle pasujących kostek, ile chcesz, jedną po drugiej.
hand-first-turn-on = Przedłużaj swój pociąg, ile chcesz. <b>Gotowe</b> kończy twój ruch.
hand-train-draw = { $drawn ->
    [yes] Ta kostka też nie pasuje: dobierz jeszcze jedną.
   *[no] Nie masz teraz nic do wyłożenia: dobierz jedną. Jeśli będzie pasować, wykładasz ją.
}
hand-train-pass = { $marked ->
    [yes] Nic nie pasuje, więc pas. Twój pociąg jest dalej otwarty dla wszystkich, póki nie dołożysz tam swojej kostki.
   *[no] Nic nie pasuje, więc pas. To otwiera twój pociąg dla wszystkich, póki nie dołożysz tam swojej kostki.
}
move-train = { $tile } → { $kind ->
    [own] własny
    [mexican] meksykański
   *[other] { $key }
}
move-pass-open = Pas i otwarcie pociągu

## Co się dzieje

told-coupled = { $name }: { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] stacja
    [own] własny pociąg
    [mexican] pociąg meksykański
   *[other] pociąg: { $owner }
}
told-engine-placed = { $tile } leży na stacji: od tej liczby ruszają wszystkie pociągi. Zaczyna { $name }: { $why ->
    [lot] tak zdecydowało losowanie.
   *[rotate] tak wypada z kolejki.
}
told-engine-sought = Nikt nie ma dubletu { $number } dla stacji: wszyscy po kolei dobierają, aż się znajdzie. Zaczyna { $name }, z losowania.
told-opened = { $name }: pas. Pociąg tego gracza jest teraz otwarty dla wszystkich.
told-reclaimed = { $name }: pociąg jest znów zamknięty dla innych.
told-uncoverable = { $tile } nie trzeba przykrywać: nie ma już innej kostki z { $number }.
