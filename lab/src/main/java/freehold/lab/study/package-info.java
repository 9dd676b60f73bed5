/// Many games, so that something can be learnt from them. A [freehold.lab.study.Study] says which: each of its
/// [freehold.lab.study.Case]s gives games that follow from their number alone ([freehold.lab.study.StudyGame]), so they
/// can be played anywhere and in any order. What was played is kept, line by line, in a [freehold.lab.study.Journal].
package freehold.lab.study;
