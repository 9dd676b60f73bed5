package freehold.games.hexploration.rules;

/// The players' money. The bank's has no end.
public final class Purses {
    private final int[] money;

    /// H3: each later seat starts with a bonus more than the one before it.
    Purses(int seats, Parts parts) {
        money = new int[seats + 1];
        for (var seat = 1; seat <= seats; seat++) {
            money[seat] = parts.cash() + (seat - 1) * parts.bonus();
        }
    }

    public int money(int seat) {
        return money[seat];
    }

    public void pay(int from, int to, int amount) {
        money[from] -= amount;
        money[to] += amount;
    }

    public void payBank(int from, int amount) {
        money[from] -= amount;
    }

    public void gain(int seat, int amount) {
        money[seat] += amount;
    }

    public void set(Purses other) {
        System.arraycopy(other.money, 0, money, 0, money.length);
    }
}
