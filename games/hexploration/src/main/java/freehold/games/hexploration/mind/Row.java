package freehold.games.hexploration.mind;

/// Numbers that are written one after another.
final class Row {
    private float[] into = new float[0];
    private int at;

    void begin(float[] row) {
        into = row;
        at = 0;
    }

    void add(double number) {
        into[at++] = (float) number;
    }

    /// A number by itself, and as often as there is time for it.
    void addWithTime(double number, double time) {
        add(number);
        add(number * time);
    }

    /// One number for each case below `cases`, of which one is true.
    void addCase(int number, int cases, double value) {
        for (var i = 0; i < cases; i++) {
            add(i == number ? value : 0);
        }
    }
}
