package freehold.school.judgement;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// A game that a player played against itself.
///
/// @param moves all plies
/// @param values by ply, what share of the win search expected for each seat; empty where nobody
///     thought
record PracticeGame(Setup setup, List<Integer> moves, List<List<Double>> values) {
    private static final int NODES = 100;
    /// In one of so many plies any move that is worth a look is played, so that there is more to learn from.
    private static final int STRAY = 25;

    static PracticeGame play(Game game, Setup setup, Supplier<Knowledge> knowledge, Dice dice) {
        var position = game.start(setup);
        var thinker = new Thinker(position, knowledge, dice.below(Integer.MAX_VALUE), Clock.WALL);
        var stray = knowledge.get();
        var moves = new ArrayList<Integer>();
        var values = new ArrayList<List<Double>>();
        var scratch = new int[Position.MOST_MOVES];
        while (!position.isOver()) {
            var thought = List.<Double>of();
            int move;
            if (position.actor() == Position.CHANCE) {
                move = position.pick(dice, scratch);
            } else if (dice.below(STRAY) == 0) {
                move = strayMove(position, stray, scratch, dice);
            } else {
                var analysis = thinker.think(position, Budget.ofNodes(NODES), Watch.SILENT);
                move = analysis.best().move();
                thought = analysis.values();
            }
            moves.add(move);
            values.add(thought);
            position.playLegal(move);
        }
        return new PracticeGame(setup, moves, values);
    }

    private static int strayMove(Position position, Knowledge knowledge, int[] scratch, Dice dice) {
        var kept = knowledge.prune(position, scratch, position.moves(scratch));
        return scratch[dice.below(kept)];
    }
}
