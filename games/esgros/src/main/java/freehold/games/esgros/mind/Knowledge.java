package freehold.games.esgros.mind;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.games.esgros.rules.Legal;
import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Sizes;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;
import java.util.Optional;
import java.util.function.LongConsumer;

/// What search should know about Esgros: whoever builds the first pair is far ahead, so the opening is a [Race], and a
/// simulated game need not go on when the race is decided. Read strictly, that all but decides the game; where one may
/// catch up, it is a judgement and no more. Later on, removing many stones is good.
public final class Knowledge implements freehold.kernel.mind.Knowledge {
    private static final Tuning TUNING = new Tuning(0.3, 0, 0);

    /// The winner's share of a race. It is no proof, and a game that was played to its end counts more.
    private static final double SHARE_OF_RACE = 0.95;
    /// With no more quiet cells than this, both sides' together, a race is solved.
    private static final int FEW = 8;

    private static final int MOST_POSITIONS = 50;
    /// Of so many random cells, simulated races take the one that covers most.
    private static final int SAMPLES = 4;
    /// Of so many random cells, simulated games take the one that removes most.
    private static final int SAMPLES_TO_REMOVE = 3;

    /// Races of simulated games are short, the solver's are whole.
    private static final int BITS_OF_SHORT_RACES = 17;

    private static final int BITS_OF_WHOLE_RACES = 22;
    /// On larger boards a whole race takes hours.
    private static final int LARGEST_SIDE_OF_WHOLE_RACES = 4;

    private static final int MOST_COVERED = 7;

    private final Race race = new Race(BITS_OF_SHORT_RACES);
    /// Only solvers need it, and it is large.
    private Optional<Race> wholeRace = Optional.empty();

    private final Sizes sizes = new Sizes();

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    /// The opening of the strict game is known.
    @Override
    public int prune(freehold.kernel.position.Position position, int[] moves, int count) {
        var here = (Position) position;
        var advice = Opening.advice(here);
        return advice == Opening.NO_ADVICE ? count : Cells.write(advice, moves);
    }

    /// Read strictly, what wins the race, and of that what covers most. The solver needs it from the first stones, and
    /// simulated games do without it ([Tuning#prior]).
    @Override
    public boolean priors(freehold.kernel.position.Position position, int[] moves, int count, float[] into) {
        var here = (Position) position;
        if (here.isCatchUp() || !isRace(here) || here.board().side() > LARGEST_SIDE_OF_WHOLE_RACES) {
            return false;
        }
        var mine = quiet(here, here.mover());
        var theirs = quiet(here, 1 - here.mover());
        if (mine == 0) {
            return false;
        }
        for (var i = 0; i < count; i++) {
            var isRun = Move.isCell(moves[i]) && Cells.has(mine, moves[i]);
            into[i] = isRun ? promise(here.board(), mine, theirs, moves[i]) : 0;
        }
        return true;
    }

    /// Read strictly, everything that comes after the race; it needs no priors, so the search of it can be plain.
    @Override
    public Optional<freehold.kernel.mind.Endings> endings(
            freehold.kernel.position.Position start, int tableBits, LongConsumer heartbeat) {
        var here = (Position) start;
        return here.isCatchUp() || here.board().side() > Endings.LARGEST_SIDE
                ? Optional.empty()
                : Optional.of(new Endings(here.board(), tableBits, Endings.PATIENCE, heartbeat));
    }

    private float promise(HexBoard board, long mine, long theirs, int cell) {
        if (wholeRace.isEmpty()) {
            wholeRace = Optional.of(new Race(BITS_OF_WHOLE_RACES));
        }
        var covered = board.neighbours(cell) & mine;
        var left = mine & ~(covered | Cells.of(cell));
        var reply = wholeRace.get().outcome(board, theirs & ~Cells.of(cell), left, Integer.MAX_VALUE);
        return ((reply == Race.WON ? 0 : MOST_COVERED) + Long.bitCount(covered)) / (2F * MOST_COVERED);
    }

    @Override
    public void playout(freehold.kernel.position.Position position, Dice dice, Trail trail, double[] shares) {
        var here = (Position) position;
        while (isRace(here)) {
            var quiet = quiet(here, here.mover());
            var outcome = outcome(here, quiet);
            if (outcome != Race.UNKNOWN) {
                award(here, outcome, shares);
                return;
            }
            play(here, next(here, quiet, dice, trail), trail);
        }
        while (!here.isOver()) {
            play(here, removingMost(here, dice), trail);
        }
        here.shares(shares);
    }

    private static int removingMost(Position position, Dice dice) {
        var open = Legal.open(position);
        var count = Long.bitCount(open);
        var best = Cells.nth(open, dice.below(count));
        var most = position.removed(best);
        for (var i = 1; i < Math.min(count, SAMPLES_TO_REMOVE); i++) {
            var cell = Cells.nth(open, dice.below(count));
            var removed = position.removed(cell);
            best = removed > most ? cell : best;
            most = Math.max(most, removed);
        }
        return best;
    }

    private static int next(Position position, long quiet, Dice dice, Trail trail) {
        return position.canSwap() ? position.pick(dice, trail.scratch()) : coveringMost(position, quiet, dice);
    }

    private static void play(Position position, int move, Trail trail) {
        trail.add(position.actor(), move);
        position.playLegal(move);
    }

    /// Whether all groups are single stones yet.
    static boolean isRace(Position position) {
        return !position.isOver() && position.largest(Position.BLACK) <= 1 && position.largest(Position.WHITE) <= 1;
    }

    /// G4a: the cells where a colour's stone would stand alone.
    private long quiet(Position position, int colour) {
        sizes.count(position.groups(colour));
        return sizes.atMost(1, position.empty());
    }

    private int outcome(Position position, long quiet) {
        var enemy = quiet(position, 1 - position.mover());
        return quiet != 0 && Long.bitCount(quiet) + Long.bitCount(enemy) > FEW
                ? Race.UNKNOWN
                : race.outcome(position.board(), quiet, enemy, MOST_POSITIONS);
    }

    private static void award(Position position, int outcome, double[] shares) {
        var mover = position.seatOf(position.mover()) - 1;
        shares[mover] = outcome == Race.WON ? SHARE_OF_RACE : 1 - SHARE_OF_RACE;
        shares[1 - mover] = 1 - shares[mover];
    }

    private static int coveringMost(Position position, long quiet, Dice dice) {
        var count = Long.bitCount(quiet);
        var best = Cells.nth(quiet, dice.below(count));
        for (var i = 1; i < SAMPLES; i++) {
            var cell = Cells.nth(quiet, dice.below(count));
            best = gain(position, cell, quiet) > gain(position, best, quiet) ? cell : best;
        }
        return best;
    }

    private static int gain(Position position, int cell, long quiet) {
        return Long.bitCount(position.board().neighbours(cell) & quiet);
    }
}
