/// What a game is, and nothing about any particular game. Start with [freehold.kernel.Games].
///
/// A module that has a game provides [freehold.kernel.Game] and opens the package with its texts.
module freehold.kernel {
    exports freehold.kernel;
    exports freehold.kernel.mind;
    exports freehold.kernel.position;
    exports freehold.kernel.telling;
    exports freehold.kernel.texts;
    exports freehold.kernel.wire;

    uses freehold.kernel.Game;
}
