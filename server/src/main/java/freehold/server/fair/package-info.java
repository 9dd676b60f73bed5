/// Chance that can be checked: [freehold.server.fair.Seed] draws, [freehold.server.fair.FairCheck] verifies afterwards.
/// Knows the kernel and the records.
package freehold.server.fair;
