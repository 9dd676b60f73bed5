/// Nets: what a game has learnt by playing against itself, as numbers.
///
/// Start with [freehold.search.net.Net], which judges a position, and [freehold.search.net.NetKnowledge], by which a
/// search asks it. [freehold.search.net.BestKnowledge] is what the strongest players know, with a net and a proof where
/// there are such. [freehold.search.net.NetFile] is how weights are stored. Training is not done here. No threads, no
/// reflection: the same code runs in a browser.
package freehold.search.net;
