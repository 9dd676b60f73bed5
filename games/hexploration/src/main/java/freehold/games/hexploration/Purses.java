package freehold.games.hexploration;

import java.util.Arrays;

/// The players' money. The bank's has no end.
final class Purses {
    private final int[] money;

    Purses(int seats, int cash) {
        money = new int[seats + 1];
        Arrays.fill(money, 1, seats + 1, cash);
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
