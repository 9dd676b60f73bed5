package freehold.kernel.mind;

/// A game's knowledge whose judgement of positions can be learnt from games.
public interface Learnable {
    /// What the judgement is told; a new object at each call.
    Signs signs();

    /// The knowledge with a judgement of these weights; a new object at each call.
    Knowledge with(Weights weights);
}
