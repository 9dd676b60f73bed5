/// The Estates. The package with its texts is open, because the kernel reads them.
module freehold.games.theestates {
    requires transitive freehold.kernel;
    requires freehold.boards;

    exports freehold.games.theestates.view;

    opens freehold.games.theestates;

    provides freehold.kernel.Game with
            freehold.games.theestates.Rules;
}
