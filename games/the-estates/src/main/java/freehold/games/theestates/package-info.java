/// The Estates by Klaus Zoch: an auction game about unfinished streets. The rules are in `RULES.md`, beside this file.
///
/// Start with [freehold.games.theestates.Rules], the only door. What is on the table is in `rules`, what can be done
/// with it in `stages`, names and tokens in `words`, what a viewer sees in `view`, what search knows beyond the rules
/// in `mind`. Knows the kernel, the boards and no other game.
package freehold.games.theestates;
