/// Where the games of a study are played: on this machine ([freehold.lab.engine.LocalEngine]) or elsewhere. An
/// [freehold.lab.engine.Engine] plays jobs and merges what was counted; [freehold.lab.engine.StudyRun] sees to it that
/// what was played before is not played again.
package freehold.lab.engine;
