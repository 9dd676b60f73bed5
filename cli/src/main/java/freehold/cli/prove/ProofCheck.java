package freehold.cli.prove;

import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.search.FirstTurns;
import freehold.search.proof.Checker;
import freehold.search.proof.Claim;
import freehold.search.proof.Proof;
import freehold.search.proof.ProofFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Checks a proof that is in a file, and says what it proves or where its first hole is.
final class ProofCheck {
    private static final int HOLE = 1;

    private final Streams streams;

    ProofCheck(Streams streams) {
        this.streams = streams;
    }

    int check(Path file) {
        var proof = read(file);
        var about = proof.about();
        var game = Games.named(about.game());
        var start = game.start(about.setup(game));
        var progress = new Progress(streams);
        var checker = new Checker(start, proof, count -> progress.show("%,d positions checked".formatted(count)));
        streams.out().println(about);
        for (var claim : proof.claims()) {
            var hole = checker.check(claim);
            progress.clear();
            if (hole.isPresent()) {
                streams.out()
                        .println("hole %s: after '%s' %s"
                                .formatted(claim, plies(hole.get()), hole.get().reason()));
                return HOLE;
            }
            streams.out().println("holds " + claim);
        }
        streams.out()
                .println("first turns %s replies %d checked %d"
                        .formatted(covered(start, proof.claims()), proof.size(), checker.positions()));
        return 0;
    }

    private static Proof read(Path file) {
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            return ProofFile.read(in);
        } catch (IOException e) {
            throw new UsageException("%s can't be read as a proof: %s".formatted(file, TextFile.reason(e)));
        }
    }

    private static String plies(Checker.Hole hole) {
        return Stream.concat(hole.claim().plies().stream(), hole.plies().stream())
                .collect(Collectors.joining(" "));
    }

    /// How many of all first turns, up to symmetry, the claims speak of.
    private static String covered(Position start, List<Claim> claims) {
        var turns = FirstTurns.of(start);
        var claimed = claims.stream()
                .map(claim -> claim.position(start).symmetricHash())
                .collect(Collectors.toSet());
        var count = turns.stream()
                .filter(turn -> claimed.contains(turn.after().symmetricHash()))
                .count();
        return "%d of %d".formatted(count, turns.size());
    }
}
