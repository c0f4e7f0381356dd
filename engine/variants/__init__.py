"""The games, one a file; importing this package makes them known, in the order of the menu."""

from engine.game import register
from engine.variants.all_fives import ALL_FIVES
from engine.variants.all_sevens import ALL_SEVENS
from engine.variants.barricade import BARRICADE
from engine.variants.bergen import BERGEN
from engine.variants.block import BLOCK
from engine.variants.block_restock import BLOCK_RESTOCK
from engine.variants.chickenfoot import CHICKENFOOT
from engine.variants.classic import CLASSIC
from engine.variants.classic_block import CLASSIC_BLOCK
from engine.variants.classic_draw import CLASSIC_DRAW
from engine.variants.cyprus import CYPRUS
from engine.variants.domino_squares import DOMINO_SQUARES
from engine.variants.donkey import DONKEY
from engine.variants.draw import DRAW
from engine.variants.fives_pl import FIVES_PL
from engine.variants.forty_two import FORTY_TWO
from engine.variants.french_wall import FRENCH_WALL
from engine.variants.general import GENERAL
from engine.variants.goat import GOAT
from engine.variants.hungarian import HUNGARIAN
from engine.variants.italian_sum import ITALIAN_SUM
from engine.variants.matador import MATADOR, MATADOR_CLASSIC
from engine.variants.mexican_train import MEXICAN_TRAIN
from engine.variants.muggins import MUGGINS
from engine.variants.peruvian import PERUVIAN
from engine.variants.sausage import SAUSAGE
from engine.variants.sea_goat import SEA_GOAT
from engine.variants.sevastopol import SEVASTOPOL
from engine.variants.solo_batches import SOLO_BATCHES
from engine.variants.solo_rows import SOLO_ROWS
from engine.variants.sport_goat import SPORT_GOAT
from engine.variants.team_block import TEAM_BLOCK
from engine.variants.telephone import TELEPHONE

for _variant in (
    GENERAL,
    GOAT,
    SEA_GOAT,
    SPORT_GOAT,
    DONKEY,
    TELEPHONE,
    MUGGINS,
    CLASSIC,
    DRAW,
    BLOCK,
    CLASSIC_DRAW,
    CLASSIC_BLOCK,
    BLOCK_RESTOCK,
    TEAM_BLOCK,
    PERUVIAN,
    HUNGARIAN,
    BARRICADE,
    ALL_FIVES,
    FIVES_PL,
    ALL_SEVENS,
    MATADOR,
    MATADOR_CLASSIC,
    BERGEN,
    SEVASTOPOL,
    MEXICAN_TRAIN,
    CYPRUS,
    CHICKENFOOT,
    FORTY_TWO,
    FRENCH_WALL,
    ITALIAN_SUM,
    SAUSAGE,
    SOLO_ROWS,
    SOLO_BATCHES,
    DOMINO_SQUARES,
):
    register(_variant)
