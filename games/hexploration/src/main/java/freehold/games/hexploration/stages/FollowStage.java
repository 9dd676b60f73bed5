package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Stage;
import freehold.games.hexploration.words.Tokens;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// The pawn that explored may step onto the new tile (H13).
final class FollowStage implements Stage {
    @Override
    public int number() {
        return 6;
    }

    @Override
    public String name() {
        return "follow";
    }

    @Override
    public int kinds(Position position) {
        return Kind.STEP.bit() | Kind.STAY.bit();
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        moves.add(Move.of(kind));
    }

    @Override
    public void play(Position position, int move) {
        if (Move.kind(move) == Kind.STEP) {
            var exploration = position.exploration();
            var onto = position.land().area(exploration.space());
            position.pawns().put(position.activeSeat(), exploration.pawn(), onto);
        }
        Stages.finishTile(position);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Refusals.first(Rule.H13, prompt(position));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of(
                "follow onto the new tile with pawn %s, or stay",
                position.exploration().pawn() + 1);
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of(
                Move.kind(move) == Kind.STEP ? "follows with pawn %s" : "leaves pawn %s where it is",
                position.exploration().pawn() + 1);
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of(Tokens.word(Move.kind(move)));
    }
}
