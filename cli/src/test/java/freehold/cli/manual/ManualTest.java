package freehold.cli.manual;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.Main;
import freehold.cli.shell.Streams;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/// What shells and manuals are told about the commands.
class ManualTest {
    private static String run(int code, String... arguments) {
        var out = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(out), false);
        assertThat(Main.run(streams, arguments)).as(out.toString()).isEqualTo(code);
        return out.toString();
    }

    @Test
    void shellsAreToldCommandsOptionsAndGames() {
        for (var shell : new String[] {"bash", "zsh"}) {
            assertThat(run(0, "completion", shell))
                    .contains("complete", "_freehold", "the-estates", "--patience", "puzzles");
        }
        assertThat(run(0, "completion", "fish"))
                .contains("complete -c freehold -n __fish_use_subcommand -a match -d 'A match: A takes each seat")
                .contains("-n '__fish_seen_subcommand_from match' -l log -l save -r -F")
                .contains("-n '__fish_seen_subcommand_from legal' -a 'esgros estate hexploration the-estates'")
                .doesNotContain("${");
        assertThat(run(2, "completion", "tcsh")).isEqualTo("freehold: SHELL is bash, zsh or fish, not 'tcsh'\n");
    }

    @Test
    void theManualHasEveryCommandAndOption() {
        assertThat(run(0, "man"))
                .startsWith(".TH FREEHOLD 1")
                .contains(
                        ".SH COMMANDS", ".SS match GAME", ".B \\-\\-patience S", ".SS new\\-game ID", ".SH EXIT STATUS")
                .doesNotContain("${", "%n", "%%")
                .matches("\\p{ASCII}*");
    }

    @Test
    void theVersionHasABuild() {
        assertThat(run(0, "version")).matches("freehold \\S+\\nbuild \\S+\\njava 25\\S*\\n");
    }
}
