package freehold.cli.prove;

import freehold.cli.shell.JobRate;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.lab.prove.Journal;
import freehold.lab.prove.Prover;
import freehold.search.FirstTurns;
import freehold.search.exact.Solver;
import freehold.search.proof.Claim;
import freehold.search.proof.Proof;
import freehold.search.proof.ProofFile;
import freehold.search.proof.Proofs;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/// Finds a proof and writes it to a file. Until it is done, what is found lies in a journal beside that file.
final class ProofSearch {
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");
    private static final int UNKNOWN = 1;
    /// Of a proof must be done before one can say how long it will take.
    private static final double LEAST_SHARE = 1e-3;

    private final Streams streams;
    private final Progress progress;
    private final Game game;
    private final Setup setup;
    private final Position start;
    private final Prover.Effort effort;
    private final Path file;
    private final boolean resume;
    private final List<Claim> claims = new ArrayList<>();
    private final long begin = System.nanoTime();
    private long beginOfClaim = begin;
    private int unknown;

    ProofSearch(Streams streams, Game game, Setup setup, Prover.Effort effort, Optional<Path> out, boolean resume) {
        this.streams = streams;
        this.progress = new Progress(streams);
        this.game = game;
        this.setup = game.unevened(setup);
        this.effort = effort;
        this.file = out.orElseGet(() -> Path.of(Proofs.file(game, setup)));
        this.resume = resume;
        start = game.start(this.setup);
        if (start.seats() != 2 || start.actor() != 1) {
            throw new UsageException(
                    "%s has chance or more than two seats; such games are not proven".formatted(game.name()));
        }
    }

    private interface Work {
        void with(Prover prover) throws InterruptedException;
    }

    /// Who wins after every first turn.
    int proveAll() throws InterruptedException {
        return write(prover -> {
            for (var turn : FirstTurns.of(start)) {
                prove(prover, "first " + turn.name(), turn.after(), turn.plies(), OptionalInt.empty());
            }
        });
    }

    /// Who wins after certain plies.
    ///
    /// @param winner if that need not be found out
    int prove(String after, OptionalInt winner) throws InterruptedException {
        var plies =
                WHITE_SPACE.splitAsStream(after).filter(word -> !word.isEmpty()).toList();
        var position = new Claim(plies, 1).position(start);
        return write(prover -> prove(prover, "after '%s'".formatted(after), position, plies, winner));
    }

    private int write(Work work) throws InterruptedException {
        if (Files.exists(file) && !resume) {
            throw new UsageException("%s is there already".formatted(file));
        }
        var unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        var about = Prover.about(game, setup, effort).toString();
        try (var journal = Journal.open(unfinished, about, resume)) {
            var prover = new Prover(game, setup, journal, effort, this::show);
            work.with(prover);
            write(prover.proof(claims));
            if (unknown == 0) {
                Files.delete(unfinished);
            }
        } catch (IOException e) {
            throw new UsageException("%s can't be written: %s".formatted(file, TextFile.reason(e)));
        }
        return unknown == 0 ? 0 : UNKNOWN;
    }

    private void prove(Prover prover, String name, Position position, List<String> plies, OptionalInt winner)
            throws InterruptedException {
        var value = winner.isPresent() ? winner : winner(prover.value(position));
        var isProven = value.isPresent() && value.getAsInt() > 0;
        if (isProven) {
            var claim = new Claim(plies, value.getAsInt());
            beginOfClaim = System.nanoTime();
            isProven = prover.proves(claim);
            if (isProven) {
                claims.add(claim);
            }
        }
        progress.clear();
        unknown += isProven ? 0 : 1;
        streams.out().println(name + result(value, isProven));
        streams.out().flush();
    }

    private static OptionalInt winner(OptionalInt value) {
        return value.isEmpty()
                ? value
                : OptionalInt.of(
                        switch (value.getAsInt()) {
                            case Solver.WIN -> 1;
                            case Solver.LOSS -> 2;
                            default -> 0;
                        });
    }

    private static String result(OptionalInt winner, boolean isProven) {
        if (winner.isEmpty()) {
            return " unknown";
        }
        return winner.getAsInt() == 0 ? " draw" : (isProven ? " wins " : " does not win ") + winner.getAsInt();
    }

    private void write(Proof proof) throws IOException {
        var beside = file.resolveSibling(file.getFileName() + ".new");
        try (var out = new BufferedOutputStream(Files.newOutputStream(beside))) {
            ProofFile.write(proof, out);
        }
        Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        streams.out().println("%s replies %d bytes %d".formatted(file, proof.size(), Files.size(file)));
    }

    private void show(double share, int replies, long positions) {
        var seconds = secondsSince(begin);
        progress.show(String.format(
                Locale.ROOT,
                "%,d turns proven, %,d replies, %,d positions searched by each thread, %,d a second, %s%s",
                claims.size(),
                replies,
                positions,
                positions / seconds,
                JobRate.time(seconds),
                estimate(share)));
    }

    /// The first branches take longest, because later ones meet what is known, so it seldom takes longer than that.
    private String estimate(double share) {
        var left = secondsSince(beginOfClaim) * (1 - share) / share;
        return share < LEAST_SHARE
                ? ""
                : String.format(
                        Locale.ROOT, "; %.1f %% of this one, %s left at most", 100 * share, JobRate.time((long) left));
    }

    private static long secondsSince(long nanos) {
        return Math.max(1, (System.nanoTime() - nanos) / 1_000_000_000);
    }
}
