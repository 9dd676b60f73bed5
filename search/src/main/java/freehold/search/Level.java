package freehold.search;

/// How strong an opponent is, from 1 to 5.
///
/// @param nodes simulated games a ply at most
/// @param millis thinking time a ply at most
/// @param carelessness how far below the best a move may look and still be played now and then, as a share of the win
public record Level(int number, long nodes, long millis, double carelessness) {
    public static final int STRONGEST = 5;

    public static Level of(int number) {
        return switch (number) {
            case 1 -> new Level(1, 30, 2000, 0.12);
            case 2 -> new Level(2, 150, 2000, 0.04);
            case 3 -> new Level(3, 1_000, 2000, 0);
            case 4 -> new Level(4, 8_000, 2000, 0);
            case 5 -> new Level(5, Long.MAX_VALUE, 1900, 0);
            default -> throw new IllegalArgumentException("levels are 1 to 5, not " + number);
        };
    }

    Budget budget() {
        return new Budget(millis * 1_000_000, nodes);
    }
}
