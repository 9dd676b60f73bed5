package freehold.games.theestates.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.rules.Position;
import org.junit.jupiter.api.Test;

class PictureTest {
    @Test
    void thePictureShowsAllThatOneDecidesBy() {
        var play = Play.with(3)
                .play("stow permit2 bid1 bid3 keep A+")
                .turns("R6 A1", "R5 A2", "B1 A2", "roof roof4 A2", "mayor A", "permit3 C-")
                .play("hold roof roof2 pass");
        assertThat(play.position().view(1).picture()).hasToString("""
                        Row A (I) is 6 lots long, incomplete: −32, doubled by the Mayor
                                  ^4                      ~
                                  B1                      ~
                          R6      R5      [ ]     [ ]     ~ [ ]     [ ]     +2
                          A1°     A2      A3      A4      ~ A5      A6 ]    A7°     A8      A9      A10
                          6›s2    10›s1                   ~
                        Row B (II) is 4 lots long, incomplete: 0
                          [ ]     [ ]     [ ]     [ ]     ~
                          B1      B2      B3°     B4 ]    ~ B5°     B6      B7      B8      B9      B10
                                                          ~
                        Row C (III) is 1 lot long, incomplete: 0
                          [ ]     -3                      ~
                          C1 ]    C2°     C3      C4      ~ C5      C6      C7      C8      C9      C10
                                                          ~
                        [ ] free lot  ^4 roof  ° one floor at most  ] end of the row  +2 permit  ~ river  9›s1 worth 9 to seat 1

                        Offer    1: [B2] B3 B4 B5 B6 G1 [G2]
                                 2: [G3] G4 G5 G6 Y1 Y2 Y3 [Y4]
                                 3: [Y5] Y6 R1 R2 R3 [R4]
                        Left     10 rooftops, permit1, cancel
                        Auction  roof2 by seat 2; seat 3 passes

                        Seat        cash  stowed  buildings  earlier  total  certificates
                        1           $8m   $1m     −20        0        −19    blue
                        2 auctions  ?     ?       −12        0        ?      red
                        3           ?     ?       0          0        ?""");
    }

    @Test
    void aRowOfLengthZeroEndsBeforeItsFirstLot() {
        var play = Play.rounds(2, 3).turns("permit3 B-", "permit1 B-");
        assertThat(play.position().view(Position.SPECTATOR).picture().toString())
                .contains("Row B (II) is 0 lots long, complete: 0\n  -1-3 ", "\n] B1 ", "Round 1/3");
    }
}
