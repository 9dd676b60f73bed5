package freehold.games.esgros.words;

import freehold.boards.Groups;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Says why the rules can't lead to a position that was placed by hand, as far as that can be told plainly: a full
/// board, a colour without stones, and stones that the last move would have removed. Whether groups can have grown to
/// their sizes (G4) is not tried out.
public final class Flaws {
    private static final List<Function<Position, Optional<Ruling.Illegal>>> CHECKS =
            List.of(Flaws::full, Flaws::first, Flaws::removed, Flaws::survived);

    private Flaws() {}

    /// The first flaw, if there is one.
    public static Optional<Ruling.Illegal> of(Position position) {
        return CHECKS.stream()
                .map(check -> check.apply(position))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Phrase colour(int colour) {
        return Phrase.of(Names.colour(colour));
    }

    private static Optional<Ruling.Illegal> full(Position position) {
        return found(position.empty() == 0, Rule.G8, Phrase.of("the board is full, so the game is over"));
    }

    private static Optional<Ruling.Illegal> first(Position position) {
        var isEmpty = position.stones(Position.BLACK) == 0 && position.stones(Position.WHITE) == 0;
        return found(isEmpty && position.mover() != Position.BLACK, Rule.G3, Phrase.of("black places the first stone"));
    }

    /// Only before White's first stone is a colour without stones.
    private static Optional<Ruling.Illegal> removed(Position position) {
        var black = Long.bitCount(position.stones(Position.BLACK));
        var white = Long.bitCount(position.stones(Position.WHITE));
        var isOpening = white == 0 && black == (position.mover() == Position.WHITE ? 1 : 0);
        var gone = black == 0 ? Position.BLACK : Position.WHITE;
        return found(
                !isOpening && (black == 0 || white == 0),
                Rule.G6,
                Phrase.of("%s has no stone any more, so the game is over", colour(gone)));
    }

    /// The last stone belongs to a group of whoever does not act now, and it has removed what was smaller beside it.
    private static Optional<Ruling.Illegal> survived(Position position) {
        var own = position.groups(1 - position.mover());
        var enemy = position.groups(position.mover());
        var beside = IntStream.range(0, own.count())
                .mapToLong(group -> smallerBeside(own, group, enemy))
                .toArray();
        var isImpossible =
                beside.length > 0 && IntStream.range(0, beside.length).allMatch(i -> beside[i] != 0);
        var cells = IntStream.range(0, beside.length).mapToLong(i -> beside[i]).reduce(0, (all, one) -> all | one);
        return isImpossible
                ? Optional.of(new Ruling.Illegal(
                        Rule.G5,
                        Phrase.of(
                                "%s moved last, and would have removed a smaller group beside the new stone's",
                                colour(1 - position.mover())),
                        position.board().names(cells)))
                : Optional.empty();
    }

    private static long smallerBeside(Groups own, int group, Groups enemy) {
        var size = Long.bitCount(own.stones(group));
        return IntStream.range(0, enemy.count())
                .mapToLong(enemy::stones)
                .filter(stones -> (stones & own.reach(group)) != 0 && Long.bitCount(stones) < size)
                .reduce(0, (all, one) -> all | one);
    }

    private static Optional<Ruling.Illegal> found(boolean isFlawed, Rule rule, Phrase because) {
        return isFlawed ? Optional.of(new Ruling.Illegal(rule, because)) : Optional.empty();
    }
}
