// Hard times on purpose: what a test takes for granted too early shows on a slow line or a slow machine.
import { pause } from "./eventually.mjs";

/** Up to so many milliseconds pass before the page hears what the server said; what a test asks by itself comes at once. */
const lag = Number(process.env.FREEHOLD_LAG ?? 0);
/** So many times slower is the machine. */
const throttle = Number(process.env.FREEHOLD_THROTTLE ?? 1);

export async function slowDown(page) {
  if (throttle > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  }
  if (lag > 0) {
    await page.route("**/api/**", answerLate);
    await page.routeWebSocket("**/api/**", tellLate);
  }
}

async function answerLate(route) {
  try {
    const response = await route.fetch();
    await pause(Math.random() * lag);
    await route.fulfill({ response });
  } catch {
    // The server is gone, or the page.
    await route.abort().catch(() => undefined);
  }
}

function tellLate(socket) {
  const server = socket.connectToServer();
  const late = Math.random() * lag;
  server.onMessage((message) => void pause(late).then(() => socket.send(message)));
}
