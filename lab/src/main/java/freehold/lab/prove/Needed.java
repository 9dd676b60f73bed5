package freehold.lab.prove;

import freehold.kernel.position.Position;
import freehold.search.proof.Claim;
import freehold.search.proof.PlainSearch;
import freehold.search.proof.Proof;
import java.util.HashSet;
import java.util.Set;

/// Of all positions that a journal has, those that one reply each to everything leads to.
final class Needed {
    private final Position start;
    private final PlainSearch plain;
    private final boolean leavesEndings;
    private final Journal journal;
    private final Set<Long> seen = new HashSet<>();
    private final Set<Long> kept = new HashSet<>();

    Needed(Position start, int horizon, boolean leavesEndings, Journal journal) {
        this.start = start;
        this.leavesEndings = leavesEndings;
        this.journal = journal;
        plain = new PlainSearch(start, horizon);
    }

    /// The claim's own position is among them, so that one may also come to it: by swapping, for instance.
    void add(Claim claim) {
        var position = claim.position(start);
        kept.add(Proof.key(position, claim.winner()));
        visit(position, claim.winner());
    }

    long[] positions() {
        return kept.stream().mapToLong(Long::longValue).toArray();
    }

    private void visit(Position position, int winner) {
        if (position.isOver() || !seen.add(Proof.whole(position, winner))) {
            return;
        }
        if (position.actor() == winner) {
            reply(position, winner);
        } else {
            for (var move : position.legalMoves()) {
                visit(after(position, move), winner);
            }
        }
    }

    /// A reply that is kept anyway, else the first that is proven.
    private void reply(Position position, int winner) {
        var isEnding = leavesEndings && journal.has(Proof.key(position, winner));
        if (isEnding || plain.winningMove(position) != PlainSearch.NONE) {
            return;
        }
        Position proven = null;
        for (var move : position.legalMoves()) {
            var next = after(position, move);
            var key = Proof.key(next, winner);
            if (next.isOver() || !journal.has(key)) {
                continue;
            }
            if (kept.contains(key)) {
                return;
            }
            proven = proven == null ? next : proven;
        }
        if (proven == null) {
            throw new IllegalStateException("a proven position has no reply");
        }
        kept.add(Proof.key(proven, winner));
        visit(proven, winner);
    }

    private static Position after(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return next;
    }
}
