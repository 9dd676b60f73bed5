package freehold.games.theestates.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.Rules;
import freehold.games.theestates.rules.Position;
import freehold.kernel.position.Dice;
import java.util.Map;
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
                          A1° R6 6›s2  A2 R5 B1 ^4 10›s1  A3 [ ]  A4 [ ]  ~ A5 [ ]  A6 [ ]  ] +2
                        Row B (II) is 4 lots long, incomplete: 0
                          B1 [ ]  B2 [ ]  B3° [ ]  B4 [ ]  ]
                        Row C (III) is 1 lot long, incomplete: 0
                          C1 [ ]  ] -3
                        [ ] free  ^4 roof  ° one floor  ] end  +2 permit  ~ river  9›s1 9 to seat 1
                        Offer    1: [B2] B3 B4 B5 B6 G1 [G2]          B blue  G green
                                 2: [G3] G4 G5 G6 Y1 Y2 Y3 [Y4]       Y yellow  R red
                                 3: [Y5] Y6 R1 R2 R3 [R4]             P purple  S grey
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
                .contains("Row B (II) is 0 lots long, complete: 0\n  ] -1 -3\n", "Round 1/3");
    }

    /// With a question below it and two lines of news above it, five players see everything on 24 lines of 80 columns,
    /// whatever is built.
    @Test
    void thePictureFitsASmallTerminal() {
        var game = new Rules();
        var scratch = new int[Position.MOST_MOVES];
        for (var seed = 1; seed <= 40; seed++) {
            var dice = new Dice(seed);
            var position = game.start(game.setup(5, Map.of()));
            while (!position.isOver()) {
                position.playLegal(position.pick(dice, scratch));
                var lines = position.view(1).picture().toString().lines().toList();
                assertThat(lines).hasSizeLessThanOrEqualTo(21);
                assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(96));
            }
        }
    }
}
