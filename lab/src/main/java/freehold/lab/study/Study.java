package freehold.lab.study;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.lab.Agents;
import freehold.lab.Programs;
import freehold.search.Budget;
import freehold.search.Clock;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What is asked: which game, in which variants, played by whom, how often. Everything else follows from it.
///
/// @param variants the options that somebody chose, one map a variant
/// @param agents one a seat
/// @param games of each variant
/// @param nodes simulated games a ply, for agents that have no level
/// @param skill games for each step of the ladder of levels, and a fifth of the positions on which levels are compared
/// @param openings who chooses the first turn
public record Study(
        String game,
        int seats,
        List<Map<String, String>> variants,
        List<String> agents,
        int games,
        long seed,
        long nodes,
        int skill,
        Openings openings)
        implements Serializable {
    /// Who chooses the first turn of a game.
    public enum Openings {
        /// The agents.
        PLAYED,
        /// Chance, so that every sort of first turn comes up equally often.
        SPREAD
    }

    /// On so many positions for each game of the ladder levels are asked what they would play.
    private static final int SAMPLES_A_SKILL_GAME = 5;

    private static final List<String> LADDER = List.of("random", "level1", "level2", "level3", "level4");

    public Study {
        variants = List.copyOf(variants);
        agents = List.copyOf(agents);
    }

    public Game rules() {
        return Games.named(game);
    }

    /// The variants first, then the steps of the ladder, which are played in the first variant.
    public List<Case> cases() {
        var steps = skill > 0 ? LADDER.size() - 1 : 0;
        return IntStream.range(0, variants.size() + steps)
                .mapToObj(this::inCase)
                .toList();
    }

    /// One of the cases, without making the others: each game asks for its own.
    public Case inCase(int number) {
        return number < variants.size() ? variant(number) : step(number);
    }

    private Case variant(int number) {
        var options = variants.get(number);
        return new Case(number, name(options), Case.Purpose.GAME, seats, options, agents, games);
    }

    /// One level in the first seat against the level below in all others.
    private Case step(int number) {
        var rung = number - variants.size() + 1;
        var lineup = new ArrayList<>(Collections.nCopies(seats, LADDER.get(rung - 1)));
        lineup.set(0, LADDER.get(rung));
        var name = LADDER.get(rung) + " against " + LADDER.get(rung - 1);
        return new Case(number, name, Case.Purpose.LADDER, seats, variants.getFirst(), List.copyOf(lineup), skill);
    }

    /// Only what differs between variants; where there is but one, what was chosen.
    private String name(Map<String, String> variant) {
        var telling = variant.entrySet().stream()
                .filter(entry -> variants.size() == 1
                        || variants.stream().anyMatch(other -> !entry.getValue().equals(other.get(entry.getKey()))))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
        return telling.isEmpty() ? "standard rules" : telling;
    }

    public List<Job> jobs() {
        return cases().stream()
                .flatMap(each -> IntStream.range(0, each.games()).mapToObj(game -> new Job(each.number(), game)))
                .toList();
    }

    /// Whether the games of another study are the same as far as both have them.
    boolean isLike(Study other) {
        return withGames(0).equals(other.withGames(0));
    }

    private Study withGames(int number) {
        return new Study(game, seats, variants, agents, number, seed, nodes, skill, openings);
    }

    /// So many games of the first variant give a position each on which levels are compared, if so many are played.
    int samples() {
        return SAMPLES_A_SKILL_GAME * skill;
    }

    /// Whether the same games come out again: what a program plays is its own affair.
    public boolean isRepeatable() {
        return agents.stream().noneMatch(agent -> agent.startsWith("exec:"));
    }

    /// Agents that need files of this machine.
    public List<String> localAgents() {
        return agents.stream()
                .filter(agent -> agent.matches("(exec|class|net):.*"))
                .distinct()
                .toList();
    }

    /// Agents whose play follows from their seed: nodes count, time does not.
    Agents agents(Case each, Programs programs) {
        return new Agents(rules(), each.setup(rules()), Budget.ofNodes(nodes), Clock.STOPPED).with(programs);
    }

    /// @throws InvalidSetup if something is asked for that does not exist or would not be the same twice
    public void check() {
        if (agents.size() != seats) {
            throw new InvalidSetup("--agents names one for all seats or one for each of the %d, not %d"
                    .formatted(seats, agents.size()));
        }
        if (openings == Openings.SPREAD) {
            cases().forEach(each ->
                    FirstTurnsByKind.of(rules(), each.setup(rules())).check());
        }
        for (var agent : agents) {
            if (agent.matches("level[56]")) {
                throw new InvalidSetup(
                        "%s thinks by the clock, so no study with it could be repeated; level1 … level4, random, and uct or full with --nodes can"
                                .formatted(agent));
            }
            for (var each : cases()) {
                agents(each, new Programs()).named(agent, 1).close();
            }
        }
    }
}
