package freehold.search.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.search.FirstTurns;
import freehold.search.exact.Solver;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is packed is proven, and whatever is altered in a proof is found.
class CheckerTest {
    private static final Proof STRICT = packed("esgros", "3", "strict");
    /// White wins against the stone in the centre; against the others Black does.
    private static final Claim CENTRE = new Claim(List.of("c3"), 2);

    private static Proof packed(String id, String size, String reading) {
        var game = Games.named(id);
        var options = reading.isEmpty() ? Map.of("size", size) : Map.of("size", size, "reading", reading);
        return Proofs.packed(game, game.setup(2, options)).orElseThrow();
    }

    private static Position start(Proof proof) {
        var game = Games.named(proof.about().game());
        return game.start(proof.about().setup(game));
    }

    private static Optional<Checker.Hole> hole(Proof proof, Claim claim) {
        return new Checker(start(proof), proof, _ -> {}).check(claim);
    }

    private static Position after(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return next;
    }

    private static Proof with(LongStream positions) {
        return new Proof(STRICT.about(), STRICT.claims(), positions.toArray());
    }

    private static LongStream positions() {
        return IntStream.range(0, STRICT.size()).mapToLong(STRICT::position);
    }

    /// What the winner may play in the first position of a claim.
    private static Position reply(Claim claim) {
        var root = claim.position(start(STRICT));
        return Arrays.stream(root.legalMoves())
                .mapToObj(move -> after(root, move))
                .filter(next -> STRICT.leadsTo(next, claim.winner()))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "esgros, 2, catch-up",
        "esgros, 2, strict",
        "esgros, 3, catch-up",
        "esgros, 3, strict",
        "estate, 2, ''",
        "estate, 3, ''"
    })
    void everyPackedProofHoldsForAllFirstTurns(String id, String size, String reading) {
        var proof = packed(id, size, reading);
        var checker = new Checker(start(proof), proof, _ -> {});
        var claimed = proof.claims().stream()
                .map(claim -> {
                    assertThat(checker.check(claim)).as(claim.toString()).isEmpty();
                    return claim.position(start(proof)).symmetricHash();
                })
                .toList();
        assertThat(claimed)
                .containsExactlyInAnyOrderElementsOf(FirstTurns.of(start(proof)).stream()
                        .map(turn -> turn.after().symmetricHash())
                        .toList());
    }

    /// Of the largest one, which takes minutes, a part that leads up to its endings.
    @Test
    void aPartOfTheProofForSideFourHolds() {
        var proof = packed("esgros", "4", "strict");
        assertThat(proof.claims()).containsExactly(new Claim(List.of("d4"), 1));
        var line = List.of("d4 g4 d6 d3 f2 c1 b2 d7 b4 f1 f4".split(" ", -1));
        var checker = new Checker(start(proof), proof, _ -> {});
        assertThat(checker.check(new Claim(line, 1))).isEmpty();
        assertThat(checker.positions()).isGreaterThan(1_000_000);
    }

    @Test
    void aClaimForTheOtherSideDoesNotHold() {
        for (var claim : STRICT.claims()) {
            assertThat(hole(STRICT, claim)).isEmpty();
            assertThat(hole(STRICT, new Claim(claim.plies(), 3 - claim.winner())))
                    .isPresent();
        }
    }

    @Test
    void aReplyThatIsMissingIsFound() {
        var key = Proof.key(reply(CENTRE), 2);
        var hole = hole(with(positions().filter(position -> position != key)), CENTRE)
                .orElseThrow();
        assertThat(hole.plies()).isEmpty();
        assertThat(hole.reason()).isEqualTo("there is no reply for seat 2");
    }

    /// Where White, who wins against the centre, is to move again, and the rules do not show how.
    private static Stream<Position> secondReplies() {
        var first = reply(CENTRE);
        return Arrays.stream(first.legalMoves())
                .mapToObj(move -> after(first, move))
                .filter(next -> new PlainSearch(next, STRICT.about().horizon()).winningMove(next) == PlainSearch.NONE);
    }

    private static List<Long> keysAfter(Position position) {
        return Arrays.stream(position.legalMoves())
                .mapToObj(move -> Proof.key(after(position, move), 2))
                .toList();
    }

    /// Replies deep within are needed as well as the first.
    @Test
    void aPositionWithoutAnyReplyIsFound() {
        var replies = keysAfter(secondReplies().findFirst().orElseThrow());
        var hole = hole(with(positions().filter(position -> !replies.contains(position))), CENTRE);
        assertThat(hole.orElseThrow().reason()).isEqualTo("there is no reply for seat 2");
        assertThat(hole.orElseThrow().plies()).isNotEmpty();
    }

    /// Another reply instead of the right one: the solver knows that it loses, and the checker finds out how.
    @Test
    void aReplyThatIsAlteredIsRefuted() {
        var solver = new Solver(Knowledge.none(), 18, _ -> {});
        var wrong = secondReplies()
                .flatMap(position -> Arrays.stream(position.legalMoves()).mapToObj(move -> after(position, move)))
                .filter(next -> solver.solve(next) == Solver.WIN)
                .findFirst()
                .orElseThrow();
        var replies = secondReplies()
                .map(CheckerTest::keysAfter)
                .filter(keys -> keys.contains(Proof.key(wrong, 2)))
                .findFirst()
                .orElseThrow();
        var altered = with(positions().map(position -> replies.contains(position) ? Proof.key(wrong, 2) : position));
        assertThat(hole(altered, CENTRE)).isPresent();
        var added = with(LongStream.concat(positions(), LongStream.of(Proof.key(wrong, 2))));
        assertThat(hole(added, CENTRE)).isPresent();
    }

    @Test
    void aClaimThatCannotBePlayedIsRefused() {
        assertThatThrownBy(() -> hole(STRICT, new Claim(List.of("c3", "c3"), 1)))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("c3");
    }

    @Test
    void aProofByOtherRulesIsRefused() {
        var about = STRICT.about();
        var old = new Proof.About(about.game(), about.edition() + 1, about.options(), about.horizon(), false);
        assertThatThrownBy(() -> old.setup(Games.named("esgros")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("edition");
    }
}
