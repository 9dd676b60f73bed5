package freehold.lab.study;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.lab.Agent;
import freehold.lab.AgentFault;
import freehold.lab.Agents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Plays one game of a study. The same study and job give the same log, on any machine and in any company.
public final class StudyGame {
    private static final int STRONGEST_ASKED = 4;

    private final Study study;
    private final Case inCase;
    private final Job job;
    private final long seed;
    private final Agents agents;
    private final Course course;
    private final List<List<Integer>> values = new ArrayList<>();
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];

    private StudyGame(Study study, Job job) {
        this.study = study;
        this.job = job;
        inCase = study.cases().get(job.inCase());
        seed = Mix.of(Mix.of(study.seed(), inCase.seeds()), job.game());
        agents = study.agents(inCase);
        course = new Course(study.rules(), inCase.setup(study.rules()));
        dice = new Dice(seed);
    }

    public static GameLog play(Study study, Job job) {
        return new StudyGame(study, job).play();
    }

    private GameLog play() {
        var seating = inCase.seating(job.game());
        var players = IntStream.range(0, inCase.seats())
                .mapToObj(seat -> agents.named(seating.get(seat), Mix.of(seed, seat + 1)))
                .toList();
        if (study.openings() == Study.Openings.SPREAD) {
            FirstTurnsByKind.of(course.game(), course.setup())
                    .draw(dice, job.game())
                    .forEach(token -> played(course.play(token), List.of()));
        }
        var position = course.position();
        while (!position.isOver()) {
            if (position.actor() == Position.CHANCE) {
                played(course.play(position.token(position.pick(dice, scratch))), List.of());
            } else {
                playFor(players.get(position.actor() - 1));
            }
        }
        var tokens = course.plies().stream().map(ply -> ply.token()).toList();
        return new GameLog(job.inCase(), job.game(), tokens, List.copyOf(values), sample());
    }

    private void playFor(Agent player) {
        try {
            var thought = player.think(course.asKnownTo(course.position().actor()));
            var thousandths = thought.values().stream()
                    .map(value -> (int) Math.round(1000 * value))
                    .toList();
            played(course.play(thought.token()), thousandths);
        } catch (AgentFault e) {
            throw new IllegalStateException(e.sentence(), e);
        }
    }

    private void played(Ruling ruling, List<Integer> thought) {
        if (ruling instanceof Ruling.Refused refused) {
            throw new IllegalStateException(refused.message());
        }
        values.add(thought);
    }

    /// Asks the levels about one position in which there was something to decide.
    private Optional<GameLog.Sample> sample() {
        if (job.inCase() != 0 || job.game() >= study.samples()) {
            return Optional.empty();
        }
        var ply = dice.below(course.plies().size());
        course.rewind(ply);
        var position = course.position();
        while (position.actor() == Position.CHANCE || position.moves(scratch) == 1) {
            if (ply == 0) {
                return Optional.empty();
            }
            course.rewind(--ply);
        }
        return Optional.of(new GameLog.Sample(
                ply,
                IntStream.rangeClosed(1, STRONGEST_ASKED).mapToObj(this::choice).toList()));
    }

    private String choice(int level) {
        try (var agent = agents.named("level" + level, Mix.of(seed, 100 + level))) {
            return agent.choose(course.asKnownTo(course.position().actor()));
        } catch (AgentFault e) {
            throw new IllegalStateException(e.sentence(), e);
        }
    }
}
