/// What many games have in common, in small statistics that can be merged: whole numbers only, so that the sum is the
/// same in whatever order and on however many machines it was made. [freehold.lab.stats.Findings] holds all of them for
/// a study; each looks at one [freehold.lab.stats.Replay] after the other.
package freehold.lab.stats;
