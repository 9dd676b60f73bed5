/// Where the games of a study are played: on this machine ([freehold.lab.run.LocalRunner]) or elsewhere. An
/// [freehold.lab.run.Runner] plays jobs and merges what was counted; [freehold.lab.run.StudyRun] sees to it that
/// what was played before is not played again.
package freehold.lab.run;
