import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { GuidePart, Rule } from "../api/schema";
import { LightElement } from "../core/element";
import { untilReachable } from "../core/retry";
import { settings } from "../core/settings";
import { t } from "../core/words";
import { type Books, booksOf } from "./books";
import "./guide-figure";
import "./guide-text.css";
import { DECIDED_SIGN, proseOf, signed, type Voice } from "./prose";
import { rangesOf, ruleIn } from "./rule-numbers";
import { voiceOf } from "./voice";

/**
 * How a game is played: parts that teach, each with the exact rules folded below it, and at the end the whole rulebook.
 */
@customElement("guide-text")
export class GuideText extends LightElement {
  @property({ attribute: false }) game = "";
  /** The number of the rule that somebody asks for; it is opened and shown. */
  @property({ attribute: false }) wanted = "";
  @state() private books: Books | undefined;
  private asked = "";

  protected override willUpdate(): void {
    const asked = `${settings.get("language")} ${this.game}`;
    if (this.asked !== asked) {
      this.asked = asked;
      const isWanted = (): boolean => this.isConnected && this.asked === asked;
      void untilReachable(() => booksOf(this.game), isWanted).then(
        (books) => (this.books = isWanted() ? books : this.books),
        () => (this.asked = ""),
      );
    }
  }

  protected override updated(changed: PropertyValues): void {
    if (this.wanted !== "" && (changed.has("wanted") || changed.has("books"))) {
      // Once the figures above it have been drawn, which makes the page longer.
      requestAnimationFrame(() => this.show(this.wanted));
    }
  }

  /** Opens what a rule is folded into and goes there. */
  private show(number: string): void {
    const rule = this.querySelector<HTMLElement>(`[data-rule="${this.found(number)}"]`);
    const fold = rule?.closest("details");
    if (rule && fold) {
      fold.open = true;
      rule.focus({ preventScroll: true });
      scrollTo(rule);
    }
  }

  private found(number: string): string {
    return ruleIn(this.books?.rules ?? [], number)?.number ?? "";
  }

  protected override render(): TemplateResult {
    const { books } = this;
    if (!books) {
      return html`<p class="note">${t().loading}</p>`;
    }
    const { aim, box, minutes, age, parts } = books.guide;
    const { game } = books;
    return html`<p class="guide-aim">${this.voice(aim)}</p>
      <dl class="guide-facts">
        <div><dt>${t().playersFact}</dt><dd>${t().howMany(game.minSeats, game.maxSeats)}</dd></div>
        <div><dt>${t().playingTime}</dt><dd>${t().minutes(minutes)}</dd></div>
        ${age === undefined ? nothing : html`<div><dt>${t().ages}</dt><dd>${t().fromAge(age)}</dd></div>`}
        <div><dt>${t().designer}</dt><dd>${game.designer}</dd></div>
        <div class="guide-box"
          ><dt>${t().inTheBox}</dt><dd><ul>${box.map((thing) => html`<li>${thing}</li>`)}</ul></dd></div>
      </dl>
      <nav class="guide-contents" aria-label=${t().contents}><ol>${parts.map(
        ({ heading }, i) =>
          html`<li><a href="#${i + 1}" @click=${(e: MouseEvent) => this.onContents(e, i)}>${heading}</a></li>`,
      )}</ol></nav>
      ${parts.map((part) => this.chapter(books, part))}
      ${this.whole(books)}`;
  }

  private chapter(books: Books, part: GuidePart): TemplateResult {
    const { heading, blocks, rules } = part;
    const wanted = this.found(this.wanted);
    const isFirst = books.guide.parts.find((one) => stands(one.rules, wanted)) === part;
    const own = books.rules.filter(({ number }) => stands(rules, number));
    return html`<section class="guide-part"><h2 tabindex="-1">${heading}</h2>
      ${blocks.map(({ text, figure }) =>
        figure
          ? html`<guide-figure .game=${this.game} .figure=${figure}
            .caption=${this.voice(figure.caption)}></guide-figure>`
          : proseOf(text ?? "", this.voice),
      )}
      ${
        own.length === 0
          ? nothing
          : html`<details class="guide-law"><summary>${t().exactly(
              rangesOf(
                own.map(({ number }) => number),
                t(),
              ),
            )}</summary>${this.law(own, isFirst ? wanted : "")}</details>`
      }</section>`;
  }

  private law(rules: readonly Rule[], wanted: string): TemplateResult {
    const isDecided = rules.some(({ text }) => signed(text).includes(DECIDED_SIGN));
    return html`<dl class="law">${rules.map((rule) => this.rule(rule, rule.number === wanted))}</dl>
      ${isDecided ? html`<p class="note">${t().decidedMeans}</p>` : nothing}`;
  }

  private rule({ number, title, text }: Rule, isWanted = false): TemplateResult {
    return html`<div class="rule ${isWanted ? "is-wanted" : ""}" data-rule=${number} tabindex="-1">
      <dt><b>${number}</b> ${title}</dt><dd>${proseOf(text, this.voice)}</dd></div>`;
  }

  /** The rulebook from its first line to its last: nothing of it is out of reach. */
  private whole({ rulebook, rules }: Books): TemplateResult {
    return html`<details class="guide-whole" data-whole><summary>${t().wholeRulebook}</summary>
      <p class="note">${t().decidedMeans}</p>
      ${rulebook.sections.map(
        ({ heading, blocks }) =>
          html`${heading ? html`<h2>${heading}</h2>` : nothing}${blocks.map(({ text, rule }) => {
            const entry = rules.find(({ number }) => number === rule);
            return entry ? html`<dl class="law">${this.rule(entry)}</dl>` : proseOf(text ?? "", this.voice);
          })}`,
      )}</details>`;
  }

  private readonly voice: Voice = (text) =>
    voiceOf(this.books?.rules ?? [], this.game, (number) => this.onCited(number))(text);

  private onContents(e: MouseEvent, part: number): void {
    e.preventDefault();
    const heading = this.querySelectorAll<HTMLElement>(".guide-part h2")[part];
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  /** Whoever reads stays where they are. */
  private onCited(number: string): void {
    this.wanted = number;
    this.show(number);
  }
}

/** Whether a rule stands below a part: G4b does where G4 does. */
function stands(rules: readonly string[], number: string): boolean {
  return rules.includes(number) || rules.includes(number.replace(/[a-z]+$/, ""));
}

/** In the corner of a table only that corner is scrolled, if it is in sight. */
function scrollTo(rule: HTMLElement): void {
  const corner = rule.closest(".rules");
  if (corner) {
    corner.scrollTop += rule.getBoundingClientRect().top - corner.getBoundingClientRect().top - corner.clientHeight / 4;
  }
  rule.scrollIntoView({ block: corner ? "nearest" : "center" });
}
