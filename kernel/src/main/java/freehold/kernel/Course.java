package freehold.kernel;

import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// One game from its start to now: the list of plies is the game, the position is what they lead to.
public final class Course {
    private final Game game;
    private final Setup setup;
    private final Position position;
    private final List<Ply> plies = new ArrayList<>();

    public Course(Game game, Setup setup) {
        this.game = game;
        this.setup = setup;
        this.position = game.start(setup);
    }

    public Game game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    /// Where the game stands. To look at; [#play] moves it on.
    public Position position() {
        return position;
    }

    public List<Ply> plies() {
        return Collections.unmodifiableList(plies);
    }

    /// Plays a token from outside. A refused one leaves everything as it was.
    public Ruling play(String token) {
        var ruling = position.judge(token);
        if (ruling instanceof Ruling.Legal(var move)) {
            playLegal(move);
        }
        return ruling;
    }

    /// Plays tokens from outside one after the other, up to the first that is refused.
    public Optional<Ruling.Refused> playAll(Iterable<String> tokens) {
        for (var token : tokens) {
            if (play(token) instanceof Ruling.Refused refused) {
                return Optional.of(refused);
            }
        }
        return Optional.empty();
    }

    /// Plays a move that is known to be legal.
    public void playLegal(int move) {
        playLegal(move, position.token(move));
    }

    /// The same, where the token is at hand already.
    public void playLegal(int move, String token) {
        plies.add(new Ply(position.actor(), token));
        position.playLegal(move);
    }

    /// This course as a seat knows it: without what others keep secret.
    public Course asKnownTo(int viewer) {
        return position.isOver() ? this : game.asKnownTo(viewer, this);
    }

    /// Goes back to where the given number of plies had been played.
    public void rewind(int count) {
        plies.subList(count, plies.size()).clear();
        position.set(at(count));
    }

    /// A copy of the position after the given number of plies.
    public Position at(int count) {
        var past = game.start(setup);
        for (var ply : plies.subList(0, count)) {
            past.playLegal(past.moveOf(ply.token()));
        }
        return past;
    }
}
