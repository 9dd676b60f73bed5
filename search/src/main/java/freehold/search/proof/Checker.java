package freehold.search.proof;

import freehold.kernel.position.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/// Checks a proof by the rules alone: plays every legal reply of the losing side against every reply that the proof
/// has. It shares nothing with the search that found the proof.
///
/// A position counts as checked when its hash of 64 bits was seen before. Two different positions with one hash would
/// be taken for the same: a chance of one in millions for a million positions.
public final class Checker {
    private static final int HEARTBEAT = 0xFFF;
    /// No game that can be proven has more plies.
    private static final int LONGEST = 1000;

    private final Position start;
    private final Proof proof;
    private final PlainSearch plain;
    private final WholeSearch whole;
    private final LongConsumer heartbeat;
    private final Seen seen = new Seen();
    private final List<Position> line = new ArrayList<>();
    private final List<int[]> moves = new ArrayList<>();
    private final Deque<String> tokens = new ArrayDeque<>();
    private String reason = "";
    private int winner;

    /// Where a proof fails.
    ///
    /// @param plies that lead there
    public record Hole(Claim claim, List<String> plies, String reason) {}

    /// @param heartbeat hears now and then how many positions were checked
    public Checker(Position start, Proof proof, LongConsumer heartbeat) {
        this.start = start;
        this.proof = proof;
        this.heartbeat = heartbeat;
        whole = new WholeSearch(searched -> heartbeat.accept(seen.size() + searched));
        plain = new PlainSearch(start, proof.about().horizon());
    }

    /// How many positions were checked, with those of endings that had to be searched.
    public long positions() {
        return seen.size() + whole.positions();
    }

    /// The first hole, if there is one.
    public Optional<Hole> check(Claim claim) {
        tokens.clear();
        winner = claim.winner();
        return holds(claim.position(start), 0)
                ? Optional.empty()
                : Optional.of(new Hole(claim, List.copyOf(tokens), reason));
    }

    private boolean holds(Position position, int depth) {
        if (position.isOver()) {
            return PlainSearch.isWonBy(winner, position) || fails("the game ends, and seat %d has not won");
        }
        if (depth == LONGEST) {
            return fails("the line does not end");
        }
        var hash = Proof.whole(position, winner);
        return seen.has(hash) || (follows(position, depth) && note(hash));
    }

    private boolean follows(Position position, int depth) {
        return position.actor() == winner ? hasReply(position, depth) : allReplies(position, depth, false) >= 0;
    }

    /// Only when all that follows has been checked: were positions to repeat, nothing would rest on itself.
    private boolean note(long hash) {
        seen.add(hash);
        if ((seen.size() & HEARTBEAT) == 0) {
            heartbeat.accept(positions());
        }
        return true;
    }

    /// A player may follow any reply of the proof, so each one must hold.
    private boolean hasReply(Position position, int depth) {
        var followed = allReplies(position, depth, true);
        return followed > 0 || (followed == 0 && needsNoReply(position));
    }

    private boolean needsNoReply(Position position) {
        return plain.winningMove(position) != PlainSearch.NONE
                || (proof.about().leavesEndings() && whole.isWonBy(winner, position))
                || fails("there is no reply for seat %d");
    }

    /// Checks all moves, or all that the proof leads to, and tells how many; -1 if one does not hold.
    private int allReplies(Position position, int depth, boolean onlyProven) {
        makeRoom(depth);
        var next = line.get(depth);
        var list = moves.get(depth);
        var count = position.moves(list);
        var checked = 0;
        for (var i = 0; i < count; i++) {
            next.set(position);
            next.playLegal(list[i]);
            if (onlyProven && !isProven(next)) {
                continue;
            }
            checked++;
            tokens.addLast(position.token(list[i]));
            if (!holds(next, depth + 1)) {
                return -1;
            }
            tokens.removeLast();
        }
        return checked;
    }

    private boolean isProven(Position next) {
        return next.isOver() ? PlainSearch.isWonBy(winner, next) : proof.leadsTo(next, winner);
    }

    private boolean fails(String why) {
        reason = why.formatted(winner);
        return false;
    }

    private void makeRoom(int depth) {
        if (line.size() == depth) {
            line.add(start.copy());
            moves.add(new int[Position.MOST_MOVES]);
        }
    }
}
