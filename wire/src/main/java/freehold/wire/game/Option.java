package freehold.wire.game;

import freehold.kernel.wire.Named;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.List;
import java.util.Optional;

/// Something that can be chosen about a game before it starts.
///
/// @param name the key for people
/// @param about what it changes
/// @param min `int`: the least
/// @param max `int`: the most
/// @param values `word`: what it can be
/// @param names `word`: the values for people, in the same order
/// @param standard what holds when nobody chooses
@Wire
public record Option(
        String key,
        String name,
        @OneOf({"int", "bool", "word"}) String kind,
        String about,
        Optional<Integer> min,
        Optional<Integer> max,
        Optional<List<String>> values,
        Optional<List<String>> names,
        @Named("default") Object standard) {}
