package freehold.search;

/// What is proven about a position, in a byte: nothing, the seat that wins, or that several share the win.
final class Proof {
    static final byte OPEN = 0;
    static final byte SHARED = 127;

    private Proof() {}

    static byte wonBy(int seat) {
        return (byte) seat;
    }

    /// What the end of a game proves.
    static byte ofShares(double[] shares) {
        for (var seat = 1; seat <= shares.length; seat++) {
            if (shares[seat - 1] == 1) {
                return wonBy(seat);
            }
        }
        return SHARED;
    }

    static boolean isWinner(byte proof) {
        return proof != OPEN && proof != SHARED;
    }

    static boolean isLossFor(byte proof, int seat) {
        return isWinner(proof) && proof != seat;
    }

    static Verdict verdict(byte proof, int seat) {
        return switch (proof) {
            case OPEN -> Verdict.OPEN;
            case SHARED -> Verdict.DRAW;
            default -> proof == seat ? Verdict.WIN : Verdict.LOSS;
        };
    }
}
