package freehold.lab.study;

import java.io.Serializable;

/// One game that is to be played: which case, and which of its games, from 0.
public record Job(int inCase, int game) implements Serializable, Comparable<Job> {
    @Override
    public int compareTo(Job other) {
        return inCase != other.inCase ? Integer.compare(inCase, other.inCase) : Integer.compare(game, other.game);
    }
}
