package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;

/// `void`: a tile that can neither be placed nor discarded goes back to the bag (H8).
final class VoidTile implements Action {
    /// [HandStage] asks only if nothing else can be done with the tile.
    @Override
    public int kinds(Position position) {
        return Kind.VOID.bit();
    }

    /// The lowest pawn that has not acted has acted.
    @Override
    public void play(Position position, int move) {
        position.bag().putBack(position.exploration().hand());
        position.thisTurn().act(position.thisTurn().lowestToAct());
        Stages.finishTile(position);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var because =
                position.allows(Kind.PLACE) ? "the %s tile can still be placed" : "the %s tile can still be discarded";
        return new Ruling.Illegal(Rule.H8, Phrase.of(because, tile(position)));
    }

    private static Phrase tile(Position position) {
        return Names.terrain(position.exploration().hand());
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of("can't pay for any placement of the %s tile and puts it back", tile(position));
    }
}
