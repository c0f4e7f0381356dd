# Discord: los nombres de sus comandos y de lo que se rellena, y lo que dice allí /doctor.

## Nombres de los comandos: una palabra cada uno, todos distintos

slash-play = jugar
slash-lunch = sobremesa
slash-remind = recordar
slash-sheet = hoja
slash-daily = diario
slash-join = sentarse
slash-leave = levantarse
slash-hand = mano
slash-table = mesa
slash-move = jugada
slash-stop = cerrar
slash-games = juegos
slash-rules = reglas
slash-why = porqué
slash-tally = marcador
slash-export = exportar
slash-import = importar
slash-forget = olvidar
slash-record = registro
slash-verify = verificar
slash-settings = ajustes
slash-language = idioma
slash-doctor = diagnóstico
slash-help = ayuda
slash-start = inicio

## Lo que se rellena detrás de un comando: una palabra cada cosa

slash-option-game = juego
    .about = qué juego
slash-option-options = reglas
    .about = reglas de la casa, como target=125
slash-option-table = mesa
    .about = qué mesa, si hay varias
slash-option-move = jugada
    .about = una ficha como número-número, luego @ y su sitio; robar; pasar
slash-option-topic = tema
    .about = una sección, una regla de la casa o una pregunta con tus palabras
slash-option-language = idioma
    .about = yo o chat, y qué idioma
slash-option-tally = qué
    .about = yo, mes, récords, historial, un juego, un nombre; o añadir, deshacer
slash-option-minutes = minutos
    .about = cuánto dura la sesión, de 30 a 60 minutos
slash-option-reminder = hora
    .about = como 12:30 Madrid laborables; diario; apagar; resumen encender
slash-option-city = ciudad
    .about = la ciudad conocida más cercana, para la zona horaria
slash-option-format = formato
    .about = json para /import, csv para una hoja de cálculo
slash-option-file = archivo
    .about = un archivo hecho por /export
slash-option-whom = quién
    .about = me
slash-option-sheet = apunte
    .about = juego y reglas; con y nombres; quién domina y qué queda; cierre; deshacer; exportar

## Lo que encuentra /doctor

doctor-discord-fine = Aquí tengo todos los permisos que necesito.
doctor-discord-foreign = No formo parte de este sitio: puedo responderte, pero no mostrar una mesa. Juega en nuestro chat privado o en un servidor donde sí estoy: quien administra uno puede añadirme.
doctor-discord-view = No veo este canal. Da a mi rol <b>Ver canal</b> en sus permisos. Un hilo bloqueado hay que abrirlo otra vez. A un hilo privado hay que añadirme: mencióname en él.
doctor-discord-timeout = Me han aislado temporalmente (timeout) y no puedo escribir hasta que termine. La moderación puede quitarlo antes.
doctor-discord-send = Aquí no puedo escribir. Da a mi rol <b>Enviar mensajes</b> en los permisos de este canal.
doctor-discord-threads = No puedo escribir en hilos. Da a mi rol <b>Enviar mensajes en hilos</b> en los permisos del canal.
doctor-discord-locked = Este hilo está bloqueado. Desbloquéalo o da a mi rol <b>Gestionar hilos</b> en los permisos del canal.
doctor-discord-attach = No puedo enviar imágenes, así que las mesas van como texto. Da a mi rol <b>Adjuntar archivos</b> en los permisos de este canal.
