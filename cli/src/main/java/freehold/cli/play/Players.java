package freehold.cli.play;

import freehold.cli.shell.UsageException;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Who sits where: people by their names, random players, and opponents of a level.
record Players(List<String> names) {
    private static final String RANDOM = "random";
    private static final String USUAL_OPPONENT = "level2";
    /// Somebody who gave no name.
    private static final String ANYBODY = "Player";

    Players {
        names = List.copyOf(names);
    }

    static Players standard() {
        return new Players(List.of(ANYBODY));
    }

    static Players parse(String text) {
        var names = Arrays.stream(text.split(",", -1)).map(String::strip).toList();
        if (names.stream().anyMatch(String::isEmpty)) {
            throw new UsageException(
                    "--players takes names joined by commas, such as Ada,random, not '%s'".formatted(text));
        }
        if (names.stream().anyMatch(name -> name.matches("level.*") && !name.matches("level[1-6]"))) {
            throw new UsageException("the computer's levels are level1 … level6; '%s' names another".formatted(text));
        }
        var people = names.stream()
                .filter(name -> !name.matches("random|level[1-6]"))
                .toList();
        if (people.stream().distinct().count() < people.size()) {
            throw new UsageException("two people in '%s' have the same name".formatted(text));
        }
        return new Players(names);
    }

    /// As the tags of a record name them; whoever has no name there is a person.
    static Players of(Map<String, String> tags, int seats) {
        return new Players(IntStream.rangeClosed(1, seats)
                .mapToObj(seat -> tags.getOrDefault("Seat" + seat, "Seat " + seat))
                .toList());
    }

    int count() {
        return names.size();
    }

    /// For that many seats: those without a name are opponents of a middling level.
    Players at(int seats) {
        if (names.size() > seats) {
            throw new UsageException("--players names %d players for %d seats".formatted(names.size(), seats));
        }
        return new Players(IntStream.range(0, seats)
                .mapToObj(i -> i < names.size() ? names.get(i) : USUAL_OPPONENT)
                .toList());
    }

    boolean isPerson(int seat) {
        return !isRandom(seat) && level(seat).isEmpty();
    }

    boolean isRandom(int seat) {
        return tag(seat).equals(RANDOM);
    }

    /// The level of an opponent.
    OptionalInt level(int seat) {
        return tag(seat).matches("level[1-6]")
                ? OptionalInt.of(tag(seat).charAt("level".length()) - '0')
                : OptionalInt.empty();
    }

    long people() {
        return IntStream.rangeClosed(1, count()).filter(this::isPerson).count();
    }

    /// The seat of the only person, who may always see what that seat sees; a spectator's if there are more, or none.
    int solePerson() {
        return people() == 1
                ? IntStream.rangeClosed(1, count())
                        .filter(this::isPerson)
                        .findFirst()
                        .orElseThrow()
                : Position.SPECTATOR;
    }

    String tag(int seat) {
        return names.get(seat - 1);
    }

    /// What a player is called everywhere: where several computers play, each has the number of its seat.
    String name(int seat, Words words) {
        return called(seat).in(words);
    }

    private Phrase called(int seat) {
        if (isPerson(seat)) {
            return tag(seat).equals(ANYBODY) ? Phrase.of(ANYBODY) : Phrase.of("%s", tag(seat));
        }
        return count() - people() > 1 ? Phrase.of("Computer %s", seat) : Phrase.of("Computer");
    }

    /// Who sits at the table: `Ada, Computer 2 (level 1), Computer 3 (random)`.
    Phrase introduction() {
        return Phrase.joined(
                "%s, %s",
                IntStream.rangeClosed(1, count())
                        .mapToObj(seat ->
                                isPerson(seat) ? called(seat) : Phrase.of("%s (%s)", called(seat), strength(seat)))
                        .toList());
    }

    private Phrase strength(int seat) {
        return isRandom(seat)
                ? Phrase.of(RANDOM)
                : Phrase.of("level %s", level(seat).getAsInt());
    }
}
