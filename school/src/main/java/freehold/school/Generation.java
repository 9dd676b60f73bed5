package freehold.school;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// What is known about one generation, for the report.
///
/// @param number from 1
/// @param games of self-play, of all generations so far
/// @param positions of this generation
/// @param steps of training, of all generations so far
/// @param seconds of the whole run so far, without pauses
/// @param secondsOfPlay of this generation's games
/// @param losses means of its training
record Generation(
        int number, long games, int positions, long steps, double seconds, double secondsOfPlay, Losses losses) {
    void write(DataOutputStream out) throws IOException {
        out.writeInt(number);
        out.writeLong(games);
        out.writeInt(positions);
        out.writeLong(steps);
        out.writeDouble(seconds);
        out.writeDouble(secondsOfPlay);
        out.writeDouble(losses.policy());
        out.writeDouble(losses.value());
    }

    static Generation read(DataInputStream in) throws IOException {
        return new Generation(
                in.readInt(),
                in.readLong(),
                in.readInt(),
                in.readLong(),
                in.readDouble(),
                in.readDouble(),
                new Losses(in.readDouble(), in.readDouble()));
    }
}
