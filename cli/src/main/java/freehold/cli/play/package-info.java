/// `freehold play`: an evening with a game in the terminal. [freehold.cli.play.PlayCommand] reads the arguments,
/// [freehold.cli.play.Sitting] is the evening itself; it asks through [freehold.cli.play.Prompt] and shows through
/// [freehold.cli.play.Screen]. It shows a person only the view of the seat that acts.
package freehold.cli.play;
