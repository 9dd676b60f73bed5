package freehold.games.hexploration.rules;

/// The rules of `RULES.md`, each in one line.
public enum Rule implements freehold.kernel.position.Rule {
    H1(
            "The bag holds equally many tiles of each type, usually 25 of four types; everything on the table is public.",
            true),
    H2("The table is an endless hexagonal grid; the starting board in its middle counts as filled.", true),
    H3("Each player has two pawns, five score markers, some money, and a market with the prices $3, $4 and $5.", true),
    H4("An area is all connected tiles of one type, controlled by whoever has score markers in it.", true),
    H5("A starting tile goes next to the starting board, away from your other one and from its own type.", true),
    H6("In a turn each pawn acts once: it moves or explores; the turn ends when none can act any more.", true),
    H7("A pawn moves to an area that touches its own; markers may go along where no opponent is in control.", true),
    H8("To explore, draw a tile or buy one, then place it beside the area of a pawn that has not acted.", true),
    H9("If areas join, the largest with markers absorbs the others; you pay their other owners $1 a tile.", true),
    H10("A tile that touches an opponent's area brings $1, which can pay for what it absorbs.", false),
    H11("Exploring with another type from an opponent's area brings $2.", false),
    H12("An opponent's area without an empty space around it may be taken over by whoever closed it.", true),
    H13("A pawn may follow onto the tile it explored if that differs from the type of its area.", true),
    H14("Score markers are placed and taken back where your pawns stand, five times each a turn at most.", true),
    H15("To mark an opponent's area, pay that opponent $2 × its tiles × the markers in it.", true),
    H16("At the end of a turn each area with your markers brings $1 to $5.", false),
    H17("A market holds at most three tiles; three prices a turn may be changed.", true),
    H18("The game ends with 21 tiles of a type out of the bag, or after four rounds without a tile placed.", true),
    H19("Your two largest areas bring $3 a tile; most money wins.", false);

    private final String summary;
    private final boolean canBeBroken;

    Rule(String summary, boolean canBeBroken) {
        this.summary = summary;
        this.canBeBroken = canBeBroken;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public boolean canBeBroken() {
        return canBeBroken;
    }
}
