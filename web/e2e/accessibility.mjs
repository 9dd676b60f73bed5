import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds. The content security policy forbids foreign scripts, so the checker is evaluated, not loaded. */
export async function violations(visitor) {
  if (!(await visitor.page.evaluate(() => "axe" in globalThis))) {
    await visitor.page.evaluate(axe);
  }
  return visitor.page.evaluate(async () => {
    const found = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  });
}
