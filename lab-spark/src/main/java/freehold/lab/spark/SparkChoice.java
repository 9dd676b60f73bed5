package freehold.lab.spark;

import freehold.lab.engine.Engine;
import freehold.lab.engine.EngineChoice;

/// `--engine spark`.
public final class SparkChoice implements EngineChoice {
    @Override
    public String name() {
        return "spark";
    }

    @Override
    public Engine engine(String master) {
        return new SparkEngine(master);
    }
}
