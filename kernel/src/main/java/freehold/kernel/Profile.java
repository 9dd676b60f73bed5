package freehold.kernel;

/// What stands on the box of a game.
///
/// @param id short, lower case, stable: it stands in records and addresses
/// @param about one sentence for somebody who has never heard of the game
/// @param edition counts up whenever the rules change so that an older record might no longer replay
public record Profile(
        String id, String name, String designer, String about, SeatRange seats, Options.Schema options, int edition) {}
