// The compiled rules, asked in a page as the client asks them: in a worker, under the server's own security policy.

/** Starts the worker of the client that a page shows; from then on `compiled.ask` answers there. */
export async function startCompiled(page) {
  await page.evaluate(async () => {
    const scripts = [
      document.querySelector("script[type=module]").src,
      ...performance.getEntriesByType("resource").map(({ name }) => name),
    ].filter((name) => name.endsWith(".js"));
    const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
    const [name] = /worker-\w+\.js/.exec(texts.join("\n"));
    const worker = new Worker(`/assets/${name}`, { type: "module" });
    const waiting = new Map();
    worker.onerror = (e) => console.error(`the worker: ${e.message}`);
    worker.onmessage = ({ data: { id, json, isDone, failure } }) => {
      const { values, done, failed } = waiting.get(id);
      if (json !== undefined) {
        values.push(json);
      } else if (isDone) {
        done(values.at(-1));
      } else {
        failed(new Error(failure));
      }
    };
    let asked = 0;
    window.compiled = {
      ask: (kind, fields, text) =>
        new Promise((done, failed) => {
          const id = ++asked;
          const head = [kind, ...Object.entries(fields).map(([name, value]) => `${name} ${value}`)].join("\n");
          waiting.set(id, { values: [], done, failed });
          worker.postMessage({ id, question: text === undefined ? head : `${head}\n\n${text}` });
        }),
    };
    await window.compiled.ask("games", {});
  });
}

/** The JSON text that they answer. */
export function ask(page, kind, fields, text) {
  return page.evaluate(([...question]) => window.compiled.ask(...question), [kind, fields, text]);
}
