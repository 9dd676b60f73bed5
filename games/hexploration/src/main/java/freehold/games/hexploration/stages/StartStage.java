package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Opening;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Stage;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.rules.land.Terrain;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// Each seat places its starting tiles, with a pawn and a score marker on each (H5).
final class StartStage implements Stage {
    @Override
    public int number() {
        return 1;
    }

    @Override
    public String name() {
        return "start";
    }

    @Override
    public int actor(Position position) {
        return position.opening().placer();
    }

    @Override
    public int kinds(Position position) {
        return Kind.START.bit();
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        var opening = position.opening();
        for (var type = 0; type < Terrain.MOST; type++) {
            if (opening.hand(opening.placer(), type) > 0) {
                list(opening, type, moves);
            }
        }
    }

    private static void list(Opening opening, int type, MoveList moves) {
        for (var space : Space.ring(opening.distance(type))) {
            if (opening.isOpen(space, type)) {
                moves.add(Move.start(type, space));
            }
        }
    }

    @Override
    public void play(Position position, int move) {
        var opening = position.opening();
        var type = Move.type(move);
        var area = position.land().lay(Move.space(move), type, Land.NONE);
        position.pawns().put(opening.placer(), opening.pawn(), area);
        position.markers().put(area, opening.placer(), 1);
        opening.place(type);
        position.thisTurn().begin(opening.placer());
        if (opening.isPlaced()) {
            position.enter(Stages.OPEN);
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (Move.kind(move) != Kind.START) {
            return Refusals.first(Rule.H5, prompt(position));
        }
        var type = Move.type(move);
        var seat = actor(position);
        if (position.opening().hand(seat, type) == 0) {
            return new Ruling.Illegal(
                    Rule.H5, Phrase.of("%s has no %s tile to start with", new SeatName(seat), Names.terrain(type)));
        }
        return Refusals.filled(position.land(), Move.space(move), Rule.H5)
                .orElseGet(() -> explainBan(position.opening(), type, Move.space(move)));
    }

    private static Ruling.Illegal explainBan(Opening opening, int type, int space) {
        var name = Space.name(space);
        if (opening.touchesOwn(space)) {
            return new Ruling.Illegal(
                    Rule.H5,
                    Phrase.of("%s touches the other starting tile of %s", name, new SeatName(opening.placer())),
                    name);
        }
        if (opening.touchesType(space, type)) {
            return new Ruling.Illegal(
                    Rule.H5, Phrase.of("%s touches another %s tile", name, Names.terrain(type)), name);
        }
        return new Ruling.Illegal(
                Rule.H5,
                Phrase.of(
                        "%s is %s spaces from the middle, and there is still room for a %s tile at %s",
                        name, Space.distanceFromCentre(space), Names.terrain(type), opening.distance(type)),
                name);
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(
                "place a starting tile with pawn %s", position.opening().pawn() + 1);
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of("starts with a %s tile (%s)", Names.terrain(Move.type(move)), Space.name(Move.space(move)));
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of("start")
                .with(Names.terrain(Move.type(move)).toString())
                .at(Names.place(Move.space(move)))
                .to(Names.letter(Move.type(move)));
    }
}
