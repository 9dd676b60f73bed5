package freehold.kernel.mind;

import freehold.kernel.position.Position;

/// What a net is told about the positions of one game and setup, and how it names the moves.
///
/// A position is a set of active rows: statements such as "an own piece stands on d4", each true or false, always as
/// the acting seat sees it. A move has a number below [#outputs], which the net gives a weight. A symmetry of the board
/// renames rows and outputs, so one position teaches as much as all its images.
///
/// One object for each thread: it may keep room to work in.
public interface Features {
    /// Names the net that serves these features, such as `side-5`: setups with the same name share it.
    String name();

    /// How many statements there are.
    int rows();

    /// How many of them are true at once, at most.
    int mostActive();

    /// Writes the rows that are true where a seat acts, in any order, and returns how many there are.
    int write(Position position, int[] into);

    /// Above the number of every move.
    int outputs();

    /// The number of a legal move.
    int output(Position position, int move);

    /// How many symmetries there are, with the one that changes nothing, which is number 0.
    default int symmetries() {
        return 1;
    }

    /// What a row becomes by a symmetry.
    default int rowImage(int symmetry, int row) {
        return row;
    }

    /// What an output becomes by a symmetry.
    default int outputImage(int symmetry, int output) {
        return output;
    }
}
