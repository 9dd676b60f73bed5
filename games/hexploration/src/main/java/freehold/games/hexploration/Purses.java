package freehold.games.hexploration;

/// The players' money. The bank's has no end.
final class Purses {
    private final int[] money;

    /// H3: each later seat starts with a bonus more than the one before it.
    Purses(int seats, Parts parts) {
        money = new int[seats + 1];
        for (var seat = 1; seat <= seats; seat++) {
            money[seat] = parts.cash() + (seat - 1) * parts.bonus();
        }
    }

    int money(int seat) {
        return money[seat];
    }

    void pay(int from, int to, int amount) {
        money[from] -= amount;
        money[to] += amount;
    }

    void payBank(int from, int amount) {
        money[from] -= amount;
    }

    void gain(int seat, int amount) {
        money[seat] += amount;
    }

    void set(Purses other) {
        System.arraycopy(other.money, 0, money, 0, money.length);
    }
}
