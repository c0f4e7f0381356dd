# Взятки: заказы, козыри, кто что взял.

## Мелочи

bid = { $kind ->
    [pass] пас
    [plunge] прыжок, меток — { $amount }
    [marks] { $amount ->
        [one] { $amount } метка
        [few] { $amount } метки
       *[many] { $amount } меток
    }
    [tricks] { $amount ->
        [one] { $amount } взятка
        [few] { $amount } взятки
       *[many] { $amount } взяток
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] пустые
    [n1] единицы
    [n2] двойки
    [n3] тройки
    [n4] четвёрки
    [n5] пятёрки
    [n6] шестёрки
    [doubles] дубли
    [nello] нет (нелло)
   *[none] нет
}
tricks-count = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
tricks-worth = { $tricks }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Стол

tricks-shaker = Кости мешает { $name } и называет в конце.
tricks-bidding = Торги
tricks-bids = Торги: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = Играет { $name }, заказ: { $bid }.
tricks-nello = Нелло играет { $name }, заказ: { $bid }. Без напарника, и все взятки надо отдать.
tricks-trick = Взятка { $number }: { $cards }. Пока её берёт { $taker }.
tricks-trick-taken = Взятка { $number }: { $cards }. { $leads ->
    [yes] Её берёт { $taker } и ходит дальше.
   *[no] Её берёт { $taker }.
}
tricks-card = { $name } { $tile }
tricks-side = { $side } — { $taken }
tricks-taken = Взято: { $sides }
tricks-trumps = Козыри: { $suit }.
tricks-led = Зашли в { $suit }.
tricks-note-led = заход
tricks-note-out = не играет

## Одному игроку

tricks-hand = Твои кости: козыри <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , остальные <c>{ $others }</c>
}
tricks-you-sit-out = Этот кон без тебя: { $name } играет нелло в одиночку.
tricks-bid-points = Сколько из 42 очков возьмёт твоя сторона? Каждая взятка — 1 очко, и каждая кость в ней, на которой 5 или 10 очков, даёт ещё столько же. Все 42 — это метка; две метки и больше — тоже за все взятки. Старший заказ назначает козыри.
tricks-bid-tricks = Сколько из 7 взяток возьмёт твоя сторона? Старший заказ назначает козыри.
tricks-bid-over = Сейчас заказ { $bid }: назови больше или пасуй. Каждый называет один раз.
tricks-forced = Все спасовали: если спасуешь и ты, играть тебе, заказ { $bid }.
tricks-name-trumps = Назначь козыри: они бьют все остальные кости.{ $nello ->
    [yes] { " " }Или играй нелло: без козырей и без напарника, и отдай все взятки.
   *[no] { "" }
} Потом твой заход.
tricks-lead = Твой заход, с любой кости. Козырь требует козырей, другая кость — своего большего числа: у кого такая есть, тот её и кладёт. Взятку берёт старший козырь, а без козырей — старшая кость того числа, с которого зашли: дубль, дальше по второй половинке.
tricks-follow = { $count ->
    [1] Зашли в { $suit }: у тебя такая одна, её и надо положить.
    [one] Зашли в { $suit }: положить можно только такую, их у тебя { $count }.
    [few] Зашли в { $suit }: положить можно только такую, их у тебя { $count }.
   *[many] Зашли в { $suit }: положить можно только такую, их у тебя { $count }.
}
tricks-cannot-follow = Зашли в { $suit }, а у тебя таких нет: клади любую кость.{ $trumps ->
    [yes] { " " }Козырь берёт взятку, если не положат козырь старше.
   *[no] { "" }
}
hand-bid = Сколько очков?
move-bid = Заказ: { $bid }
move-bid-more = Заказ от { $amount }…
move-plunge = Прыжок на 4 метки
move-trump = { $suit ->
    [n0] Пустые
    [n1] Единицы
    [n2] Двойки
    [n3] Тройки
    [n4] Четвёрки
    [n5] Пятёрки
    [n6] Шестёрки
    [doubles] Дубли
    [nello] Нелло
   *[none] Без козырей
}
move-card = { $tile }{ $trump ->
    [yes] { " " }козырь
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Другой заказ

## Что происходит

told-shaken = Кости мешает { $name }; начинает торги { $first }.
told-called = { $name } называет: { $bid }.
told-contracted = { $how ->
    [forced] Все спасовали: поневоле играет и назначает козыри { $name }, заказ: { $bid }.
    [plunge] { $name } прыгает, заказ: { $bid }. Козыри назначает и заходит напарник — { $declarer }.
   *[bid] Играет { $name }, заказ: { $bid }. Дело за козырями.
}
told-declared = { $suit ->
    [none] { $name } играет без козырей.
    [nello] { $name } играет нелло: в одиночку, без козырей, и все взятки надо отдать.
   *[other] { $name } назначает козыри: { $trumps }.
}
told-trick = Взятку берёт <b>{ $name }</b>{ $points ->
    [0] .
    [one] , { $points } очко.
    [few] , { $points } очка.
   *[many] , { $points } очков.
}

## Итоги

result-tricks = <b>Кон { $round }: сыграно.</b>
result-passed = <b>Кон { $round }: все спасовали.</b> Мешает следующий.
result-bid = { $name }, заказ: { $bid }. { $kind ->
    [marks] { $lost ->
        [0] Взяты все взятки.
        [one] Отдано взяток: { $lost }, а нужны все.
        [few] Отдано взяток: { $lost }, а нужны все.
       *[many] Отдано взяток: { $lost }, а нужны все.
    }
    [tricks] Взято взяток: { $own }.
   *[points] Взято очков: { $own }, у соперников { $others }.
} { $made ->
    [yes] <b>Заказ выполнен.</b>
   *[no] <b>Заказ не выполнен.</b>
}
result-nello = { $name } — нелло. { $count ->
    [0] Ни одной взятки.
    [one] Взяток: { $count }, а нельзя ни одной.
    [few] Взяток: { $count }, а нельзя ни одной.
   *[many] Взяток: { $count }, а нельзя ни одной.
} { $made ->
    [yes] <b>Заказ выполнен.</b>
   *[no] <b>Заказ не выполнен.</b>
}
