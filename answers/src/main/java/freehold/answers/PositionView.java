package freehold.answers;

import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.wire.Move;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A position and rulings about it, made ready for the wire.
public final class PositionView {
    private PositionView() {}

    /// @param isTold whether the viewer may know what is legal
    public static freehold.wire.Position of(Position position, int viewer, boolean isTold, Teller teller) {
        var isOver = position.isOver();
        var moves = isTold ? Move.legal(position) : List.<Move>of();
        return new freehold.wire.Position(
                Optional.of(position.actor()).filter(actor -> actor != Position.NOBODY),
                moves.stream().map(Move::token).toList(),
                moves,
                isTold && position.actor() == Position.CHANCE ? Optional.of(weights(position)) : Optional.empty(),
                position.view(viewer),
                isTold && !isOver ? teller.tell(position.prompt()) : "",
                Optional.of(Arrays.stream(position.winners()).boxed().toList()).filter(_ -> isOver),
                Optional.of(Scores.of(position)).filter(_ -> isOver),
                isOver ? Optional.of(position.ending().word()) : Optional.empty());
    }

    private static List<Integer> weights(Position position) {
        return IntStream.of(position.legalMoves())
                .boxed()
                .sorted(Comparator.comparing(position::token))
                .map(position::weight)
                .toList();
    }

    public static freehold.wire.Ruling ruling(String token, Ruling ruling, Teller teller) {
        return switch (ruling) {
            case Ruling.Legal _ ->
                new freehold.wire.Ruling(true, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
            case Ruling.Refused refusal -> refused(token, refusal, teller);
        };
    }

    private static freehold.wire.Ruling refused(String token, Ruling.Refused refusal, Teller teller) {
        var message = Optional.of(teller.tell(refusal.sentence()));
        return switch (refusal) {
            case Ruling.Illegal(var rule, var _, var places) ->
                new freehold.wire.Ruling(
                        false, Optional.of(token), Optional.of(rule.name()), message, Optional.of(places));
            case Ruling.Unknown(var rule, var _) ->
                new freehold.wire.Ruling(
                        false, Optional.of(token), Optional.of(rule.name()), message, Optional.empty());
            case Ruling.Garbled _ ->
                new freehold.wire.Ruling(false, Optional.of(token), Optional.empty(), message, Optional.empty());
        };
    }
}
