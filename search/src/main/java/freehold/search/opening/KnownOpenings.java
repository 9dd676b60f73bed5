package freehold.search.opening;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.EvenMove;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Opening;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The table of first turns of a game and setup. Turns that a symmetry of the board, or another order of their plies,
/// turns into each other are one.
public final class KnownOpenings {
    /// All turns that are nearly as even as the most even one are played, so that games differ.
    private static final double NEARLY = 0.04;

    private static final Map<Game, List<Opening>> READ = new HashMap<>();

    private final Position start;
    /// By a position while a first turn is made: what it may become.
    private final Map<Long, List<Opening>> begun = new HashMap<>();
    /// By the position after the turn.
    private final Map<Long, Opening> made = new HashMap<>();

    KnownOpenings(Position start, List<Opening> openings) {
        this.start = start;
        openings.forEach(this::add);
    }

    /// Knowledge that also knows the first turns in the table beside the game, if there are any for this setup.
    public static Supplier<Knowledge> knowledge(Game game, Setup setup, Supplier<Knowledge> rest) {
        var openings = packed(game).stream()
                .filter(opening -> opening.setup().equals(setup))
                .toList();
        if (openings.isEmpty()) {
            return rest;
        }
        var known = new KnownOpenings(game.start(setup), openings);
        return () -> new OpeningKnowledge(rest.get(), known);
    }

    private static synchronized List<Opening> packed(Game game) {
        return READ.computeIfAbsent(game, Opening::of);
    }

    /// Plays every part of the turn: whichever of its plies come first, it may still become this one.
    private void add(Opening opening) {
        var plies = opening.tokens().size();
        for (var part = 0; part < 1 << plies; part++) {
            var position = start.copy();
            if (play(opening.tokens(), part, position) && position.canBeTakenOver()) {
                var turns = begun.computeIfAbsent(position.symmetricHash(), _ -> new ArrayList<>());
                if (!turns.contains(opening)) {
                    turns.add(opening);
                }
            }
        }
        var position = start.copy();
        play(opening.tokens(), (1 << plies) - 1, position);
        made.put(position.symmetricHash(), opening);
    }

    /// @param part a set of bits, the lowest for the first token
    private static boolean play(List<String> tokens, int part, Position position) {
        for (var i = 0; i < tokens.size(); i++) {
            if ((part >> i & 1) == 1) {
                var move = position.moveOf(tokens.get(i));
                if (!position.isLegal(move)) {
                    return false;
                }
                position.playLegal(move);
            }
        }
        return true;
    }

    /// See [Knowledge#evenMove].
    Optional<EvenMove> evenMove(Position position, Dice dice) {
        var known = begun.getOrDefault(position.symmetricHash(), List.of());
        var most = known.stream().mapToDouble(KnownOpenings::evenness).max().orElse(0);
        var even = known.stream()
                .filter(opening -> evenness(opening) >= most - NEARLY)
                .toList();
        if (even.isEmpty()) {
            return Optional.empty();
        }
        var wanted = even.get(dice.below(even.size()));
        return Optional.of(new EvenMove(towards(wanted, position, dice), wanted.share()));
    }

    private static double evenness(Opening opening) {
        return Math.min(opening.share(), 1 - opening.share());
    }

    private int towards(Opening wanted, Position position, Dice dice) {
        var moves = position.legalMoves();
        dice.shuffle(moves, moves.length);
        for (var move : moves) {
            var next = position.copy();
            next.playLegal(move);
            var hash = next.symmetricHash();
            if (wanted.equals(made.get(hash))
                    || begun.getOrDefault(hash, List.of()).contains(wanted)) {
                return move;
            }
        }
        throw new IllegalStateException("no ply leads on to " + wanted);
    }
}
