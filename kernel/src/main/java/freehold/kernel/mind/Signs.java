package freehold.kernel.mind;

import freehold.kernel.position.Position;

/// What a [Judgement] is told about positions of one game: some numbers about the table, and for each seat the same
/// numbers about how it stands. Numbers around 1 are learnt best. The first number of a seat is a first guess of its
/// strength, by rules of thumb: what is learnt only corrects it.
///
/// One object for each thread: it may keep room to work in.
public interface Signs {
    /// How many numbers there are about the table.
    int common();

    /// How many there are about each seat.
    int own();

    /// Looks at a position, and writes the numbers about the table.
    void read(Position position, float[] common);

    /// Writes the numbers about a seat, in the position that was read last.
    void write(int seat, float[] own);
}
