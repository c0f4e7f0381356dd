# Exportar e importar: todo lo de un chat en un archivo.

export-what = Hay dos formatos: «/export json» para «/import» y «/export csv» para una hoja de cálculo.
export-sent = { $file } está en nuestro chat privado. «/export csv» hace una tabla para una hoja de cálculo.
export-too-large = Eso pasaría de { $most } MB, demasiado para un archivo. Quien aloja el bot puede copiar su base de datos.
export-masked = Hablas en nombre del chat, y a él no puedo escribirle en privado. Pídelo con tu propio nombre.
export-later = Ahora mismo no se puede enviar el archivo. Prueba dentro de un minuto.
import-how = Envía el archivo de «/export» con el comando como texto del archivo, o respóndele con «/import». En la mesa local, la ruta va detrás del comando.
import-too-large = El archivo pasa de { $most } MB.
import-too-large-sent = El archivo pasa de { $most } MB. Si no está comprimido, comprímelo en un archivo ZIP.
import-unread = No se ha podido leer el archivo.
import-foreign = Eso no es un archivo de «/export». Leo lo que ha escrito «/export json»: un archivo cuyo nombre acaba en .json o .json.zip. Lo que escribe «/export csv» es solo para una hoja de cálculo. No se ha leído nada.
import-newer = Este archivo lo ha escrito una versión más nueva del bot. Podré leerlo en cuanto me actualice quien me aloja. No se ha leído nada.
import-unfit = Eso no es un archivo de «/export json», o alguien lo ha cambiado: no entiendo «{ $part }». No se ha leído nada.
import-again = Alguien ha escrito aquí al mismo tiempo. Envía el archivo otra vez: lo ya leído se queda.
import-done = { $name } ha leído { $added ->
    [one] { $added } apunte
   *[other] { $added } apuntes
}; ya estaban aquí: { $there }.
