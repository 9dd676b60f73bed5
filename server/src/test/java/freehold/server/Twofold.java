package freehold.server;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.Setup;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import java.util.LinkedHashMap;
import java.util.List;

/// A game for tests whose rules have changed once: in its second edition nobody may swap any more. Else it is Esgros.
public final class Twofold implements Game {
    private final int edition;

    public Twofold() {
        this(2);
    }

    private Twofold(int edition) {
        this.edition = edition;
    }

    private static Game esgros() {
        return Games.named("esgros");
    }

    /// Asked for while the games are still being listed, so it may not ask another game.
    @Override
    public String id() {
        return "twofold";
    }

    @Override
    public Profile profile() {
        var options = new Options.Schema(esgros().options().choices().stream()
                .filter(choice -> !choice.key().equals("pie"))
                .toList());
        return new Profile(id(), "Twofold", "nobody", "A game for tests.", esgros().seats(), options, edition);
    }

    @Override
    public List<Game> olderEditions() {
        return edition == 2 ? List.of(new Twofold(1)) : List.of();
    }

    @Override
    public List<? extends Rule> rules() {
        return esgros().rules();
    }

    @Override
    public List<? extends Ending> endings() {
        return esgros().endings();
    }

    @Override
    public Position start(Setup setup) {
        var options = new LinkedHashMap<>(setup.options().values());
        options.put("pie", edition == 1);
        return esgros().start(new Setup(setup.seats(), new Options(options)));
    }
}
