package freehold.search.proof;

import freehold.kernel.mind.ForwardingKnowledge;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;

/// A game's knowledge, and what is proven beside it.
final class ProvenKnowledge extends ForwardingKnowledge {
    private final Proof proof;
    private final PlainSearch plain;
    private final Position next;
    private final int[] moves = new int[Position.MOST_MOVES];

    /// @param model any position of the game
    ProvenKnowledge(Knowledge rest, Proof proof, Position model) {
        super(rest);
        this.proof = proof;
        plain = new PlainSearch(model, proof.about().horizon());
        next = model.copy();
    }

    /// The soonest win that the rules show, else a reply of the proof.
    @Override
    public int winningMove(Position position) {
        var soon = plain.winningMove(position);
        return soon == NO_MOVE ? reply(position) : soon;
    }

    private int reply(Position position) {
        var seat = position.actor();
        var count = position.moves(moves);
        for (var i = 0; i < count; i++) {
            next.set(position);
            next.playLegal(moves[i]);
            if (!next.isOver() && proof.leadsTo(next, seat)) {
                return moves[i];
            }
        }
        return NO_MOVE;
    }

    @Override
    public int certainWinner(Position position) {
        var certain = super.certainWinner(position);
        for (var seat = 1; certain == 0 && seat <= position.seats(); seat++) {
            certain = proof.leadsTo(position, seat) ? seat : 0;
        }
        return certain;
    }
}
