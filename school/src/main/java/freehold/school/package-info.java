/// Learning by self-play: nets that teach themselves a game, which they know only through the kernel and the game's
/// [freehold.kernel.mind.Features].
///
/// Start with [freehold.school.School]. A [freehold.school.Run] goes from generation to generation:
/// [freehold.school.SelfPlay] makes [freehold.school.Sample]s, a [freehold.school.Trainer] learns from the
/// [freehold.school.Window] of the newest ones, a [freehold.school.Gate] lets nets play each other, and a
/// [freehold.school.RunFolder] keeps everything. How is said by a [freehold.school.Recipe].
package freehold.school;
