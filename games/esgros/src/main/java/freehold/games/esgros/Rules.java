package freehold.games.esgros;

import freehold.boards.HexBoard;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.mind.Level;
import freehold.kernel.telling.Atlas;
import java.util.List;

/// Esgros, as the shared code knows it.
public final class Rules implements Game {
    @Override
    public String id() {
        return "esgros";
    }

    @Override
    public String name() {
        return "Esgros";
    }

    @Override
    public String designer() {
        return "Saïd Galdseid";
    }

    @Override
    public String about() {
        return "Remove every enemy stone to win. Bigger groups remove smaller ones, but may outgrow your biggest only when you are behind or no other cell is left.";
    }

    @Override
    public SeatRange seats() {
        return SeatRange.exactly(2);
    }

    @Override
    public Options.Schema options() {
        return Options.Schema.of(
                new Choice.Whole("size", "cells to a side (G1)", 2, 5, 4),
                new Choice.Word(
                        "reading", "how the growth rule is read (G4)", List.of("catch-up", "strict"), "catch-up"),
                new Choice.Flag("pie", "whether the second player may swap (G7)", true));
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
        return Level.ladder(20, 45, 100, 500);
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
