package freehold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Ply;
import freehold.kernel.Setup;
import freehold.search.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Agents are told only what their seat may know: in two games that differ only in what another seat keeps secret,
/// a spy and a program hear the same, byte for byte.
class SpyTest {
    private static final Game ESTATES = Games.named("the-estates");
    private static final Setup SETUP = ESTATES.setup(2, Map.of("rounds", "2"));

    /// How often the other seat stows in the first round, of which all will know that.
    private static final int STOWED = 2;

    private static final Match MATCH =
            new Match(new Agents(ESTATES, SETUP, Budget.ofNodes(1)), "spy", "keeper", 1, 0, 1, 1);

    @TempDir
    private Path folder = Path.of("");

    /// Stows when told to, and plays what is legal whatever it has in hand.
    private static final class Keeper implements Agent {
        private final IntPredicate stows;
        private int asked;

        /// @param stows by how often it was asked before
        Keeper(IntPredicate stows) {
            this.stows = stows;
        }

        @Override
        public String choose(Course course) {
            var legal = course.position().legalTokens();
            if (legal.contains("hold")) {
                return stows.test(asked++) ? "stow" : "hold";
            }
            return humble(legal);
        }
    }

    private static String humble(List<String> legal) {
        return legal.contains("pass") ? "pass" : legal.getFirst();
    }

    /// Writes down all that it can see.
    private static final class Spy implements Agent {
        private final List<String> notes = new ArrayList<>();
        private final List<String> answers = new ArrayList<>();

        @Override
        public String choose(Course course) {
            var position = course.position();
            notes.add("%s %x %s %s"
                    .formatted(
                            course.plies().stream().map(Ply::token).toList(),
                            position.hash(),
                            position.view(2),
                            java.util.Arrays.toString(position.scores())));
            answers.add(humble(position.legalTokens()));
            return answers.getLast();
        }
    }

    private static Course play(Agent spy, IntPredicate stows) throws InterruptedException {
        var agents = MATCH.agents().with("spy", _ -> spy).with("keeper", _ -> new Keeper(stows));
        var game = new Match(agents, "spy", "keeper", 1, 0, 1, 1).playGame(0);
        assertThat(game.fault()).isEmpty();
        return game.course();
    }

    private static boolean early(int asked) {
        return asked < STOWED;
    }

    /// As often as [#early] in the first round, and not at all in the second, which ends the game.
    private static boolean late(int asked) {
        return asked >= TIMES - STOWED && asked < TIMES;
    }

    /// How often the other seat is asked in a round.
    private static final int TIMES = countTimes();

    private static int countTimes() {
        try {
            return (int) play(new Spy(), _ -> false).plies().stream()
                            .filter(ply -> ply.by() == 2 && ply.token().equals("hold"))
                            .count()
                    / 2;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aSpyLearnsNothingFromItsCourse() throws InterruptedException {
        var one = new Spy();
        var other = new Spy();
        var first = play(one, SpyTest::early);
        var second = play(other, SpyTest::late);
        assertThat(first.plies()).isNotEqualTo(second.plies());
        assertThat(one.notes).hasSizeGreaterThan(20).isEqualTo(other.notes);
        var richer = new Spy();
        play(richer, _ -> false);
        assertThat(richer.notes).as("what all may know after the first round").isNotEqualTo(one.notes);
    }

    @Test
    void aProgramHearsNothingElseEither() throws InterruptedException, IOException {
        var spy = new Spy();
        play(spy, SpyTest::early);
        var answers = Files.write(folder.resolve("answers"), spy.answers);
        var first = heard(answers, "first", SpyTest::early);
        var second = heard(answers, "second", SpyTest::late);
        assertThat(first).contains("new the-estates seats=2", "play ", "go nodes 1", "undo ");
        assertThat(second).isEqualTo(first);
    }

    /// What a program is told that answers as it was answered before.
    private String heard(Path answers, String name, IntPredicate stows) throws InterruptedException, IOException {
        var heard = folder.resolve(name);
        var program = """
                n=0; while read -r line; do echo "$line" >>'%s'; case $line in go*) n=$((n+1)); sed -n "s/^/best /;${n}p" '%s';; esac; echo ok; done""".formatted(heard, answers);
        play(MATCH.agents().named("exec:" + program, 1), stows);
        return Files.readString(heard);
    }
}
