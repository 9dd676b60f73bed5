package freehold.lab.stats;

import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Position;
import freehold.kernel.position.Reading;
import freehold.kernel.telling.Note;
import freehold.lab.study.Case;
import freehold.lab.study.GameLog;
import freehold.lab.study.Study;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A game gone through again, ply by ply, with all that statistics look at.
///
/// @param steps the plies of chance included
/// @param end where it ended
public record Replay(Study study, Case inCase, GameLog log, List<Step> steps, Position end) {
    /// @param actor a seat from 1, or chance
    /// @param turn the seat whose turn it is, or chance while the table is set up
    /// @param legal how many moves there were
    /// @param values each seat's expected share of the win, in thousandths, as the actor saw it; or empty
    public record Step(int actor, int turn, int legal, String token, Note note, List<Integer> values) {
        public boolean isDecision() {
            return actor != Position.CHANCE && legal > 1;
        }
    }

    public static Replay of(Study study, GameLog log) {
        var inCase = study.inCase(log.inCase());
        var rules = study.rules();
        var position = rules.start(inCase.setup(rules));
        var steps = steps(position, log.plies(), log.values());
        if (!position.isOver()) {
            throw new InvalidSetup(
                    "a game was played by other rules: after its last ply, the %d., it is not over; play the study anew"
                            .formatted(log.plies().size()));
        }
        return new Replay(study, inCase, log, steps, position);
    }

    /// Plays a game again.
    ///
    /// @param position where it starts; it is played on
    /// @param values for each ply what its player expected, in thousandths; or empty
    /// @throws InvalidSetup if some ply is not legal, because the rules were others then
    public static List<Step> steps(Position position, List<String> tokens, List<List<Integer>> values) {
        var scratch = new int[Position.MOST_MOVES];
        var steps = new ArrayList<Step>(tokens.size());
        for (var i = 0; i < tokens.size(); i++) {
            var token = tokens.get(i);
            var legal = position.moves(scratch);
            if (!(position.read(token) instanceof Reading.Move(var move)) || !contains(scratch, legal, move)) {
                throw otherRules(i + 1, token);
            }
            steps.add(new Step(position.actor(), position.turn(), legal, token, position.note(move), values.get(i)));
            position.playLegal(move);
        }
        return steps;
    }

    private static boolean contains(int[] moves, int count, int move) {
        for (var i = 0; i < count; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    private static InvalidSetup otherRules(int ply, String token) {
        return new InvalidSetup("a game was played by other rules: its ply %d (%s) is not legal; play the study anew"
                .formatted(ply, token));
    }

    public int seats() {
        return inCase.seats();
    }

    /// The steps in which a seat acted.
    public List<Step> bySeats() {
        return steps.stream().filter(step -> step.actor() != Position.CHANCE).toList();
    }

    /// What a seat took of the win, in sixtieths.
    int taken(int seat) {
        var winners = end.winners();
        if (winners.length == 0) {
            return Share.WHOLE / seats();
        }
        return IntStream.of(winners).anyMatch(winner -> winner == seat) ? Share.WHOLE / winners.length : 0;
    }

    /// The one winner, or 0.
    int winner() {
        var winners = end.winners();
        return winners.length == 1 ? winners[0] : 0;
    }

    /// The game's own turns: how often the turn went from one seat to another, and once for the first.
    int turns() {
        return turns(steps);
    }

    /// The same of any game.
    public static int turns(List<Step> steps) {
        var turns = 0;
        var owner = Position.CHANCE;
        for (var step : steps) {
            turns += step.turn() != owner && step.turn() != Position.CHANCE ? 1 : 0;
            owner = step.turn();
        }
        return turns;
    }

    /// Final scores in thousandths.
    long[] scores() {
        return Arrays.stream(end.scores())
                .mapToLong(score -> Math.round(1000 * score))
                .toArray();
    }
}
