# Ocultar el propio nombre, y que a uno lo olviden.

somebody = alguien
forget-shown = El marcador muestra tu nombre.
forget-hidden = El marcador dice «alguien» en lugar de tu nombre.
forget-about = Si te ocultas, en la mesa sigues con tu nombre y puedes volver a mostrarte. Si te borras, te olvido en todos los chats: tu nombre, tus ajustes, nuestro chat privado y los nombres de tus parejas desaparecen y no se pueden recuperar. Lo que otros han ganado y perdido contigo se queda, con «alguien».
forget-button-hide = Ocultar mi nombre
forget-button-show = Mostrar mi nombre
forget-button-delete = Borrarme…
forget-button-yes = Sí, olvídame para siempre
forget-button-keep = No, dejarlo todo como está
forget-sure = Esto no se puede deshacer. ¿Te olvido, en todos los chats?
forget-only-oneself = Solo puedes pedir que te olvide a ti: <c>/forget me</c>.
forget-playing = Aún estás en una mesa. Levántate antes («/leave», «/stop») y prueba otra vez.
forget-later = Tu última mesa acaba de terminar. Prueba otra vez dentro de un minuto.
forget-done = Te he olvidado. Cuando me escribas de nuevo, empezamos de cero.
rematch-forgotten = Una de las personas que jugaron entonces ya está olvidada. Abre una mesa nueva.
