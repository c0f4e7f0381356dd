# Lo que dice por sí misma la mesa local.

terminal-no-button = No tienes ningún botón { $number }.
terminal-too-long = Es demasiado largo: una línea admite como mucho { $most } caracteres.
terminal-garbled = No se entiende la línea { $number }: escribe «NOMBRE> texto», «NOMBRE< texto» o «NOMBRE* 17».
terminal-bad-name = Línea { $number }: aquí nadie puede llamarse así.
terminal-hint = Escribe el número de un botón, una jugada como 6-4 o un comando como /help.
terminal-leaving = Pulsa otra vez Ctrl-C, o Ctrl-D, para salir.
terminal-guest = Visita
terminal-room = Toda la mesa
terminal-private = Solo tú
terminal-changed = cambiado
doctor-local = En el terminal no hay nada que configurar: todo funciona.
