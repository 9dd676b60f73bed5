package freehold.cli.prove;

import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;
import freehold.search.FirstTurns;
import freehold.search.proof.Checker;
import freehold.search.proof.Claim;
import freehold.search.proof.Proof;
import freehold.search.proof.ProofFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Checks a proof that is in a file, and says what it proves or where its first hole is.
final class ProofCheck {
    private static final int HOLE = 1;

    private final Streams streams;
    private final boolean wantsJson;
    private final List<Claim> held = new ArrayList<>();

    ProofCheck(Streams streams, boolean wantsJson) {
        this.streams = streams;
        this.wantsJson = wantsJson;
    }

    int check(Path file) {
        var proof = read(file);
        var about = proof.about();
        var game = Games.named(about.game());
        var start = game.start(about.setup(game));
        var progress = new Progress(streams);
        var checker = new Checker(start, proof, count -> progress.show("%,d positions checked".formatted(count)));
        say(about.toString());
        var hole = firstHole(proof, checker, progress);
        if (wantsJson) {
            streams.out().println(json(proof, start, hole, checker.positions()));
        } else {
            hole.ifPresentOrElse(
                    found -> say(sentence(found)),
                    () -> say("first turns %s replies %d checked %d"
                            .formatted(covered(start), proof.size(), checker.positions())));
        }
        return hole.isPresent() ? HOLE : 0;
    }

    private Optional<Checker.Hole> firstHole(Proof proof, Checker checker, Progress progress) {
        for (var claim : proof.claims()) {
            var hole = checker.check(claim);
            progress.clear();
            if (hole.isPresent()) {
                return hole;
            }
            held.add(claim);
            say("holds " + claim);
        }
        return Optional.empty();
    }

    /// What people hear while it is checked.
    private void say(String line) {
        if (!wantsJson) {
            streams.out().println(line);
        }
    }

    private static String sentence(Checker.Hole hole) {
        return "hole %s: after '%s' %s".formatted(hole.claim(), String.join(" ", plies(hole)), hole.reason());
    }

    private String json(Proof proof, Position start, Optional<Checker.Hole> hole, long checked) {
        var out = new JsonWriter().beginObject();
        out.name("about").text(proof.about().toString()).name("holds").beginArray();
        for (var claim : held) {
            plies(out.beginObject(), claim.plies());
            out.name("winner").number((long) claim.winner()).endObject();
        }
        out.endArray();
        hole.ifPresent(found -> {
            plies(out.name("hole").beginObject(), plies(found));
            out.name("reason").text(found.reason()).endObject();
        });
        var covered = covered(start);
        out.name("firstTurns").number((long) covered.all()).name("covered").number(covered.count());
        out.name("replies").number((long) proof.size()).name("checked").number(checked);
        return out.endObject().toString();
    }

    private static void plies(JsonWriter out, List<String> plies) {
        out.name("plies").beginArray();
        plies.forEach(out::text);
        out.endArray();
    }

    private static Proof read(Path file) {
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            return ProofFile.read(in);
        } catch (IOException e) {
            throw new UsageException("%s can't be read as a proof: %s".formatted(file, TextFile.reason(e)));
        }
    }

    private static List<String> plies(Checker.Hole hole) {
        return Stream.concat(hole.claim().plies().stream(), hole.plies().stream())
                .toList();
    }

    /// How many of all first turns, up to symmetry, the proven claims speak of.
    private Covered covered(Position start) {
        var turns = FirstTurns.of(start);
        var claimed = held.stream()
                .map(claim -> claim.position(start).symmetricHash())
                .collect(Collectors.toSet());
        var count = turns.stream()
                .filter(turn -> claimed.contains(turn.after().symmetricHash()))
                .count();
        return new Covered(count, turns.size());
    }

    private record Covered(long count, int all) {
        @Override
        public String toString() {
            return "%d of %d".formatted(count, all);
        }
    }
}
