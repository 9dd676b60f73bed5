package freehold.games.estate;

import freehold.boards.HexBoard;
import freehold.games.estate.mind.Knowledge;
import freehold.games.estate.rules.Ending;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Rule;
import freehold.games.estate.view.Story;
import freehold.games.estate.words.Flaws;
import freehold.games.estate.words.Placement;
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

/// Estate, as the shared code knows it.
public final class Rules implements Game {
    private static final Profile PROFILE = new Profile(
            "estate",
            "Estate",
            "Kanare Kato",
            "Buy land, dear in the middle and cheap at the edge. Win by a chain of your pieces between two opposite sides, or between three that are not neighbours.",
            SeatRange.exactly(2),
            Options.Schema.of(
                    new Choice.Whole("size", "cells to a side (E1)", 2, 5, 5),
                    new Choice.Flag("pie", "whether the second player may swap (E10)", true)),
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
        return Level.ladder(40, 600, 800, 6_000);
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
        return Optional.of(
                new freehold.games.estate.mind.Features(setup.options().number("size")));
    }

    @Override
    public Setup unevened(Setup setup) {
        return setup.with("pie", false);
    }
}
