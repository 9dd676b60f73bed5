package freehold.games.theestates.rules;

import freehold.kernel.position.Mix;
import java.util.Arrays;

/// What each seat has: checks in hand and stowed, certificates, points of finished rounds. Seats count from 1.
public final class Holdings {
    public static final int MOST_SEATS = 5;
    /// Owns the certificates that nobody has taken.
    public static final int NOBODY = 0;

    private final int seats;
    private final int[] cash;
    private final int[] stowed;
    private final int[] certificates = new int[Company.COUNT];
    private final int[] earlier;

    /// @param firstCash what each seat starts with (T7)
    Holdings(int seats, int firstCash) {
        this.seats = seats;
        cash = new int[seats + 1];
        stowed = new int[seats + 1];
        earlier = new int[seats + 1];
        Arrays.fill(cash, 1, cash.length, firstCash);
    }

    public int cash(int seat) {
        return cash[seat];
    }

    public int stowed(int seat) {
        return stowed[seat];
    }

    /// In hand and stowed; known to all, since all payments are.
    public int checks(int seat) {
        return cash[seat] + stowed[seat];
    }

    /// T9.
    public void stow(int seat) {
        cash[seat]--;
        stowed[seat]++;
    }

    /// Divides a seat's checks otherwise: a guess at what is secret.
    void imagine(int seat, int nowStowed) {
        cash[seat] += stowed[seat] - nowStowed;
        stowed[seat] = nowStowed;
    }

    /// T12.
    public void pay(int from, int to, int amount) {
        cash[from] -= amount;
        cash[to] += amount;
    }

    /// The owner of a colour's certificate.
    public int certificate(int colour) {
        return certificates[colour];
    }

    /// T15: only the first cube of a colour brings its certificate.
    public void claim(int seat, int colour) {
        if (certificates[colour] == NOBODY) {
            certificates[colour] = seat;
        }
    }

    /// A seat's points of all finished rounds, stowed checks included; known to all (T24).
    public int earlier(int seat) {
        return earlier[seat];
    }

    /// T24: the points of a round add to the earlier ones, and the stowed checks can be spent again.
    void closeRound(Position position) {
        for (var seat = 1; seat <= seats; seat++) {
            earlier[seat] += Scoring.fromBuildings(position, seat) + stowed[seat];
            cash[seat] += stowed[seat];
            stowed[seat] = 0;
        }
        Arrays.fill(certificates, NOBODY);
    }

    long hash() {
        var hash = 0L;
        for (var owner : certificates) {
            hash = hash * (MOST_SEATS + 1) + owner;
        }
        for (var seat = 1; seat <= seats; seat++) {
            hash = Mix.of(hash, packed(seat));
        }
        return hash;
    }

    /// A seat's checks and points, side by side.
    private long packed(int seat) {
        return (long) earlier[seat] << 16 | stowed[seat] << 8 | cash[seat];
    }

    void set(Holdings other) {
        for (var seat = 1; seat <= seats; seat++) {
            cash[seat] = other.cash[seat];
            stowed[seat] = other.stowed[seat];
            earlier[seat] = other.earlier[seat];
        }
        for (var colour = 0; colour < Company.COUNT; colour++) {
            certificates[colour] = other.certificates[colour];
        }
    }
}
