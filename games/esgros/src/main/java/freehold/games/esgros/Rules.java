package freehold.games.esgros;

import freehold.boards.HexBoard;
import freehold.games.esgros.mind.Knowledge;
import freehold.games.esgros.rules.Ending;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Rule;
import freehold.games.esgros.view.Story;
import freehold.games.esgros.words.Flaws;
import freehold.games.esgros.words.Placement;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Placed;
import freehold.kernel.Placing;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.mind.Features;
import freehold.kernel.mind.Level;
import freehold.kernel.telling.Atlas;
import java.util.List;
import java.util.Optional;

/// Esgros, as the shared code knows it.
public final class Rules implements Game {
    private static final Profile PROFILE = new Profile(
            "esgros",
            "Esgros",
            "Saïd Galdseid",
            "Remove every enemy stone to win. Larger groups remove smaller ones, but may outgrow your largest only when you are behind or no other cell is left.",
            SeatRange.exactly(2),
            Options.Schema.of(
                    new Choice.Whole("size", "cells to a side (G1)", 2, 5, 4),
                    new Choice.Word(
                            "reading", "how the growth rule is read (G4)", List.of("catch-up", "strict"), "catch-up"),
                    new Choice.Flag("pie", "whether the second player may swap (G7)", true)),
            1);

    private static final Story STORY = new Story();

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public List<Rule> rules() {
        return List.of(Rule.values());
    }

    @Override
    public List<Ending> endings() {
        return List.of(Ending.values());
    }

    @Override
    public Position start(Setup setup) {
        return setup.start()
                .map(text -> Placement.read(setup, text, Telling.INSTANCE))
                .orElseGet(() -> new Position(setup, Telling.INSTANCE));
    }

    @Override
    public Optional<Placing> placing() {
        return Optional.of(Placement.PLACING);
    }

    @Override
    public Placed placed(Setup setup, String start) {
        var position = Placement.read(setup, start, Telling.INSTANCE);
        return new Placed(position, Flaws.of(position));
    }

    @Override
    public Atlas atlas(Setup setup) {
        return HexBoard.ofSide(setup.options().number("size")).atlas();
    }

    @Override
    public List<Level> levels() {
        return Level.ladder(20, 45, 100, 500);
    }

    @Override
    public Story story() {
        return STORY;
    }

    @Override
    public Knowledge knowledge() {
        return new Knowledge();
    }

    @Override
    public Optional<Features> features(Setup setup) {
        var options = setup.options();
        return Optional.of(new freehold.games.esgros.mind.Features(options.number("size"), options.word("reading")));
    }

    @Override
    public Setup unevened(Setup setup) {
        return setup.with("pie", false);
    }
}
