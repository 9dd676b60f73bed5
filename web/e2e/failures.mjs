// A reporter that writes each test that failed on a line of its own: its file, a tab, its name.
import { relative } from "node:path";

/** A group or a file fails with what is in it, which has a line already. */
const CONSEQUENCE = "subtestsFailed";

export default async function* failures(events) {
  for await (const { type, data } of events) {
    if (type === "test:fail" && data.details.error.failureType !== CONSEQUENCE) {
      yield `${relative(process.cwd(), data.file ?? data.name)}\t${data.name}\n`;
    }
  }
}
