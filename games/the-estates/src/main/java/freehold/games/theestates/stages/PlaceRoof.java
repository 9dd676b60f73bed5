package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Scoring;
import freehold.games.theestates.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// A rooftop goes on a building without one (T16).
final class PlaceRoof extends LotUse {
    @Override
    public Kind kind() {
        return Kind.PLACE_ROOF;
    }

    @Override
    public Rule rule() {
        return Rule.T16;
    }

    @Override
    int places(Position position, int piece) {
        return position.streets().roofless();
    }

    @Override
    void place(Position position, int move) {
        position.streets().roof(Move.lotOf(move), position.auction().roof());
    }

    @Override
    Ruling.Illegal whyNotOn(Position position, int lot) {
        var isBuilt = position.streets().building(lot) != Building.NONE;
        return new Ruling.Illegal(
                Rule.T16,
                isBuilt
                        ? Phrase.of("the building on %s has a roof already", Names.lot(lot))
                        : Phrase.of("there is no building on %s", Names.lot(lot)),
                Lot.name(lot));
    }

    @Override
    public Note note(Position position, int move) {
        var lot = Move.lotOf(move);
        var isOwn = Scoring.owner(position, lot) == position.actor();
        return Note.of("put a roof")
                .with("roof")
                .about(position.auction().roof())
                .at(Lot.place(lot))
                .causing(List.of(isOwn ? "on an own building" : "on another's building"));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("put %s on a building", Names.onSale(position));
    }
}
