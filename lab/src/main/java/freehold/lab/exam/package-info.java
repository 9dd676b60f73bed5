/// How well an agent plays where the truth is known: [freehold.lab.exam.Exam] asks it for moves in late positions that
/// the solver has settled.
package freehold.lab.exam;
