package freehold.lab.prove;

import freehold.kernel.mind.Endings;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.search.exact.Solver;
import freehold.search.proof.PlainSearch;
import freehold.search.proof.Proof;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/// One thread's way through a proof: all replies of the losing side, and one of the winner's, which the solver finds.
/// Several walks share a journal and begin at different replies, so that they seldom do the same.
///
/// Where the game's knowledge has an opinion, the solver may search only so long, and then candidates are tried one
/// after the other. So a proof may begin far above what can be solved at once, if the knowledge leads well there. Where
/// it has none, only the solver can tell. A game with a search of its own for endings needs no solver: everything
/// before them is tried in the order of the candidates.
final class Walk {
    /// No walk is longer.
    private static final int LONGEST = 1000;
    /// However often the solver has failed, it may search this part of what it might.
    private static final int LEAST_PART = 256;

    private final int winner;
    private final Solver solver;
    private final PlainSearch plain;
    private final Journal journal;
    private final Prover.Effort effort;
    private final Optional<Endings> endings;
    private final int offset;
    private final BooleanSupplier isStopped;
    private final List<Position> line = new ArrayList<>();
    /// By plies: how many positions the solver may search there. A failure halves them, a success doubles them, so that
    /// little is wasted where it can't succeed, and it is soon asked again where others have filled its table.
    private final long[] patience = new long[LONGEST];
    /// By plies: how many of the moves there are done, and of how many. The winner's count as one.
    private final int[] done = new int[LONGEST];
    private final int[] outOf = new int[LONGEST];
    private int depthNow;

    /// Ends a walk that nobody waits for any more.
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super("stopped", null, false, false);
        }
    }

    /// @param endings searches those that are left out of the proof
    /// @param offset with which of the losing side's replies to begin
    Walk(
            int winner,
            Solver solver,
            PlainSearch plain,
            Journal journal,
            Prover.Effort effort,
            Optional<Endings> endings,
            int offset,
            BooleanSupplier isStopped) {
        this.winner = winner;
        this.solver = solver;
        this.plain = plain;
        this.journal = journal;
        this.effort = effort;
        this.endings = endings;
        this.offset = offset;
        this.isStopped = isStopped;
        Arrays.fill(patience, effort.positions());
    }

    /// Whether the winner wins from here. If so, the journal has all replies.
    boolean proves(Position position) {
        return proves(position, 0);
    }

    /// Which part of the walk is done, if all branches took equally long.
    double share() {
        var share = 0.0;
        var part = 1.0;
        for (var depth = 0; depth < depthNow; depth++) {
            part /= outOf[depth];
            share += done[depth] * part;
        }
        return share;
    }

    private boolean proves(Position position, int depth) {
        if (isStopped.getAsBoolean()) {
            throw new Stopped();
        }
        depthNow = depth;
        if (position.isOver()) {
            return position.winnerBits() == 1 << (winner - 1);
        }
        if (depth == LONGEST) {
            return false;
        }
        return position.actor() == winner ? hasReply(position, depth) : answersAll(position, depth);
    }

    private boolean answersAll(Position position, int depth) {
        var moves = position.legalMoves();
        outOf[depth] = moves.length;
        for (var i = 0; i < moves.length; i++) {
            done[depth] = i;
            if (!proves(after(position, moves[(i + offset) % moves.length], depth), depth + 1)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasReply(Position position, int depth) {
        done[depth] = 0;
        outOf[depth] = 1;
        if (isKnown(position, depth) || plain.winningMove(position) != PlainSearch.NONE) {
            return true;
        }
        if (endings.isPresent()) {
            return endings.get().isOne(position)
                    ? endings.get().isWonBy(winner, position) && isLeft(position)
                    : hasCandidate(position, depth);
        }
        var move = solved(position, depth);
        if (move.isPresent()) {
            return move.getAsInt() != Knowledge.NO_MOVE
                    && (effort.leavesEndings() ? isLeft(position) : holds(position, move.getAsInt(), depth));
        }
        return hasCandidate(position, depth);
    }

    private boolean hasCandidate(Position position, int depth) {
        for (var candidate : solver.candidates(position)) {
            if (holds(position, candidate, depth)) {
                return true;
            }
        }
        return false;
    }

    private OptionalInt solved(Position position, int depth) {
        if (!solver.isGuided(position)) {
            return solver.winningMove(position, Long.MAX_VALUE);
        }
        var move = solver.winningMove(position, patience[depth]);
        patience[depth] = move.isEmpty()
                ? Math.max(patience[depth] / 2, effort.positions() / LEAST_PART)
                : Math.min(2 * Math.min(patience[depth], Long.MAX_VALUE / 2), effort.positions());
        return move;
    }

    /// Remembers that this ending is won, and no more.
    private boolean isLeft(Position position) {
        journal.add(Proof.key(position, winner));
        return true;
    }

    private boolean isKnown(Position position, int depth) {
        if (effort.leavesEndings() && journal.has(Proof.key(position, winner))) {
            return true;
        }
        for (var move : position.legalMoves()) {
            var next = after(position, move, depth);
            if (!next.isOver() && journal.has(Proof.key(next, winner))) {
                return true;
            }
        }
        return false;
    }

    private boolean holds(Position position, int move, int depth) {
        var key = Proof.key(after(position, move, depth), winner);
        if (!proves(line.get(depth), depth + 1)) {
            return false;
        }
        journal.add(key);
        return true;
    }

    private Position after(Position position, int move, int depth) {
        if (line.size() == depth) {
            line.add(position.copy());
        }
        var next = line.get(depth);
        next.set(position);
        next.playLegal(move);
        return next;
    }
}
