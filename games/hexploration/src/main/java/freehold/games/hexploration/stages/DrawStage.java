package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Stage;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// The bag gives a tile: two to each seat at the start (H5), then one for each `draw` (H8).
final class DrawStage implements Stage {
    @Override
    public int number() {
        return 0;
    }

    @Override
    public String name() {
        return "draw";
    }

    @Override
    public int actor(Position position) {
        return Position.CHANCE;
    }

    @Override
    public int turn(Position position) {
        return position.opening().isDrawn() ? position.activeSeat() : Position.CHANCE;
    }

    @Override
    public int kinds(Position position) {
        return Kind.TILE.bit();
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        var bag = position.bag();
        for (var type = 0; type < bag.types(); type++) {
            if (bag.left(type) > 0) {
                moves.add(Move.tile(type));
            }
        }
    }

    @Override
    public void play(Position position, int move) {
        var opening = position.opening();
        var type = Move.type(move);
        position.bag().take(type);
        if (opening.isDrawn()) {
            position.exploration().draw(type);
            position.enter(Stages.HAND);
        } else {
            opening.draw(type);
            if (opening.isDrawn()) {
                position.enter(Stages.START);
            }
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Move.kind(move) == Kind.TILE
                ? new Ruling.Illegal(
                        Rule.H1, Phrase.of("no %s tile is left in the bag", Names.terrain(Move.type(move))))
                : waitForBag(position);
    }

    private static Ruling.Illegal waitForBag(Position position) {
        return position.opening().isDrawn()
                ? new Ruling.Illegal(
                        Rule.H8,
                        Phrase.of("first the bag gives the tile that %s draws", new SeatName(position.activeSeat())))
                : new Ruling.Illegal(
                        Rule.H5,
                        Phrase.of(
                                "first the bag gives %s a starting tile",
                                new SeatName(position.opening().drawer())));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("draw a tile from the bag");
    }

    @Override
    public Phrase tell(Position position, int move) {
        var opening = position.opening();
        var type = Names.terrain(Move.type(move));
        return opening.isDrawn()
                ? Phrase.of("the bag gives a %s tile", type)
                : Phrase.of("the bag gives %s a %s tile", new SeatName(opening.drawer()), type);
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of("tile").with(Names.terrain(Move.type(move)).toString()).to(Names.letter(Move.type(move)));
    }
}
