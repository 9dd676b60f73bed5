/// Figures for operators. Knows no other room of the server.
package freehold.server.metrics;
