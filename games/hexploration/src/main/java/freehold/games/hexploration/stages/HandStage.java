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

/// The active seat holds a tile that it drew or bought (H8): it places or discards the tile, and may change score
/// markers before.
final class HandStage implements Stage {
    private static final PlaceTile PLACE = new PlaceTile();
    private static final DiscardTile DISCARD = new DiscardTile();
    private static final VoidTile VOID = new VoidTile();
    private static final MarkerMoves MARKERS = new MarkerMoves();

    @Override
    public int number() {
        return 3;
    }

    @Override
    public String name() {
        return "hand";
    }

    private static IllegalArgumentException notHere(Kind kind) {
        return new IllegalArgumentException(kind + " is no move of this stage");
    }

    /// For what is said about moves; [#list] and [#play] call each action directly, as in [OpenStage].
    private static Action action(Kind kind) {
        return switch (kind) {
            case PLACE -> PLACE;
            case DISCARD -> DISCARD;
            case VOID -> VOID;
            case MARK, BUY, UNMARK -> MARKERS;
            default -> throw notHere(kind);
        };
    }

    @Override
    public int kinds(Position position) {
        var tile = PLACE.kinds(position) | DISCARD.kinds(position);
        return (tile == 0 ? VOID.kinds(position) : tile) | MARKERS.kinds(position);
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        switch (kind) {
            case PLACE -> PLACE.list(position, kind, moves);
            case DISCARD -> DISCARD.list(position, kind, moves);
            case VOID -> VOID.list(position, kind, moves);
            case MARK, BUY, UNMARK -> MARKERS.list(position, kind, moves);
            default -> throw notHere(kind);
        }
    }

    @Override
    public void play(Position position, int move) {
        switch (Move.kind(move)) {
            case PLACE -> PLACE.play(position, move);
            case DISCARD -> DISCARD.play(position, move);
            case VOID -> VOID.play(position, move);
            case MARK, BUY, UNMARK -> MARKERS.play(position, move);
            default -> throw notHere(Move.kind(move));
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var kind = Move.kind(move);
        return switch (kind) {
            case PLACE, DISCARD, VOID, MARK, BUY, UNMARK -> action(kind).explain(position, move);
            case PRICE ->
                new Ruling.Illegal(
                        Rule.H17, Phrase.of("prices can't be changed with a tile in hand; first %s", prompt(position)));
            case DRAW, SHOP, MOVE, END, RETURN, SEIZE, SPARE, STEP, STAY, START, TILE ->
                Refusals.first(Rule.H8, prompt(position));
        };
    }

    @Override
    public Phrase prompt(Position position) {
        var exploration = position.exploration();
        var tile = Phrase.of(
                exploration.isBought() ? "the %s tile that you bought" : "the %s tile that you drew",
                Names.terrain(exploration.hand()));
        if (position.allows(Kind.PLACE)) {
            return position.allows(Kind.DISCARD)
                    ? Phrase.of("place %s, or discard it for $%s", tile, DiscardTile.PRICE)
                    : Phrase.of("place %s", tile);
        }
        return position.allows(Kind.DISCARD)
                ? Phrase.of("pay $%s to discard %s", DiscardTile.PRICE, tile)
                : Phrase.of("put %s back into the bag", tile);
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
