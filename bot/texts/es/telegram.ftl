# Lo que dice la plataforma Telegram, y lo que encuentra allí /doctor.

telegram-move-by-words = Para jugar, escribe /move y una ficha, draw, pass, bid 30 o trump 5.
telegram-sent-privately = Te lo he escrito en nuestro chat privado.
telegram-slowed = Telegram no me deja escribir aquí por ahora. Prueba un poco más tarde, por favor.

telegram-unknown = Telegram no dice qué puedo hacer aquí. Prueba dentro de un minuto, por favor.
telegram-not-inside = No estoy en este chat: añádeme otra vez.
telegram-texts-yes = Aquí puedo escribir.
telegram-texts-no = Aquí no puedo escribir: permíteme enviar mensajes, en los ajustes del grupo, en permisos.
telegram-photos-yes = Puedo enviar fotos: la mesa puede ser una imagen.
telegram-photos-no = No puedo enviar fotos, así que la mesa es solo texto: permítelo en los ajustes del grupo, en permisos.
telegram-topic = Este tema es una sala propia: una mesa abierta aquí se queda aquí.
telegram-general = Una mesa abierta aquí se queda en el tema general. Cada uno de los demás temas es una sala propia.
telegram-topic-open = Si este tema se cierra, solo puedo escribir en él como administrador que puede gestionar temas.
telegram-topic-closed = Este tema está cerrado, así que no puedo escribir en él: ábrelo, o hazme administrador con permiso para gestionar temas.
telegram-topics-closed = Puedo gestionar temas, así que escribo también en los cerrados.
telegram-runs = Administro este grupo: veo cuándo alguien lo deja.
telegram-sees-all = Veo todo lo que se escribe aquí y mantengo la mesa a la vista.
telegram-sees-little = Solo veo los comandos y lo que se me dice: con eso basta. Si la charla se lleva la mesa hacia arriba, <c>/table</c> la muestra otra vez. Si administrara el grupo, lo notaría sin ayuda.
telegram-inline-yes = Las jugadas se pueden elegir también al escribir: mi nombre, un espacio, y aparecen tus fichas. Solo funciona si quien me lleva ha activado además el inline feedback en BotFather (<c>/setinlinefeedback</c>).
telegram-inline-no = Se juega con botones. Quien me lleva puede activar el modo inline en BotFather (<c>/setinline</c> y <c>/setinlinefeedback</c>); entonces las jugadas se eligen también al escribir.
