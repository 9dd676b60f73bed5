/// Esgros. The package with its texts is open, because the kernel reads them.
module freehold.games.esgros {
    requires transitive freehold.kernel;
    requires freehold.boards;

    exports freehold.games.esgros.view;

    opens freehold.games.esgros;

    provides freehold.kernel.Game with
            freehold.games.esgros.Rules;
}
