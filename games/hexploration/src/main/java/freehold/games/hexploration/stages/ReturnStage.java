package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Markets;
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

/// A discard has made four tiles in the active seat's market: one of them goes back to the bag (H17).
final class ReturnStage implements Stage {
    @Override
    public int number() {
        return 4;
    }

    @Override
    public String name() {
        return "return";
    }

    @Override
    public int kinds(Position position) {
        return Kind.RETURN.bit();
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        var markets = position.markets();
        var seat = position.activeSeat();
        for (var slot = markets.next(seat, 0); slot >= 0; slot = markets.next(seat, slot + 1)) {
            moves.add(Move.giveBack(slot));
        }
    }

    @Override
    public void play(Position position, int move) {
        position.markets().remove(position.activeSeat(), Move.slot(move));
        position.bag().putBack(Markets.type(Move.slot(move)));
        position.enter(Stages.OPEN);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Move.kind(move) == Kind.RETURN
                ? missing(position, Move.slot(move))
                : Refusals.first(Rule.H17, prompt(position));
    }

    /// The active seat's market holds no such tile.
    static Ruling.Illegal missing(Position position, int slot) {
        return new Ruling.Illegal(
                Rule.H17, Phrase.of("%s's market holds no %s", new SeatName(position.activeSeat()), Names.offer(slot)));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("return one tile of your market to the bag");
    }

    @Override
    public Phrase tell(Position position, int move) {
        return Phrase.of("returns a %s tile to the bag", Names.terrain(Markets.type(Move.slot(move))));
    }

    @Override
    public Note note(Position position, int move) {
        var slot = Move.slot(move);
        return Note.of("return")
                .with(Names.terrain(Markets.type(slot)).toString())
                .about(Markets.price(slot))
                .to(Names.letter(Markets.type(slot)));
    }
}
