## Домино-квадраты

squares-row = { $row }: { $cells }
squares-rows = Ряды, { "·" } — свободная клетка: { $rows }.
squares-small = Мелкие цифры заданы: там ещё ничего не лежит.
squares-left = Осталось положить: { $tiles }
squares-done = Готовых квадратов: { $done } из { $blocks }
squares-bad = { $count ->
    [one] в { $count } квадрате разные числа
    [few] в { $count } квадратах разные числа
    [many] в { $count } квадратах разные числа
   *[other] в { $count } квадрата разные числа
}
squares-goal = Покрой доску всеми костями так, чтобы в каждом из { $blocks } обведённых квадратов четыре раза стояло одно число. Кость может лежать и через границу, а снять её можно в любое время.
squares-printed = Числа на доске заданы: кости должны показывать на этих клетках именно их.
squares-full = Все кости лежат, но в одном из квадратов разные числа: сними что-нибудь.
squares-ask = { $what ->
    [row] { $tile }: в каком ряду лежит левая или верхняя половина?
    [column] { $tile }: в каком столбце лежит левая или верхняя половина?
   *[place] { $tile }: где и какой стороной? Клетка — та, где лежит левая или верхняя половина.
}
squares-line = { $what ->
    [row] Ряд r{ $number }
   *[column] Столбец c{ $number }
}
squares-back = ↩ Снять…
squares-which = Что снять?
squares-lift = ↩ { $tile }
squares-stop = Сдаться…
squares-sure = Сдаёшься? На этом игра закончится.
squares-on = Играть дальше
squares-give-up = Сдаюсь
told-put = { $name }: { $place }.
told-lifted = { $name } снимает { $tile }.
squares-solved = <b>Решено! Играет { $name }.</b> Все кости лежат, и в каждом квадрате одно число: { $changes ->
    [one] { $changes } ход.
    [few] { $changes } хода.
    [many] { $changes } ходов.
   *[other] { $changes } хода.
}
squares-solution = Это решение { $number } из { $different }. Всего раскладок на этой доске { $all }; две, что переходят друг в друга при повороте на пол-оборота, считаются за одно решение.
squares-given-up = <b>{ $name } сдаётся</b>; на доске { $laid ->
    [one] { $laid } кость.
    [few] { $laid } кости.
    [many] { $laid } костей.
   *[other] { $laid } кости.
}
hint-lift = Так, как кости лежат, доску не закончить. { $move }: эта не сочетается с остальными.
chance-lift = Не так, как лежат кости: что-то нужно снять.
