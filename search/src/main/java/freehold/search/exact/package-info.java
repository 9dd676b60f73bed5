/// Exact values of positions: [freehold.search.exact.Solver] is alpha-beta with a bounded table. It knows a game only
/// through the kernel.
package freehold.search.exact;
