package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Scoring;
import freehold.games.theestates.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import java.util.ArrayList;
import java.util.List;

/// A floor cube goes on a lot (T14), and may bring its colour's certificate (T15).
final class PlaceCube extends LotUse {
    @Override
    public Kind kind() {
        return Kind.PLACE_CUBE;
    }

    @Override
    public Rule rule() {
        return Rule.T14;
    }

    @Override
    int places(Position position, int cube) {
        return position.streets().placesFor(Cube.value(cube));
    }

    @Override
    void place(Position position, int move) {
        var cube = position.auction().piece();
        position.streets().build(Move.lotOf(move), cube);
        position.holdings().claim(position.actor(), Cube.colour(cube));
    }

    @Override
    Ruling.Illegal whyNotOn(Position position, int lot) {
        var building = position.streets().building(lot);
        if (building == Building.NONE) {
            return whyNotOnFreeLot(position, lot);
        }
        var name = Names.lot(lot);
        if (Building.roof(building) > 0) {
            return new Ruling.Illegal(
                    Rule.T16, Phrase.of("the building on %s has a roof and is finished", name), Lot.name(lot));
        }
        if (Lot.isWhite(lot)) {
            return new Ruling.Illegal(
                    Rule.T2, Phrase.of("%s is a white lot: it carries one floor at most", name), Lot.name(lot));
        }
        return new Ruling.Illegal(
                Rule.T14,
                Phrase.of(
                        "%s can't go on %s: the top floor there, %s, is not higher",
                        Names.onSale(position), name, Names.cube(Building.top(building))),
                Lot.name(lot));
    }

    private static Ruling.Illegal whyNotOnFreeLot(Position position, int lot) {
        var row = Lot.row(lot);
        var length = position.streets().length(row);
        if (Lot.number(lot) > length) {
            return new Ruling.Illegal(
                    Rule.T14,
                    Phrase.of(
                            "lot %s lies beyond row %s, which is %s long",
                            Lot.number(lot), Lot.numeral(row), Names.lots(length)),
                    Lot.name(lot));
        }
        var next = Lot.of(row, position.streets().built(row) + 1);
        return new Ruling.Illegal(
                Rule.T14,
                Phrase.of("no lot is skipped: the next one of row %s is lot %s", Lot.numeral(row), Lot.number(next)),
                Lot.name(lot),
                Lot.name(next));
    }

    @Override
    Phrase tellPlacing(Position position, int move) {
        var placed = super.tellPlacing(position, move);
        var colour = Cube.colour(position.auction().piece());
        if (position.holdings().certificate(colour) != Holdings.NOBODY) {
            return placed;
        }
        // T15
        var company = Company.of(colour);
        return Phrase.of(
                "%s and takes the %s certificate, %s", placed, Phrase.of(company.colour()), Phrase.of(company.firm()));
    }

    @Override
    public Note note(Position position, int move) {
        var cube = position.auction().piece();
        var lot = Move.lotOf(move);
        return Note.of("build")
                .with(Company.of(Cube.colour(cube)).colour())
                .about(Cube.value(cube))
                .at(Lot.place(lot))
                .causing(effects(position, cube, lot));
    }

    private static List<String> effects(Position position, int cube, int lot) {
        var effects = new ArrayList<String>();
        var isFounded = position.streets().building(lot) == Building.NONE;
        effects.add(isFounded ? "founds a building" : "adds a floor");
        var owner = position.holdings().certificate(Cube.colour(cube));
        if (owner == Holdings.NOBODY) {
            // T15
            effects.add("takes a certificate");
        }
        if (!isFounded && takesOver(position, owner, lot)) {
            // T22: a building belongs to the colour of its top floor
            effects.add("takes a building from another");
        }
        return effects;
    }

    private static boolean takesOver(Position position, int owner, int lot) {
        var actor = position.actor();
        return Scoring.owner(position, lot) != actor && (owner == actor || owner == Holdings.NOBODY);
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("place %s on a lot", Names.onSale(position));
    }
}
