// Random playouts a second of every game: the rules on the JVM beside the same rules compiled for the browser, one after
// the other in one run. As each game has a JVM of its own, it has a page of its own. Nothing else should run meanwhile.
//   node e2e/speed.mjs [seconds for each]
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ask, startCompiled } from "./compiled.mjs";
import { House } from "./house.mjs";

const seconds = Number(process.argv[2] ?? 5);
const command = join(dirname(fileURLToPath(import.meta.url)), "../../freehold");
/** What the compiled rules should reach at least, as a share of the JVM's speed. */
const WANTED = 0.45;
/** The same for positions judged by a net. */
const WANTED_OF_NETS = 0.3;

const house = await House.open();
try {
  const visitor = await house.visitor();
  await visitor.home();
  await startCompiled(visitor.page);
  const games = JSON.parse(await ask(visitor.page, "games", {})).map(({ id }) => id);
  console.log("game           JVM/s  browser/s  share  playouts, or positions judged by a net");
  for (const game of games) {
    const said = execFileSync(command, ["bench", game, "--nets", "--seconds", String(seconds)], { encoding: "utf8" });
    const jvm = Number(/playouts\/s (\d+)/.exec(said)[1]);
    await visitor.home();
    await startCompiled(visitor.page);
    await ask(visitor.page, "speed", { game, millis: 1000 });
    const browser = Number(await ask(visitor.page, "speed", { game, millis: seconds * 1000 }));
    tell(game, jvm, browser, WANTED);
    const judged = /evaluations\/s (\d+)/.exec(said);
    if (judged) {
      await ask(visitor.page, "speed", { game, agent: "net", millis: 1000 });
      const here = Number(await ask(visitor.page, "speed", { game, agent: "net", millis: seconds * 1000 }));
      tell(`${game}, net`, Number(judged[1]), here, WANTED_OF_NETS);
    }
  }
} finally {
  await house.close();
}

function tell(what, jvm, browser, wanted) {
  const share = browser / jvm;
  const columns = [what.padEnd(13), String(jvm).padStart(6), String(browser).padStart(10)];
  console.log(`${columns.join(" ")}  ${(100 * share).toFixed(0).padStart(4)} %${share < wanted ? "  too slow" : ""}`);
}
