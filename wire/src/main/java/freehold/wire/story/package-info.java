/// What is told of a whole game once it is over.
package freehold.wire.story;
