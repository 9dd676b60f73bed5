/// Hexploration. The package with its texts is open, because the kernel reads them.
module freehold.games.hexploration {
    requires transitive freehold.kernel;

    exports freehold.games.hexploration.view;

    opens freehold.games.hexploration;

    provides freehold.kernel.Game with
            freehold.games.hexploration.Rules;
}
