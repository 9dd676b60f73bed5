package freehold.games.estate.words;

import freehold.games.estate.rules.Legal;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Rule;
import freehold.games.estate.rules.Sides;
import freehold.games.estate.rules.TurnCount;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Says why the rules can't lead to a position that was placed by hand, as far as that can be told plainly: the supply,
/// chains that have won, the points of the turn, and whether turns can have alternated. In which order pieces were
/// placed is not tried out.
public final class Flaws {
    private static final List<Function<Position, Optional<Ruling.Illegal>>> CHECKS = List.of(
            position -> supply(position, Position.LIGHT),
            position -> supply(position, Position.DARK),
            position -> connected(position, Position.LIGHT),
            position -> connected(position, Position.DARK),
            Flaws::sitsOut,
            Flaws::spent,
            Flaws::ended,
            Flaws::turns);

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

    private static Optional<Ruling.Illegal> supply(Position position, int colour) {
        var most = position.land().piecesOfColour();
        return found(
                position.supply(colour) < 0,
                Rule.E7,
                Phrase.of("%s has only %s pieces", colour(colour), most),
                position.pieces(colour),
                position);
    }

    private static Optional<Ruling.Illegal> connected(Position position, int colour) {
        var pieces = position.pieces(colour);
        return Stream.iterate(pieces, left -> left != 0, left -> left & (left - 1))
                .map(left -> position.holdings().connectedWith(Long.numberOfTrailingZeros(left), pieces))
                .filter(group -> Sides.win(Sides.of(position.board(), group)))
                .findFirst()
                .map(group -> illegal(
                        Rule.E9, Phrase.of("%s has won here, so the game is over", colour(colour)), group, position));
    }

    private static Optional<Ruling.Illegal> sitsOut(Position position) {
        return found(
                position.supply(position.mover()) == 0,
                Rule.E7,
                Phrase.of("%s has no piece left and sits out", colour(position.mover())),
                0,
                position);
    }

    private static Optional<Ruling.Illegal> spent(Position position) {
        var spent = position.land().pointsOfTurn() - position.points();
        var mover = position.mover();
        return found(
                !TurnCount.canCost(position.land(), position.pieces(mover), spent),
                Rule.E3,
                Phrase.of("no pieces of %s cost exactly the %s points that this turn has spent", colour(mover), spent),
                0,
                position);
    }

    private static Optional<Ruling.Illegal> ended(Position position) {
        return found(
                Legal.open(position) == 0,
                Rule.E3,
                Phrase.of("nothing can be placed any more, so the turn has ended"),
                0,
                position);
    }

    /// E7: once a colour has run out, the other one plays alone, and turns no longer tell anything.
    private static Optional<Ruling.Illegal> turns(Position position) {
        var light = TurnCount.of(position.land(), position.pieces(Position.LIGHT));
        var dark = TurnCount.of(position.land(), position.pieces(Position.DARK));
        var ahead = (position.mover() == Position.LIGHT) == position.hasPlaced() ? 1 : 0;
        var isTold = position.supply(Position.LIGHT) > 0 && position.supply(Position.DARK) > 0;
        return found(
                isTold && !light.meets(dark, ahead),
                Rule.E3,
                Phrase.of(
                        "turns alternate, but light's pieces take %s to %s turns and dark's %s to %s",
                        light.fewest(), light.most(), dark.fewest(), dark.most()),
                0,
                position);
    }

    private static Optional<Ruling.Illegal> found(
            boolean isFlawed, Rule rule, Phrase because, long cells, Position position) {
        return isFlawed ? Optional.of(illegal(rule, because, cells, position)) : Optional.empty();
    }

    private static Ruling.Illegal illegal(Rule rule, Phrase because, long cells, Position position) {
        return new Ruling.Illegal(rule, because, position.board().names(cells));
    }
}
