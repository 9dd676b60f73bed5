package freehold.lab.stats;

import freehold.lab.study.FirstTurnsByKind;
import java.io.Serializable;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// What became of each first turn: how the first player fared if it was left alone, how often it was swapped, and how
/// that ended. Turns that a symmetry of the board turns into each other are one. In games that start with chance there
/// is nothing to compare, and this stays empty.
public final class Openings implements Statistic<Openings> {
    private final TreeMap<String, Opening> turns = new TreeMap<>();
    private final TreeMap<String, Opening> kinds = new TreeMap<>();
    private final Share swaps = new Share();

    /// One first turn, or all of one kind.
    public static final class Opening implements Serializable {
        private final Share stayed = new Share();
        private final Share swapped = new Share();
        private final Share owner = new Share();
        private final Moments value = new Moments();

        private void add(Replay game, int turn, boolean wasSwapped) {
            if (wasSwapped) {
                swapped.add(game.taken(2));
            } else {
                stayed.add(game.taken(1));
            }
            owner.add(game.taken(wasSwapped ? 2 : 1));
            if (game.steps().size() > turn && !game.steps().get(turn).values().isEmpty()) {
                value.add(game.steps().get(turn).values().getLast());
            }
        }

        private void merge(Opening other) {
            stayed.merge(other.stayed);
            swapped.merge(other.swapped);
            owner.merge(other.owner);
            value.merge(other.value);
        }

        public long games() {
            return owner.games();
        }

        /// What the first player took where nobody swapped.
        public Share stayed() {
            return stayed;
        }

        /// What the swapper took.
        public Share swapped() {
            return swapped;
        }

        /// What whoever had the first turn's pieces took, swapped or not: the worth of the turn.
        public Share owner() {
            return owner;
        }

        /// What the second player expected when asked, in thousandths.
        public Moments value() {
            return value;
        }
    }

    @Override
    public void add(Replay game) {
        var rules = game.study().rules();
        var setup = game.inCase().setup(rules);
        var first = FirstTurnsByKind.of(rules, setup);
        if (first.isEmpty()) {
            return;
        }
        var position = rules.start(setup);
        var turn = 0;
        while (position.actor() == 1) {
            position.playLegal(position.moveOf(game.steps().get(turn++).token()));
        }
        var wasSwapped = !position.isOver()
                && position.isSwap(position.moveOf(game.steps().get(turn).token()));
        if (!position.isOver() && IntStream.of(position.legalMoves()).anyMatch(position::isSwap)) {
            swaps.add(wasSwapped ? Share.WHOLE : 0);
        }
        var name = first.name(position);
        turns.computeIfAbsent(name, _ -> new Opening()).add(game, turn, wasSwapped);
        kinds.computeIfAbsent(first.kind(name), _ -> new Opening()).add(game, turn, wasSwapped);
    }

    @Override
    public void merge(Openings other) {
        swaps.merge(other.swaps);
        other.turns.forEach((name, opening) ->
                turns.computeIfAbsent(name, _ -> new Opening()).merge(opening));
        other.kinds.forEach((name, opening) ->
                kinds.computeIfAbsent(name, _ -> new Opening()).merge(opening));
    }

    /// How often the second player swapped, of the games in which that was allowed.
    public Share swaps() {
        return swaps;
    }

    public NavigableMap<String, Opening> turns() {
        return turns;
    }

    /// By what the turn's plies cost: `4+1`.
    public NavigableMap<String, Opening> kinds() {
        return kinds;
    }
}
