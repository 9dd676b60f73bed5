package freehold.lab.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Who won: by seat, by agent, and how often nobody or several did.
public final class Results implements Statistic<Results> {
    private final List<Share> bySeat = new ArrayList<>();
    private final TreeMap<String, Share> byAgent = new TreeMap<>();
    private long games;
    private long draws;
    private long shared;

    @Override
    public void add(Replay game) {
        var seating = game.inCase().seating(game.log().game());
        grow(game.seats());
        for (var seat = 1; seat <= game.seats(); seat++) {
            bySeat.get(seat - 1).add(game.taken(seat));
            byAgent.computeIfAbsent(seating.get(seat - 1), _ -> new Share()).add(game.taken(seat));
        }
        games++;
        draws += game.end().winners().length == 0 ? 1 : 0;
        shared += game.end().winners().length > 1 ? 1 : 0;
    }

    private void grow(int seats) {
        while (bySeat.size() < seats) {
            bySeat.add(new Share());
        }
    }

    @Override
    public void merge(Results other) {
        grow(other.bySeat.size());
        for (var i = 0; i < other.bySeat.size(); i++) {
            bySeat.get(i).merge(other.bySeat.get(i));
        }
        other.byAgent.forEach((agent, share) ->
                byAgent.computeIfAbsent(agent, _ -> new Share()).merge(share));
        games += other.games;
        draws += other.draws;
        shared += other.shared;
    }

    public long games() {
        return games;
    }

    public long draws() {
        return draws;
    }

    /// Games that several won together.
    public long shared() {
        return shared;
    }

    /// Seat 1 first.
    public List<Share> bySeat() {
        return bySeat;
    }

    /// What an agent took, for each seat that it sat on.
    public Share of(String agent) {
        return byAgent.getOrDefault(agent, new Share());
    }

    public NavigableMap<String, Share> byAgent() {
        return byAgent;
    }
}
