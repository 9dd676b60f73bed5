package freehold.games.estate;

import freehold.boards.HexBoard;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.mind.Level;
import freehold.kernel.telling.Atlas;
import java.util.List;

/// Estate, as the shared code knows it.
public final class Rules implements Game {
    @Override
    public String id() {
        return "estate";
    }

    @Override
    public String name() {
        return "Estate";
    }

    @Override
    public String designer() {
        return "Kanare Kato";
    }

    @Override
    public String about() {
        return "Buy land, dear in the middle and cheap at the edge. Win by a chain of your pieces between two opposite sides, or between three that are not neighbours.";
    }

    @Override
    public SeatRange seats() {
        return SeatRange.exactly(2);
    }

    @Override
    public Options.Schema options() {
        return Options.Schema.of(
                new Choice.Whole("size", "cells to a side (E1)", 2, 5, 5),
                new Choice.Flag("pie", "whether the second player may swap (E10)", true));
    }

    @Override
    public int edition() {
        return 1;
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
        return new Position(setup.options());
    }

    @Override
    public Atlas atlas(Setup setup) {
        return HexBoard.ofSide(setup.options().number("size")).atlas();
    }

    @Override
    public List<Level> levels() {
        return Level.ladder(40, 350, 800, 6_000);
    }

    @Override
    public Knowledge knowledge() {
        return new Knowledge();
    }

    @Override
    public Setup unevened(Setup setup) {
        return setup.with("pie", false);
    }
}
