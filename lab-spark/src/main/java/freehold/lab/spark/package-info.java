/// Studies on a cluster: [freehold.lab.spark.SparkRunner] hands the jobs of a study to Apache Spark. Found by the
/// `ServiceLoader` where it is on the class path, which it is only if somebody asks for it.
package freehold.lab.spark;
