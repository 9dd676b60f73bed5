package freehold.lab;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.net.BestKnowledge;
import freehold.search.net.NetFile;
import freehold.search.net.Nets;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Makes agents from their names.
///
/// @param clock what a budget of time is measured with
/// @param own agents that somebody brought along, by name; each is made from a seed
/// @param programs those of agents that are programs
public record Agents(
        Game game, Setup setup, Budget budget, Clock clock, Map<String, LongFunction<Agent>> own, Programs programs) {
    private static final String EXEC = "exec:";
    private static final String CLASS = "class:";
    private static final String NET = "net:";
    private static final String FULL = "full";
    private static final String CLASSIC = "classic";
    private static final String LEVEL = "level";

    public Agents(Game game, Setup setup, Budget budget) {
        this(game, setup, budget, ProcessorTime.CLOCK);
    }

    public Agents(Game game, Setup setup, Budget budget, Clock clock) {
        this(game, setup, budget, clock, Map.of(), new Programs());
    }

    /// The same, and one more.
    public Agents with(String name, LongFunction<Agent> maker) {
        var more = new HashMap<>(own);
        more.put(name, maker);
        return new Agents(game, setup, budget, clock, Map.copyOf(more), programs);
    }

    /// The same, with programs that somebody else ends.
    public Agents with(Programs others) {
        return new Agents(game, setup, budget, clock, own, others);
    }

    /// A new agent for one game.
    ///
    /// @throws InvalidSetup if there is no agent of that name
    public Agent named(String name, long seed) {
        var maker = own.get(name);
        if (maker != null) {
            return maker.apply(seed);
        }
        if (name.startsWith(EXEC)) {
            return new ExecAgent(name.substring(EXEC.length()), programs, game, setup, budget);
        }
        if (name.startsWith(CLASS)) {
            return AgentClasses.ofEnvironment().make(name.substring(CLASS.length()), seed);
        }
        if (name.startsWith(NET)) {
            return thinking(net(name.substring(NET.length())), seed);
        }
        var parts = name.split("-", -1);
        return switch (parts[0]) {
            case FULL -> thinking(without(parts, BestKnowledge.of(game, setup)), seed);
            case CLASSIC -> thinking(without(parts, game::knowledge), seed);
            default -> simple(name, seed);
        };
    }

    private Agent simple(String name, long seed) {
        return switch (name) {
            case "random" -> new RandomAgent(seed);
            case "uct" -> thinking(Knowledge::none, seed);
            default -> level(name, seed);
        };
    }

    /// @param parts an agent's name, and what it has to do without
    private static Supplier<Knowledge> without(String[] parts, Supplier<Knowledge> whole) {
        var pieces = Arrays.stream(parts).skip(1).map(Agents::piece).collect(Collectors.toSet());
        return pieces.isEmpty() ? whole : () -> new PartialKnowledge(whole.get(), pieces);
    }

    private Agent thinking(Supplier<Knowledge> knowledge, long seed) {
        return new ThinkingAgent(new Thinker(game.start(setup), knowledge, seed, 1, clock), budget);
    }

    /// The game's knowledge with a net from a file.
    private Supplier<Knowledge> net(String file) {
        try (var in = new BufferedInputStream(Files.newInputStream(Path.of(file)))) {
            return Nets.knowledge(game, setup, NetFile.read(in));
        } catch (NoSuchFileException e) {
            throw new InvalidSetup(
                    "there is no file %s; net: goes with a file that 'freehold learn' made".formatted(file));
        } catch (EOFException e) {
            throw new InvalidSetup("%s is no net: it ends too early".formatted(file));
        } catch (IOException e) {
            throw new InvalidSetup("%s can't be read as a net: %s".formatted(file, e.getMessage()));
        } catch (IllegalArgumentException e) {
            throw new InvalidSetup("%s: %s".formatted(file, e.getMessage()));
        }
    }

    private Agent level(String name, long seed) {
        if (!name.matches(LEVEL + "\\d")) {
            throw new InvalidSetup(
                    "there is no agent '%s'; the agents are random, uct, classic, full, full-PIECE, classic-PIECE, net:FILE, level1 … level6, exec:COMMAND and class:NAME"
                            .formatted(name));
        }
        var level = game.level(name.charAt(LEVEL.length()) - '0');
        return new LevelAgent(game, setup, level, seed, clock);
    }

    private static PartialKnowledge.Piece piece(String id) {
        return Arrays.stream(PartialKnowledge.Piece.values())
                .filter(piece -> piece.id().equals(id))
                .findAny()
                .orElseThrow(() ->
                        new InvalidSetup("knowledge has no piece '%s'; full- and classic- go with one or more of %s"
                                .formatted(id, pieces())));
    }

    /// What can be left out of a game's knowledge.
    public static String pieces() {
        return Arrays.stream(PartialKnowledge.Piece.values())
                .map(PartialKnowledge.Piece::id)
                .collect(Collectors.joining(", "));
    }
}
