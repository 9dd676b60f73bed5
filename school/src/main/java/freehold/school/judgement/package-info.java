/// Learning judgements of positions: a few thousand weights for games whose knowledge searches by itself, and asks only
/// how strong each seat stands ([freehold.kernel.mind.Judgement]).
///
/// Start with [freehold.school.judgement.JudgementSchool]: in each generation [freehold.school.judgement.PracticeGame]s
/// are played with the weights so far, become [freehold.school.judgement.Lesson]s, and a
/// [freehold.school.judgement.JudgementTrainer] learns from all of them anew.
package freehold.school.judgement;
