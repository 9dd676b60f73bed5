/// What a caller may do and how much of it: identity, origins, rate limits, timeouts, security headers.
///
/// Start with [freehold.server.guard.RateLimit] and [freehold.server.guard.Identity]. Knows no route.
package freehold.server.guard;
