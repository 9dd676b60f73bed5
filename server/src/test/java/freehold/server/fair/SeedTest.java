package freehold.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Position;
import freehold.records.Scoresheet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeedTest {
    private static final Seed SEED = Seed.parse("00".repeat(31) + "07");
    private static final String ADAS = "ad".repeat(32);
    private static final String BENS = "be".repeat(32);
    private static final Salts SALTS = new Salts(Map.of(1, ADAS, 2, BENS));

    /// A game of random play whose draws come from a seed.
    private static Course played(Seed seed, Salts salts) {
        var game = Games.named("hexploration");
        var course = new Course(game, game.setup(2, Map.of()));
        var position = course.position();
        var dice = new freehold.kernel.position.Dice(1);
        var scratch = new int[Position.MOST_MOVES];
        for (var draws = 0; !position.isOver(); ) {
            var isDraw = position.actor() == Position.CHANCE;
            course.playLegal(isDraw ? seed.draw(position, draws++, salts) : position.pick(dice, scratch));
        }
        return course;
    }

    private static Course played(Seed seed) {
        return played(seed, SALTS);
    }

    private static Scoresheet sheet(Course course, Map<String, String> changes) {
        var tags = new HashMap<>(Map.of(
                "Table", "t", "Commitment", SEED.commitment("t"), "Seed", SEED.hex(), "Salt1", ADAS, "Salt2", BENS));
        tags.putAll(changes);
        return new Scoresheet(tags, course);
    }

    @Test
    void aFairGameIsFoundFair() {
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(sheet(played(SEED), Map.of())))
                .isEmpty();
    }

    @Test
    void aGameWithOtherDrawsIsNot() {
        assertThat(FairCheck.OF_RECORD_ALONE
                        .complaint(sheet(played(Seed.random()), Map.of()))
                        .orElseThrow())
                .contains("but the seed draws");
    }

    @Test
    void aSeedThatWasNotCommittedToIsFoundOut() {
        var complaint = FairCheck.OF_RECORD_ALONE.complaint(sheet(played(SEED), Map.of("Seed", "11".repeat(32))));
        assertThat(complaint.orElseThrow()).contains("committed");
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(sheet(played(SEED), Map.of("Table", "other"))))
                .isPresent();
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(sheet(played(SEED), Map.of("Seed", "rubbish"))))
                .isPresent();
    }

    @Test
    void drawsDependOnEverySaltAndOnItsSeat() {
        var others = List.of(
                Salts.NONE,
                new Salts(Map.of(1, ADAS)),
                new Salts(Map.of(1, ADAS, 3, BENS)),
                new Salts(Map.of(1, BENS, 2, ADAS)));
        assertThat(others)
                .allSatisfy(salts -> assertThat(
                                FairCheck.OF_RECORD_ALONE.complaint(sheet(played(SEED, salts), Map.of())))
                        .isPresent());
    }

    /// As it was before there were salts, so that plain bots and their checks need not know of them.
    @Test
    void withoutSaltsADrawIsThatOfTheSeedAlone() throws Exception {
        var mac = javax.crypto.Mac.getInstance("HmacSHA256");
        mac.init(new javax.crypto.spec.SecretKeySpec(java.util.HexFormat.of().parseHex(SEED.hex()), "HmacSHA256"));
        var first = new java.math.BigInteger(1, java.util.Arrays.copyOf(mac.doFinal(new byte[8]), 8));
        var game = Games.named("hexploration");
        var position = game.start(game.setup(2, Map.of()));
        while (position.actor() != Position.CHANCE) {
            position.playLegal(position.legalMoves()[0]);
        }
        var outcomes = position.legalTokens().stream()
                .flatMap(token ->
                        java.util.stream.Stream.generate(() -> token).limit(position.weight(position.moveOf(token))))
                .toList();
        var index =
                first.multiply(java.math.BigInteger.valueOf(outcomes.size())).shiftRight(64);
        assertThat(position.token(SEED.draw(position, 0, Salts.NONE))).isEqualTo(outcomes.get(index.intValue()));
    }

    /// A server that chose another seed after the game makes up a record in which everything fits, but for what the
    /// player has kept.
    @Test
    void aRecordThatFitsItselfIsFoundOutByWhatAPlayerKept() {
        var chosen = Seed.parse("5e".repeat(32));
        var forged = sheet(played(chosen), Map.of("Seed", chosen.hex(), "Commitment", chosen.commitment("t")));
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(forged)).isEmpty();
        var seen = new FairCheck(Optional.of(SEED.commitment("t")), Optional.empty());
        assertThat(seen.complaint(forged).orElseThrow()).contains("another commitment");
        assertThat(seen.complaint(sheet(played(SEED), Map.of()))).isEmpty();
    }

    @Test
    void aSaltThatWasLeftOutIsFoundOut() {
        var others = new Salts(Map.of(1, "0c".repeat(32), 2, BENS));
        var forged = sheet(played(SEED, others), Map.of("Salt1", "0c".repeat(32)));
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(forged)).isEmpty();
        var ada = new FairCheck(Optional.of(SEED.commitment("t")), Optional.of(ADAS));
        assertThat(ada.complaint(forged).orElseThrow()).contains("salt");
        assertThat(ada.complaint(sheet(played(SEED), Map.of()))).isEmpty();
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(sheet(played(SEED), Map.of("Salt1", "rubbish"))))
                .isPresent();
    }

    @Test
    void whatIsNotShownIsSaid() {
        var sheet = sheet(played(SEED), Map.of());
        var commitment = Optional.of(SEED.commitment("t"));
        assertThat(FairCheck.OF_RECORD_ALONE.unshown(sheet)).hasSize(2);
        assertThat(new FairCheck(commitment, Optional.empty()).unshown(sheet)).hasSize(1);
        assertThat(new FairCheck(commitment, Optional.of(ADAS)).unshown(sheet))
                .singleElement()
                .asString()
                .contains("sat down after you");
        var alone = new HashMap<>(sheet.tags());
        alone.remove("Salt2");
        assertThat(new FairCheck(commitment, Optional.of(ADAS)).unshown(new Scoresheet(alone, sheet.course())))
                .isEmpty();
        alone.remove("Salt1");
        assertThat(new FairCheck(commitment, Optional.empty()).unshown(new Scoresheet(alone, sheet.course())))
                .singleElement()
                .asString()
                .contains("nobody added a salt");
    }

    @Test
    void drawsFollowTheWeights() {
        var game = Games.named("hexploration");
        var position = game.start(game.setup(2, Map.of()));
        while (position.actor() != Position.CHANCE) {
            position.playLegal(position.legalMoves()[0]);
        }
        var outcomes = position.legalMoves();
        var total = java.util.Arrays.stream(outcomes).map(position::weight).sum();
        var counts = new HashMap<Integer, Integer>();
        var draws = 20_000;
        for (var i = 0; i < draws; i++) {
            counts.merge(SEED.draw(position, i, SALTS), 1, Integer::sum);
        }
        for (var outcome : outcomes) {
            var expected = (double) draws * position.weight(outcome) / total;
            assertThat((double) counts.getOrDefault(outcome, 0))
                    .isBetween(expected - 6 * Math.sqrt(expected), expected + 6 * Math.sqrt(expected));
        }
    }
}
