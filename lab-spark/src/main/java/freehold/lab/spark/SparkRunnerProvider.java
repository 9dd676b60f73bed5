package freehold.lab.spark;

import freehold.lab.run.Runner;
import freehold.lab.run.RunnerProvider;

/// `--engine spark`.
public final class SparkRunnerProvider implements RunnerProvider {
    @Override
    public String name() {
        return "spark";
    }

    @Override
    public Runner runner(String master) {
        return new SparkRunner(master);
    }
}
