package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import java.util.Optional;

/// What refusals of several stages and actions say alike.
final class Refusals {
    private Refusals() {}

    /// Something else has to be settled first.
    static Ruling.Illegal first(Rule rule, Phrase prompt) {
        return new Ruling.Illegal(rule, Phrase.of("first %s", prompt));
    }

    static Ruling.Illegal bothHaveActed() {
        return new Ruling.Illegal(Rule.H6, "both pawns have acted");
    }

    static Ruling.Illegal hasActed(int pawn) {
        return new Ruling.Illegal(Rule.H6, Phrase.of("pawn %s has already acted", pawn + 1));
    }

    static Ruling.Illegal noSpace() {
        return new Ruling.Illegal(Rule.H8, "no empty space touches the area of a pawn that has not acted");
    }

    /// Why a space can't take any tile at all.
    ///
    /// @param rule the one that asks for an empty space
    static Optional<Ruling.Illegal> filled(Land land, int space, Rule rule) {
        if (land.isEmpty(space)) {
            return Optional.empty();
        }
        var name = Space.name(space);
        return Optional.of(
                land.isStartingBoard(space)
                        ? new Ruling.Illegal(
                                Rule.H2, Phrase.of("%s belongs to the starting board, where no tile goes", name), name)
                        : new Ruling.Illegal(
                                rule,
                                Phrase.of(
                                        "%s already holds a %s tile", name, Names.terrain(land.type(land.area(space)))),
                                name));
    }

    /// Why a space is not an area's name.
    static Optional<Ruling.Illegal> nameless(Land land, int space) {
        if (land.named(space) != Land.NONE) {
            return Optional.empty();
        }
        var name = Space.name(space);
        var area = land.area(space);
        return Optional.of(
                area < 0
                        ? new Ruling.Illegal(Rule.H4, Phrase.of("there is no area %s: no tile lies there", name), name)
                        : new Ruling.Illegal(
                                Rule.H4,
                                Phrase.of("the tile on %s belongs to %s", name, Names.area(land, area)),
                                name,
                                Names.of(land, area)));
    }
}
