import type { AnalysisLine } from "../api/schema";
import { engine } from "../core/services";
import { type Advice, adviceOf } from "../play/advice";

/** Simulated games, so that the same position gets the same advice whenever it is asked for. */
const NODES = 40_000;

/** What search advises to whoever acts at a table. */
export async function adviceAt(table: string): Promise<Advice | undefined> {
  let last: AnalysisLine | undefined;
  for await (const found of engine.hint(table, NODES)) {
    last = found;
  }
  return last && adviceOf(last);
}
