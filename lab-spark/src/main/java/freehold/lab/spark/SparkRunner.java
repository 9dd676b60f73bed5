package freehold.lab.spark;

import freehold.kernel.InvalidSetup;
import freehold.lab.run.Runner;
import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Job;
import freehold.lab.study.Study;
import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/// Plays on a cluster: a map over the jobs, a few at a time, each with its own statistics, and a reduce of those. What
/// comes back is written down as it comes, so an interrupted study goes on, there or here.
final class SparkRunner implements Runner {
    /// Small enough that little is lost if a machine fails, large enough that sending costs nothing.
    private static final int JOBS_AT_A_TIME = 8;

    /// What Spark wants of Java 25; the pom and scripts/freehold-spark say the same.
    static final List<String> OPENS = Stream.of("java.lang", "java.lang.invoke", "java.nio", "java.util", "sun.nio.ch")
            .map("--add-opens=java.base/%s=ALL-UNNAMED"::formatted)
            .toList();

    private final String master;

    SparkRunner(String master) {
        this.master = master;
    }

    @Override
    public Findings play(Study study, List<Job> jobs, Consumer<GameLog> played) {
        var findings = new Findings(study);
        if (jobs.isEmpty()) {
            return findings;
        }
        try (var context = new JavaSparkContext(configuration(study))) {
            var tasks = (jobs.size() + JOBS_AT_A_TIME - 1) / JOBS_AT_A_TIME;
            var distributed = context.parallelize(jobs, tasks).rdd();
            context.sc()
                    .runJob(
                            distributed,
                            map(study),
                            CollectionConverters.asScala(IntStream.range(0, tasks)
                                            .<Object>mapToObj(task -> task)
                                            .toList())
                                    .toSeq(),
                            reduce(findings, played),
                            ClassTag$.MODULE$.apply(Batch.class));
        } catch (Exception e) {
            // Spark throws a checked exception of its own without declaring it.
            if (e instanceof SparkException) {
                throw new InvalidSetup("Spark at %s failed: %s".formatted(master, firstLine(e)));
            }
            throw e;
        }
        return findings;
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    /// Runs on the machines of the cluster.
    private static Function2<TaskContext, Iterator<Job>, Batch> map(Study study) {
        return (Function2<TaskContext, Iterator<Job>, Batch> & Serializable)
                (_, jobs) -> Batch.play(study, CollectionConverters.asJava(jobs));
    }

    /// Runs here, one batch after the other.
    private static Function2<Object, Batch, BoxedUnit> reduce(Findings findings, Consumer<GameLog> played) {
        return (_, batch) -> {
            batch.logs().forEach(played);
            findings.merge(batch.findings());
            return BoxedUnit.UNIT;
        };
    }

    private SparkConf configuration(Study study) {
        return new SparkConf()
                .setAppName("Freehold: a study of " + study.rules().name())
                .setMaster(master)
                .setJars(OwnJars.jars().toArray(String[]::new))
                .set("spark.ui.enabled", "false")
                .set("spark.executor.extraJavaOptions", String.join(" ", OPENS));
    }
}
