package freehold.games.theestates.rules;

/// What the actor is asked for: the rows of the table of plies in `RULES.md`, each with the rule that governs it.
public enum Stage {
    DRAW(Rule.T4),
    STOW(Rule.T9),
    SELECT(Rule.T10),
    TURN_OVER(Rule.T10),
    BID(Rule.T11),
    SETTLE(Rule.T12),
    PLACE_CUBE(Rule.T14),
    PLACE_ROOF(Rule.T16),
    PLACE_PERMIT(Rule.T17),
    PLACE_MAYOR(Rule.T19),
    USE_CANCEL(Rule.T18),
    OVER(Rule.T21);

    private final Rule rule;

    Stage(Rule rule) {
        this.rule = rule;
    }

    public Rule rule() {
        return rule;
    }

    /// Where a token such as `B2` names a lot; elsewhere it names a blue cube.
    public boolean namesLots() {
        return this == PLACE_CUBE || this == PLACE_ROOF;
    }

    /// In which the new owner uses a piece (T13).
    static Stage toUse(int piece) {
        if (Piece.isCube(piece)) {
            return PLACE_CUBE;
        }
        if (Piece.isPermit(piece)) {
            return PLACE_PERMIT;
        }
        return switch (piece) {
            case Piece.ROOF -> PLACE_ROOF;
            case Piece.MAYOR -> PLACE_MAYOR;
            case Piece.CANCEL -> USE_CANCEL;
            default -> throw new IllegalArgumentException("no piece " + piece);
        };
    }
}
