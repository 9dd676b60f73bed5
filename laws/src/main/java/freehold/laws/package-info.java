/// The test kit that every game applies to itself: implement [freehold.laws.GameLaws] in a test class, and all
/// of it runs.
///
/// It reads the game's test resources (`vectors/`, `golden/`, `refusals.txt`) and its `perft.txt` and `RULES.md`, and
/// plays random games in every setup. It knows games only through the kernel.
package freehold.laws;
