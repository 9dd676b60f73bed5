package freehold.lab.run;

import freehold.kernel.InvalidSetup;
import freehold.lab.stats.Findings;
import freehold.lab.study.GameLogs;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A folder in which a study was played.
public record StudyFolder(Path folder) {
    /// What was found in the games that were played there.
    ///
    /// @throws InvalidSetup if no study was played there
    public Findings findings() throws IOException {
        var study = study();
        try (var journal = Journal.open(folder, study)) {
            var findings = new StudyRun(study, journal).soFar();
            if (findings.games() == 0) {
                throw new InvalidSetup("nothing was played in %s yet".formatted(folder));
            }
            return findings;
        }
    }

    private Study study() throws IOException {
        var manifest = folder.resolve("study.json");
        if (!Files.isRegularFile(manifest)) {
            throw new InvalidSetup("%s is no folder of a study: it has no study.json".formatted(folder));
        }
        return GameLogs.readStudy(Files.readString(manifest))
                .orElseThrow(() -> new InvalidSetup("%s can't be read".formatted(manifest)));
    }
}
