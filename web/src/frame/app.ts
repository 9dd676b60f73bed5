import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { t } from "../core/words";
import "../core/ask-dialog";
import "../home/home-page";
import { LightElement } from "../core/element";
import { notFetched, notFound } from "../core/not-found";
import { followLinks, type Route, shownRoute, to } from "../core/router";
import { isKnown } from "../core/services";
import { settings } from "../core/settings";
import { paints } from "../hex/paints";
import "./settings-dialog";

const TOAST_MILLIS = 5000;

/** Pages that are not part of the first one: each is fetched when somebody wants it. */
const FETCHED = {
  "table-page": () => import("../table/table-page"),
  "story-page": () => import("../story/story-page"),
  "analysis-page": () => import("../analysis/analysis-page"),
  "about-page": () => import("../home/about-page"),
  "learn-page": () => import("../learn/learn-page"),
  "rules-page": () => import("../rules/rules-page"),
  "record-page": () => import("../local/record-page"),
  "puzzle-page": () => import("../puzzles/puzzle-page"),
};

/** The frame of all pages: head, the page, what is announced. */
@customElement("freehold-app")
export class App extends LightElement {
  @state() private route: Route = shownRoute();
  @state() private said = "";
  @state() private toast = "";
  /** The page that could not be fetched. */
  @state() private missing = "";
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", this.onRoute);
    addEventListener("freehold-announce", this.onAnnounce);
    addEventListener("freehold-toast", this.onToast);
    this.addEventListener("click", followLinks);
    // A cookie that is used lives on; if the server can't be reached, whatever is done next says so.
    void isKnown().catch(() => undefined);
    void import("../offline/new-version");
  }

  private readonly onRoute = (): void => {
    this.route = shownRoute();
    this.missing = "";
    document.title = "Freehold";
    scrollTo(0, 0);
    // Whoever listens is told that the page has changed.
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  };

  private readonly onAnnounce = (e: Event): void => {
    this.say((e as CustomEvent<string>).detail);
  };

  /** The same words twice are two announcements: a space that nobody hears makes them differ. */
  private say(text: string): void {
    this.said = text === this.said ? `${text}\u00a0` : text;
  }

  private readonly onToast = (e: Event): void => {
    this.toast = (e as CustomEvent<string>).detail;
    this.say(this.toast);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.toast = ""), TOAST_MILLIS);
  };

  protected override render(): TemplateResult {
    const root = document.documentElement;
    root.lang = settings.get("language");
    root.dataset.theme = settings.get("theme");
    return html`
      <svg class="sr-only" aria-hidden="true">${paints()}</svg>
      <new-version></new-version>
      <a class="skip" href="#main" @click=${this.skip}>${t().skip}</a>
      <header class="head">
        <a class="brand" href=${to("/")} aria-label="Freehold, ${t().home}">
          <svg viewBox="0 0 32 32" aria-hidden="true"><path class="brand-hex"
            d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z"></path><path class="brand-house"
            d="M16 8.5 8.5 15v8h5v-5h5v5h5v-8z"></path></svg>
          <span>Freehold</span>
        </a>
        <settings-dialog></settings-dialog>
      </header>
      <ask-dialog></ask-dialog>
      <main id="main" tabindex="-1">${this.page()}</main>
      ${["home", "rules", "lost"].includes(this.route.page) ? this.foot() : nothing}
      <div class="sr-only" aria-live="polite" role="status">${this.said}</div>
      ${this.toast ? html`<div class="toast" aria-hidden="true">${this.toast}</div>` : nothing}`;
  }

  private foot(): TemplateResult {
    return html`<footer class="foot"><a href=${to("/about")}>${t().lobby.about.link}</a></footer>`;
  }

  private page(): TemplateResult {
    const { route } = this;
    switch (route.page) {
      case "home":
        return html`<home-page></home-page>`;
      case "table":
        return this.fetched("table-page", html`<table-page .address=${route.id}></table-page>`);
      case "story":
        return this.fetched("story-page", html`<story-page .address=${`table/${route.id}`}></story-page>`);
      case "analysis":
        return this.analysis(`table/${route.id}${route.query}`);
      case "board":
        return this.analysis(`board/${route.game}${route.query}#${route.fragment}`);
      case "about":
        return this.fetched("about-page", html`<about-page></about-page>`);
      case "learn":
        return this.fetched("learn-page", html`<learn-page .game=${route.game}></learn-page>`);
      case "rules":
        return this.fetched("rules-page", html`<rules-page .game=${route.game}></rules-page>`);
      case "record":
        return this.fetched("record-page", html`<record-page></record-page>`);
      case "puzzles":
        return this.fetched("puzzle-page", html`<puzzle-page .game=${route.game} .puzzleId=${route.id}></puzzle-page>`);
      default:
        return notFound();
    }
  }

  private analysis(address: string): TemplateResult {
    return this.fetched("analysis-page", html`<analysis-page .address=${address}></analysis-page>`);
  }

  /** Never an empty page: until it is fetched it says that it comes, and if it can't be fetched, that too. */
  private fetched(name: keyof typeof FETCHED, page: TemplateResult): TemplateResult {
    if (customElements.get(name)) {
      return page;
    }
    if (this.missing === name) {
      return notFetched();
    }
    void FETCHED[name]().then(
      () => this.requestUpdate(),
      () => (this.missing = name),
    );
    return html`<p class="note" role="status">${t().loading}</p>`;
  }

  private readonly skip = (e: MouseEvent): void => {
    e.preventDefault();
    this.querySelector<HTMLElement>("main")?.focus();
  };
}
