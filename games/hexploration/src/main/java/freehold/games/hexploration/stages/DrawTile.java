package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// `draw`: ask the bag for a tile (H8).
final class DrawTile implements Action {
    @Override
    public int kinds(Position position) {
        return Kind.DRAW.bitIf(position.bag().size() > 0);
    }

    @Override
    public void play(Position position, int move) {
        position.enter(Stages.DRAW);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (!position.thisTurn().canAct()) {
            return Refusals.bothHaveActed();
        }
        return position.bag().size() == 0 ? new Ruling.Illegal(Rule.H8, "the bag is empty") : Refusals.noSpace();
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of("draws a tile");
    }
}
