# Exporteren en importeren: alles wat van een chat is, als bestand.

export-what = Er zijn twee formaten: “/export json” voor “/import”, en “/export csv” voor een spreadsheet.
export-sent = { $file } staat in onze privéchat. “/export csv” maakt een tabel voor een spreadsheet.
export-too-large = Dat zou meer dan { $most } MB zijn, te veel voor één bestand. Wie de bot beheert, kan zijn database kopiëren.
export-masked = Je spreekt in naam van de chat, en die kan ik geen privébericht sturen. Vraag het onder je eigen naam.
export-later = Het bestand kan nu even niet verstuurd worden. Probeer het over een minuut nog eens.
import-how = Stuur het bestand van “/export” met de opdracht als bijschrift, of antwoord erop met “/import”. Aan de lokale tafel zet je het pad achter de opdracht.
import-too-large = Het bestand is groter dan { $most } MB.
import-too-large-sent = Het bestand is groter dan { $most } MB. Is het niet ingepakt, pak het dan in als ZIP-bestand.
import-unread = Het bestand kon niet gelezen worden.
import-foreign = Dat is geen bestand van “/export”. Ik lees in wat “/export json” heeft geschreven: een bestand waarvan de naam op .json of .json.zip eindigt. Wat “/export csv” schrijft, is alleen voor een spreadsheet. Er is niets ingelezen.
import-newer = Een nieuwere versie van de bot heeft dit bestand geschreven. Ik kan het inlezen zodra wie mij beheert mij heeft bijgewerkt. Er is niets ingelezen.
import-unfit = Dat is geen bestand van “/export json”, of er is iets in veranderd: ik begrijp “{ $part }” niet. Er is niets ingelezen.
import-again = Iemand heeft hier tegelijk iets geschreven. Stuur het bestand nog eens: wat al ingelezen is, blijft.
import-done = { $name } heeft ingelezen: { $added ->
    [one] 1 regel
   *[other] { $added } regels
}; al aanwezig: { $there }.
