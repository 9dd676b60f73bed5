/** So long a busy page may put it off. */
const LATEST_MILLIS = 2000;

/** Until the page has been drawn and nothing else is to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) {
      requestIdleCallback(() => resolve(), { timeout: LATEST_MILLIS });
    } else {
      setTimeout(resolve);
    }
  });
}
