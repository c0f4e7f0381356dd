# Eksport i import: wszystko, co należy do czatu, jako plik.

export-what = Są dwa formaty: „/export json” do „/import” i „/export csv” do arkusza kalkulacyjnego.
export-sent = { $file } jest na naszym czacie prywatnym. „/export csv” robi tabelę do arkusza kalkulacyjnego.
export-too-large = To byłoby ponad { $most } MB, za dużo na jeden plik. Osoba, która prowadzi bota, może skopiować jego bazę danych.
export-masked = Piszesz w imieniu czatu, a do niego nie mogę pisać prywatnie. Poproś pod własnym imieniem.
export-later = Pliku nie da się teraz wysłać. Spróbuj ponownie za minutę.
import-how = Wyślij plik z „/export” z tym poleceniem w podpisie albo odpowiedz na niego „/import”. Przy stole lokalnym po poleceniu podaje się ścieżkę.
import-too-large = Plik ma ponad { $most } MB.
import-too-large-sent = Plik ma ponad { $most } MB. Jeśli nie jest spakowany, spakuj go do pliku ZIP.
import-unread = Nie udało się odczytać pliku.
import-foreign = To nie jest plik z „/export”. Wczytuję to, co zapisał „/export json”: plik o nazwie kończącej się na .json lub .json.zip. To, co zapisuje „/export csv”, jest tylko do arkusza. Nic nie wczytano.
import-newer = Ten plik zapisała nowsza wersja bota. Wczytam go, gdy osoba, która mnie prowadzi, mnie zaktualizuje. Nic nie wczytano.
import-unfit = To nie jest plik z „/export json” albo ktoś go zmienił: nie rozumiem „{ $part }”. Nic nie wczytano.
import-again = Ktoś pisał tu w tym samym czasie. Wyślij plik jeszcze raz: to, co już wczytano, zostaje.
import-done = { $name } wczytuje plik: { $added ->
    [one] 1 nowy wpis
    [few] { $added } nowe wpisy
   *[many] { $added } nowych wpisów
}; były tu już wcześniej: { $there }.
