const PATIENCE_MILLIS = 60_000;

export function pause(millis) {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

/** Checks again and again until it holds, because a page shows things a moment later; else it fails with what was seen last. */
export async function eventually(check) {
  for (const end = Date.now() + PATIENCE_MILLIS; ; await pause(30)) {
    try {
      return await check();
    } catch (e) {
      if (Date.now() > end) {
        throw e;
      }
    }
  }
}
