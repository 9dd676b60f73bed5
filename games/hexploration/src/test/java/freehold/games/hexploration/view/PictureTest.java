package freehold.games.hexploration.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import org.junit.jupiter.api.Test;

class PictureTest {
    @Test
    void thePictureShowsWhereTheTileInHandCanGo_H8() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("draw tile:M");
        assertThat(scene.view().picture()).hasToString("""
                -1       [2]     [2]     ░░░     ░░░     M2c     [1]+1
                         -2,-1   -1,-1   ░░░     ░░░     2,-1    3,-1
                0    [2]     H1b     ░░░     ░░░     ░░░     F1a     [1]
                     -3,0    -2,0    ░░░     ░░░     ░░░     2,0     3,0
                1        [2]+1   P2d     ░░░     ░░░     [1]     [1]
                         -3,1    -2,1    ░░░     ░░░     1,1     2,1

                tile in hand: marsh (drawn)
                [1]: where that pawn can place the tile, with the money it brings at best
                F2ac: forest that seat 2 controls, with the pawns a and c on it
                left in this turn: 5 marker placements, 5 removals, 3 price changes

                seat  money  income  land  score  reserve  pawn 1     pawn 2     market
                > 1   $5     $2      $6    $11    3        a 2,0      b -2,0
                  2   $5     $2      $6    $11    3        c 2,-1     d -2,1

                area     type    tiles  owner  markers  income  to buy  pawns
                2,-1     marsh   1      seat 2 1        $1      $2      c
                -2,0     hills   1      seat 1 1        $1      $2      b
                2,0      forest  1      seat 1 1        $1      $2      a
                -2,1     plains  1      seat 2 1        $1      $2      d
                in the bag: 95 tiles, forest 24, hills 24, marsh 23, plains 24
                out of it: forest 1, hills 1, marsh 2, plains 1; 21 of one type end the game
                """.stripTrailing());
    }
}
