package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Stage;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// The game is over (H18): there are no moves.
final class OverStage implements Stage {
    @Override
    public int number() {
        return 7;
    }

    @Override
    public String name() {
        return "over";
    }

    @Override
    public int actor(Position position) {
        return Position.NOBODY;
    }

    @Override
    public boolean isOver() {
        return true;
    }

    @Override
    public int kinds(Position position) {
        return 0;
    }

    private static IllegalStateException noMoves() {
        return new IllegalStateException("the game is over, there are no moves");
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        throw noMoves();
    }

    @Override
    public void play(Position position, int move) {
        throw noMoves();
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Ruling.Illegal.over(position.ending());
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("the game is over");
    }

    @Override
    public Phrase tell(Position position, int move) {
        throw noMoves();
    }

    @Override
    public Note note(Position position, int move) {
        throw noMoves();
    }
}
