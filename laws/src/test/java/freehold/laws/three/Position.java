package freehold.laws.three;

/// Who owns each cell; a move is the number of a cell.
final class Position implements freehold.kernel.position.Position {
    static final int CELLS = 3;
    static final int MIDDLE = 1;
    private static final Telling TELLING = new Telling();

    private final int[] owners = new int[CELLS];
    private int plies;

    int owner(int cell) {
        return owners[cell];
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int actor() {
        return plies == CELLS ? NOBODY : 1 + plies % 2;
    }

    // H2: any empty cell.
    @Override
    public int moves(int[] into) {
        var count = 0;
        for (var cell = 0; cell < CELLS; cell++) {
            if (owners[cell] == 0) {
                into[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public int weight(int outcome) {
        return 1;
    }

    @Override
    public void playLegal(int move) {
        owners[move] = actor();
        plies++;
    }

    @Override
    public double[] scores() {
        var middle = owners[MIDDLE];
        return new double[] {middle == 1 ? 1 : 0, middle == 2 ? 1 : 0};
    }

    // H3: the owner of the middle wins.
    @Override
    public int winnerBits() {
        return isOver() ? owners[MIDDLE] : 0;
    }

    @Override
    public Ending ending() {
        if (!isOver()) {
            throw new IllegalStateException("the game goes on");
        }
        return Ending.FULL;
    }

    @Override
    public long hash() {
        return owners[0] + 3L * owners[1] + 9L * owners[2];
    }

    @Override
    public Position copy() {
        var copy = new Position();
        copy.set(this);
        return copy;
    }

    @Override
    public void set(freehold.kernel.position.Position other) {
        var same = (Position) other;
        System.arraycopy(same.owners, 0, owners, 0, CELLS);
        plies = same.plies;
    }

    @Override
    public Telling telling() {
        return TELLING;
    }
}
