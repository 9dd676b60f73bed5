package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// `end`: the turn ends with income (H16), and the game may end with it (H18).
final class EndTurn implements Action {
    /// H6: [OpenStage] asks only once no pawn can act any more.
    @Override
    public int kinds(Position position) {
        return Kind.END.bit();
    }

    /// H18: income comes before the game can end.
    @Override
    public void play(Position position, int move) {
        var turn = position.thisTurn();
        var seat = turn.seat();
        position.purses().gain(seat, position.score().income(seat));
        turn.countEnd();
        if (position.bag().isRunDown() || turn.isStandstill(position.seats())) {
            position.enter(Stages.OVER);
        } else {
            turn.begin(seat % position.seats() + 1);
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var turn = position.thisTurn();
        if (!turn.hasActed(0) && !turn.hasActed(1)) {
            return new Ruling.Illegal(Rule.H6, "the turn can't end while a pawn can still act");
        }
        return new Ruling.Illegal(
                Rule.H6, Phrase.of("the turn can't end while pawn %s can still act", turn.hasActed(0) ? 2 : 1));
    }

    @Override
    public Phrase tell(Position position, int move) {
        var income = position.score().income(position.activeSeat());
        return income > 0 ? Phrase.of("ends the turn and gets $%s", income) : Phrase.of("ends the turn without income");
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of("end").about(position.score().income(position.activeSeat()));
    }
}
