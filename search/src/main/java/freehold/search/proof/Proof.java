package freehold.search.proof;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;

/// What a proof says and what it rests on. A reply is not stored as a move but as the position that it leads to, so
/// that no symmetry has to be undone: the winner plays any move that leads into the set.
public final class Proof {
    /// Keys have so many bits: enough to tell millions of positions apart, and few enough for small files.
    private static final int BITS = 48;

    private final About about;
    private final List<Claim> claims;
    /// In ascending order: the [#key] of each position that some reply leads to.
    private final long[] positions;

    /// What is proven.
    ///
    /// @param game the id
    /// @param edition of the rules
    /// @param options as in a record's tag
    /// @param horizon wins within so many plies are left out, because the rules show them at once
    /// @param leavesEndings whether endings are left out, too, which whoever checks the proof has to search
    public record About(String game, int edition, String options, int horizon, boolean leavesEndings) {
        /// @param setup without what only evens out the first move
        public static About of(Game game, Setup setup, int horizon, boolean leavesEndings) {
            return new About(game.id(), game.edition(), setup.options().toString(), horizon, leavesEndings);
        }

        /// The setup that it is about.
        ///
        /// @throws InvalidSetup if the game does not know it, or goes by other rules now
        public Setup setup(Game of) {
            if (of.edition() != edition) {
                throw new InvalidSetup("this proof is about edition %d of %s, and the present one is %d"
                        .formatted(edition, of.name(), of.edition()));
            }
            var chosen = new LinkedHashMap<String, String>();
            for (var pair : options.split(" ", -1)) {
                var at = pair.indexOf('=');
                if (at > 0) {
                    chosen.put(pair.substring(0, at), pair.substring(at + 1));
                }
            }
            return of.setup(2, chosen);
        }

        /// `esgros size=3 reading=strict pie=false horizon=3`.
        @Override
        public String toString() {
            return game + " " + options + " horizon=" + horizon + (leavesEndings ? " without endings" : "");
        }
    }

    /// @param positions the keys of what replies lead to, in any order
    public Proof(About about, List<Claim> claims, long[] positions) {
        this.about = about;
        this.claims = List.copyOf(claims);
        this.positions = positions.clone();
        Arrays.sort(this.positions);
    }

    public About about() {
        return about;
    }

    public List<Claim> claims() {
        return claims;
    }

    /// How many replies there are.
    public int size() {
        return positions.length;
    }

    /// One of the keys, by its place in ascending order.
    long position(int i) {
        return positions[i];
    }

    /// What a position is called that a seat is to win.
    public static long key(Position position, int winner) {
        return whole(position, winner) >>> (Long.SIZE - BITS);
    }

    /// The same with all bits.
    public static long whole(Position position, int winner) {
        return marked(position.unseatedHash(), position, winner);
    }

    /// A hash that also tells whether the winner is to move.
    static long marked(long hash, Position position, int winner) {
        return Mix.of(hash, position.actor() == winner ? 1 : 0);
    }

    /// Whether some reply leads here, which wins for that seat.
    public boolean leadsTo(Position position, int winner) {
        return Arrays.binarySearch(positions, key(position, winner)) >= 0;
    }
}
