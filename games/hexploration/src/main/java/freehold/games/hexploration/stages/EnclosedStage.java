package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Stage;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.words.Names;
import freehold.games.hexploration.words.Tokens;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// The new tile has enclosed an opponent's area: the active seat takes it over or leaves it (H12).
final class EnclosedStage implements Stage {
    @Override
    public int number() {
        return 5;
    }

    @Override
    public String name() {
        return "enclosed";
    }

    @Override
    public int kinds(Position position) {
        return Kind.SEIZE.bit() | Kind.SPARE.bit();
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        moves.add(Move.of(kind, position.land().name(position.placement().enclosed())));
    }

    @Override
    public void play(Position position, int move) {
        var name = Move.space(move);
        if (Move.kind(move) == Kind.SEIZE) {
            seize(position, position.land().area(name));
        }
        position.exploration().settle(name);
        Stages.settle(position);
    }

    private static void seize(Position position, int area) {
        position.markers().takeAllBack(area);
        position.markers().put(area, position.activeSeat(), 1);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return (kinds(position) & Move.kind(move).bit()) != 0
                ? otherArea(position, Move.space(move))
                : Refusals.first(Rule.H12, prompt(position));
    }

    private static Ruling.Illegal otherArea(Position position, int space) {
        var asked = position.placement().enclosed();
        return new Ruling.Illegal(
                Rule.H12,
                Phrase.of(
                        "what becomes of %s is asked now, not %s",
                        Names.area(position.land(), asked), Space.name(space)),
                Names.of(position.land(), asked));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(
                "take over or leave %s, now enclosed",
                Names.area(position.land(), position.placement().enclosed()));
    }

    @Override
    public Phrase tell(Position position, int move) {
        var area = position.land().area(Move.space(move));
        return Phrase.of(
                Move.kind(move) == Kind.SEIZE ? "takes %s over from %s" : "leaves %s to %s",
                Names.area(position.land(), area),
                new SeatName(position.markers().owner(area)));
    }

    @Override
    public Note note(Position position, int move) {
        var area = position.land().area(Move.space(move));
        return Note.of(Tokens.word(Move.kind(move)))
                .about(position.land().size(area))
                .to(Names.of(position.land(), area));
    }
}
