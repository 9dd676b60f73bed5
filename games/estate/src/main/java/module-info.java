/// Estate. The package with its texts is open, because the kernel reads them.
module freehold.games.estate {
    requires transitive freehold.kernel;
    requires freehold.boards;

    exports freehold.games.estate.view;

    opens freehold.games.estate;

    provides freehold.kernel.Game with
            freehold.games.estate.Rules;
}
