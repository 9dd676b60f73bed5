import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { LightElement } from "../core/element";
import { isSite } from "../core/site";
import { t } from "../core/words";
import type { ToServiceWorker } from "./service-worker";
import "./new-version.css";

/** Keeping the program for later can wait until the page is there. */
const QUIET_MILLIS = 1500;
const LOOK_AGAIN_MILLIS = 3_600_000;

/**
 * Has the browser keep the program, so that it starts without a server. When another version is ready it says so; that
 * one begins when somebody agrees, or with the next page that was loaded from it.
 */
@customElement("new-version")
export class NewVersion extends LightElement {
  @state() private isReady = false;
  private registration: ServiceWorkerRegistration | undefined;
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    // Without a secure address there is none, and the program works all the same.
    if ("serviceWorker" in navigator) {
      this.timer = window.setTimeout(() => this.begin(), QUIET_MILLIS);
    }
  }

  private begin(): void {
    this.register().catch((e) => console.warn("the program is not kept in this browser", e));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async register(): Promise<void> {
    const { serviceWorker } = navigator;
    const wasKept = serviceWorker.controller !== null;
    const registration = await serviceWorker.register(isSite ? "./sw.js" : "/sw.js");
    this.registration = registration;
    // Another tab has agreed to the new version: this one runs the old one.
    serviceWorker.addEventListener("controllerchange", () => (this.isReady ||= wasKept && !this.isCurrent));
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => void this.look());
    });
    await this.look();
    this.timer = window.setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MILLIS);
  }

  private isCurrent = false;

  /** Whether a version waits; one that this very page was loaded from begins at once. */
  private async look(): Promise<void> {
    const { waiting } = this.registration!;
    if (!waiting || !navigator.serviceWorker.controller) {
      return;
    }
    this.isCurrent = await isVersionOf(waiting, document.querySelector<HTMLScriptElement>("script[src]")!.src);
    if (this.isCurrent) {
      waiting.postMessage("begin" satisfies ToServiceWorker);
    } else {
      this.isReady = true;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.isReady
      ? html`<div class="new-version" role="status"><span>${t().newVersion}</span>
          <button class="button" data-new-version @click=${() => this.takeOver()}>${t().reload}</button></div>`
      : nothing;
  }

  private takeOver(): void {
    const waiting = this.registration?.waiting;
    if (waiting) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("begin" satisfies ToServiceWorker);
    } else {
      location.reload();
    }
  }
}

function isVersionOf(worker: ServiceWorker, script: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as boolean);
    worker.postMessage({ script } satisfies ToServiceWorker, [port2]);
  });
}
