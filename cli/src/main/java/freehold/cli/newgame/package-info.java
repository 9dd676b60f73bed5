/// `freehold new-game`: writes a small, complete game into the checkout, for designers to change.
///
/// Start with [freehold.cli.newgame.NewGameCommand]. A [freehold.cli.newgame.Skeleton] is what is written; its
/// templates lie beside this package in the resources. A [freehold.cli.newgame.Checkout] is where it goes.
package freehold.cli.newgame;
