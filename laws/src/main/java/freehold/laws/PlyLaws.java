package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.position.View;
import freehold.kernel.telling.Atlas;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Words;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// What must hold at every ply.
final class PlyLaws {
    private static final int WIDEST_PICTURE = 120;
    private static final int DRAWS_PER_MOVE = 200;

    private PlyLaws() {}

    /// The list has no duplicate, every listed token reads back as its move, and every one is judged legal.
    static void listing(Position position, List<Words> books) {
        var moves = position.legalMoves();
        assertThat(moves).as("legal moves").isNotEmpty().doesNotHaveDuplicates();
        assertThat(position.legalTokens()).as("legal tokens").doesNotHaveDuplicates();
        for (var move : moves) {
            var token = position.token(move);
            assertThat(token).as("token").matches("\\S+");
            assertThat(position.read(token)).as(token).isEqualTo(new Reading.Move(move));
            assertThat(position.judge(token)).as(token).isEqualTo(new Ruling.Legal(move));
            Translations.isTold(position.tell(move), books);
            if (position.actor() == Position.CHANCE) {
                assertThat(position.weight(move)).as(token).isPositive();
            }
        }
        Translations.isTold(position.prompt(), books);
        Translations.isTold(position.tellSecret(), books);
    }

    /// Every move has a note that no other move has, and what it names lies on the board that the game draws.
    static void notes(Position position, Atlas atlas) {
        var told = new HashMap<Note, String>();
        for (var move : position.legalMoves()) {
            var note = position.note(move);
            assertThat(note.kind()).as(position.token(move)).isNotBlank();
            assertThat(note.effects()).as(position.token(move)).doesNotHaveDuplicates();
            var other = told.put(note.causing(List.of()), position.token(move));
            assertThat(other)
                    .as("a move with the note of %s", position.token(move))
                    .isNull();
            if (!atlas.places().isEmpty()) {
                note.place().ifPresent(place -> assertThat(atlas.places()).contains(place));
            }
        }
    }

    /// Somebody can swap exactly where a turn that can be taken over has just ended.
    static void takingOver(boolean couldBeTakenOver, Position after) {
        if (!after.isOver()) {
            var canSwap = IntStream.of(after.legalMoves()).anyMatch(after::isSwap);
            assertThat(canSwap).as("can swap").isEqualTo(couldBeTakenOver && !after.canBeTakenOver());
        }
    }

    /// A copy equals the original, as does a stale position that is set to it, and playing them leaves
    /// the original alone.
    static void copies(Position position, Position stale) {
        var before = portrait(position, views(position));
        var copy = position.copy();
        stale.set(position);
        assertThat(portrait(copy, views(copy))).as("a copy").isEqualTo(before);
        assertThat(portrait(stale, views(stale)))
                .as("a position set to another")
                .isEqualTo(before);
        var moves = position.legalMoves();
        for (var i = 0; i < moves.length; i++) {
            // Views take most of the time, so after each move somebody else looks.
            var viewer = i % (position.seats() + 1);
            copy.set(position);
            copy.playLegal(moves[i]);
            stale.set(position);
            stale.playLegal(moves[i]);
            assertThat(portrait(copy, copy.view(viewer)))
                    .as("playing %s twice", position.token(moves[i]))
                    .isEqualTo(portrait(stale, stale.view(viewer)));
        }
        assertThat(portrait(position, views(position)))
                .as("the original after its copies were played")
                .isEqualTo(before);
    }

    /// All that can be known about a position.
    private static List<Object> portrait(Position position, Object seen) {
        return List.of(
                position.hash(),
                position.actor(),
                Arrays.stream(position.legalMoves()).sorted().boxed().toList(),
                seen,
                Arrays.toString(position.scores()),
                Arrays.toString(position.winners()));
    }

    private static List<View> views(Position position) {
        return IntStream.rangeClosed(Position.SPECTATOR, position.seats())
                .<View>mapToObj(position::view)
                .toList();
    }

    /// Every token that is not in the list gets a reason with a rule that can be broken, and changes nothing.
    static void refusals(Position position, Game game, List<Words> books, Set<String> vocabulary) {
        var legal = new HashSet<>(position.legalTokens());
        var rules = new HashSet<>(game.rules());
        var hash = position.hash();
        for (var token : vocabulary) {
            if (legal.contains(token)) {
                continue;
            }
            var ruling = position.judge(token);
            if (ruling instanceof Ruling.Illegal illegal
                    && rules.contains(illegal.rule())
                    && illegal.rule().canBeBroken()) {
                Translations.isTold(illegal.sentence(), books);
            } else {
                throw new AssertionError(
                        "%s is refused by a rule that can be broken, not by %s".formatted(token, ruling));
            }
        }
        assertThat(position.hash()).as("judging changes nothing").isEqualTo(hash);
    }

    /// Whichever secret move is played, the others see the same.
    static void secrets(Position position) {
        var secret =
                IntStream.of(position.legalMoves()).filter(position::isSecret).toArray();
        for (var viewer = Position.SPECTATOR; viewer <= position.seats(); viewer++) {
            if (viewer != position.actor()) {
                var shown = new HashSet<Object>();
                for (var move : secret) {
                    var after = position.copy();
                    after.playLegal(move);
                    shown.add(after.view(viewer));
                }
                assertThat(shown).as("what viewer %d sees of a secret", viewer).hasSizeLessThanOrEqualTo(1);
            }
        }
    }

    /// What a seat is told of a course is all that it may know, and nothing else is true of it.
    ///
    /// @param secret the numbers of the plies that only those who played them know
    static void hearsay(Course course, BitSet secret) {
        for (var viewer = Position.SPECTATOR; viewer <= course.setup().seats(); viewer++) {
            var told = course.asKnownTo(viewer);
            assertThat(told.position().view(viewer))
                    .as("what viewer %d sees", viewer)
                    .isEqualTo(course.position().view(viewer));
            assertThat(told.plies()).hasSameSizeAs(course.plies());
            for (var i = 0; i < course.plies().size(); i++) {
                var ply = course.plies().get(i);
                if ((ply.by() == viewer || !secret.get(i))
                        && !told.plies().get(i).equals(ply)) {
                    throw new AssertionError("viewer %d is told %s as ply %d, which was %s"
                            .formatted(viewer, told.plies().get(i), i, ply));
                }
            }
        }
    }

    /// A picture is drawn from a view alone, so viewers who see the same get one picture.
    static void pictures(Position position) {
        for (var view : new HashSet<>(views(position))) {
            assertThat(view.picture().toString().lines())
                    .as("lines of the picture")
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(WIDEST_PICTURE));
        }
    }

    static void everyMoveIsPicked(Position position, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        var left = new HashSet<>(IntStream.of(position.legalMoves()).boxed().toList());
        var draws = DRAWS_PER_MOVE * left.size();
        for (var i = 0; i < draws && !left.isEmpty(); i++) {
            left.remove(position.pick(dice, scratch));
        }
        assertThat(left.stream().map(position::token))
                .as("moves that random play never picks")
                .isEmpty();
    }
}
