package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Stage;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// A stage in which the active seat chooses between several actions. Each stage says which of them there are
/// ([#kinds]); here is which action each kind of move belongs to.
abstract sealed class ActionStage implements Stage permits OpenStage, HandStage {
    static final DrawTile DRAW = new DrawTile();
    static final BuyTile SHOP = new BuyTile();
    static final MovePawn MOVE = new MovePawn();
    static final PlaceTile PLACE = new PlaceTile();
    static final DiscardTile DISCARD = new DiscardTile();
    static final VoidTile VOID = new VoidTile();
    static final MarkerMoves MARKERS = new MarkerMoves();
    static final ChangePrice PRICE = new ChangePrice();
    static final EndTurn END = new EndTurn();

    private static IllegalArgumentException noAction(Kind kind) {
        return new IllegalArgumentException(kind + " is no action of the active seat");
    }

    /// For what is said about moves. [#list] and [#play] call each action directly, because random play loses a tenth
    /// of its speed where the compiler can't see which one is meant.
    static Action action(Kind kind) {
        return switch (kind) {
            case DRAW -> DRAW;
            case SHOP -> SHOP;
            case MOVE -> MOVE;
            case PLACE -> PLACE;
            case DISCARD -> DISCARD;
            case VOID -> VOID;
            case MARK, BUY, UNMARK -> MARKERS;
            case PRICE -> PRICE;
            case END -> END;
            case RETURN, SEIZE, SPARE, STEP, STAY, START, TILE -> throw noAction(kind);
        };
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        switch (kind) {
            case DRAW -> DRAW.list(position, kind, moves);
            case SHOP -> SHOP.list(position, kind, moves);
            case MOVE -> MOVE.list(position, kind, moves);
            case PLACE -> PLACE.list(position, kind, moves);
            case DISCARD -> DISCARD.list(position, kind, moves);
            case VOID -> VOID.list(position, kind, moves);
            case MARK, BUY, UNMARK -> MARKERS.list(position, kind, moves);
            case PRICE -> PRICE.list(position, kind, moves);
            case END -> END.list(position, kind, moves);
            case RETURN, SEIZE, SPARE, STEP, STAY, START, TILE -> throw noAction(kind);
        }
    }

    @Override
    public void play(Position position, int move) {
        switch (Move.kind(move)) {
            case DRAW -> DRAW.play(position, move);
            case SHOP -> SHOP.play(position, move);
            case MOVE -> MOVE.play(position, move);
            case PLACE -> PLACE.play(position, move);
            case DISCARD -> DISCARD.play(position, move);
            case VOID -> VOID.play(position, move);
            case MARK, BUY, UNMARK -> MARKERS.play(position, move);
            case PRICE -> PRICE.play(position, move);
            case END -> END.play(position, move);
            case RETURN, SEIZE, SPARE, STEP, STAY, START, TILE -> throw noAction(Move.kind(move));
        }
    }

    @Override
    public Phrase tell(Position position, int move) {
        return action(Move.kind(move)).tell(position, move);
    }

    @Override
    public Note note(Position position, int move) {
        return action(Move.kind(move)).note(position, move);
    }
}
