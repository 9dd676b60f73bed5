package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// Chance turns over the rooftop that was selected (T10).
final class TurnOver extends Stage {
    @Override
    public Kind kind() {
        return Kind.TURN_OVER;
    }

    @Override
    public Rule rule() {
        return Rule.T10;
    }

    @Override
    public int moves(Position position, int[] into) {
        var count = 0;
        for (var value = 1; value <= Cube.HIGHEST; value++) {
            if (position.rooftops().count(value) > 0) {
                into[count++] = Move.roof(value);
            }
        }
        return count;
    }

    @Override
    public int pick(Position position, Dice dice, int[] scratch) {
        var rooftops = position.rooftops();
        return Move.roof(rooftops.value(dice.below(rooftops.count())));
    }

    @Override
    public int weight(Position position, int outcome) {
        return position.rooftops().count(Move.roofOf(outcome));
    }

    @Override
    public void play(Position position, int move) {
        var value = Move.roofOf(move);
        position.rooftops().take(value);
        position.auction().turnOver(value);
        Turn.openBidding(position);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Move.kind(move) == Move.Kind.ROOF_VALUE
                ? new Ruling.Illegal(
                        Rule.T5, Phrase.of("both rooftops of value %s are turned over already", Move.roofOf(move)))
                : Refusals.notNow(position);
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of("turns over a rooftop of value %s", Move.roofOf(move));
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of("turn over").with("roof").about(Move.roofOf(move));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("turn over a rooftop");
    }
}
