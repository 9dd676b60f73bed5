import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { action, mark } from "../../board/choice";
import { FocusFallback } from "../../board/focus-fallback";
import { type Scene, tryToken } from "../../board/game";
import { moveOf, movesWith, moveWith } from "../../board/moves";
import { LightElement } from "../../core/element";
import { emblem } from "../../core/emblem";
import { isShared, seatName } from "../../core/names";
import "./auction.css";
import { t } from "../../core/words";
import { pieceIcon } from "./pieces";
import { signed } from "./standing";
import { bid, HOLD, KEEP, PASS, readPiece, SELL, STOW } from "./tokens";
import { isOpen, purseOf, type View } from "./view";
import { words } from "./words";

/** The stage of its own: what is asked of whom, the piece on sale, the bids in order, one's purse and the choices. */
@customElement("the-estates-auction")
export class Auction extends LightElement {
  @property({ attribute: false }) scene!: Scene<View>;
  protected readonly focusFallback = new FocusFallback(this);
  /** What the bid box shows. */
  @state() private amount = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const bids = this.possibleBids;
    const isAnothers = changed.get("scene")?.view.actor !== this.scene.view.actor;
    if (changed.has("scene") && (isAnothers || !bids.includes(this.amount))) {
      this.amount = bids[0] ?? 0;
    }
  }

  /** The amounts that may be bid, from the least to the most. */
  private get possibleBids(): readonly number[] {
    return movesWith(this.scene, { kind: "bid" })
      .map(({ amount }) => amount ?? 0)
      .sort((a, b) => a - b);
  }

  protected override render(): TemplateResult {
    const { view, language, moves, figure } = this.scene;
    const text = words(language);
    const isMine = moves.length > 0 && figure === undefined;
    const name = view.actor > 0 ? this.name(view.actor) : "";
    return html`<section class="auction ${isMine ? "is-mine" : ""}" data-focus-fallback tabindex="-1"
      aria-label=${text.stages[view.stage]}>
      ${view.sale.piece ? this.piece() : nothing}
      <div class="auction-body">
        <h3>${view.actor > 0 ? emblem(view.actor) : nothing} ${text.stages[view.stage]}</h3>
        ${
          view.stage === "over"
            ? nothing
            : html`<p>${isMine ? this.asked() : (text.acts[view.stage]?.(name) ?? "")}</p>`
        }
        ${this.company()}
        ${this.roundsBefore()}
        ${view.sale.piece ? this.bids() : nothing}
        ${isMine ? html`<div class="auction-choices">${this.choices()}</div>` : nothing}
      </div>
      ${figure === undefined ? this.purse() : nothing}
    </section>`;
  }

  /** What is asked of the viewer; of secrecy only where there is any. */
  private asked(): string | undefined {
    const { view, language } = this.scene;
    const text = words(language);
    if (view.stage !== "stow") {
      return text.asked[view.stage];
    }
    const asked = moveWith(this.scene, { kind: "stow" }) ? text.asked.stow : text.nothingToStow;
    return isOpen(view) ? asked : `${asked} ${text.onlyYouKnow}`;
  }

  /** How the rounds before ended, as long as nothing is built in the new one. */
  private roundsBefore(): TemplateResult | typeof nothing {
    const { view, language } = this.scene;
    const text = words(language);
    if (view.round === 1 || view.rows.some((row) => row.buildings.length > 0)) {
      return nothing;
    }
    const scores = view.players
      .map(({ seat, pointsBefore }) => text.scored(this.name(seat), signed(pointsBefore)))
      .join(t().comma);
    return html`<p class="rounds-before">${text.afterRounds(view.round - 1, scores)}</p>`;
  }

  private name(seat: number): string {
    return seatName(this.scene.seats, seat);
  }

  private piece(): TemplateResult {
    const { view, language } = this.scene;
    const { piece } = view.sale;
    const text = words(language);
    return html`<figure class="auction-piece">${pieceIcon(piece)}
      <figcaption><strong>${text.piece(piece)}</strong><small>${text.use(piece)}</small></figcaption></figure>`;
  }

  /** Whose company the cube on sale belongs to: what one needs to know before bidding. */
  private company(): TemplateResult | typeof nothing {
    const { view, language } = this.scene;
    const text = words(language);
    const piece = readPiece(view.sale.piece);
    if (piece?.kind !== "cube") {
      return nothing;
    }
    const { colour } = piece;
    const owner = view.certificates.find(({ letter }) => letter === colour)?.owner ?? 0;
    const sentence = owner
      ? text.owned(text.companies[colour], this.name(owner))
      : text.unowned(text.companies[colour], text.colours[colour]);
    return html`<p class="auction-company">${owner ? emblem(owner) : nothing} ${sentence}</p>`;
  }

  private bids(): TemplateResult {
    const { view, language } = this.scene;
    const text = words(language);
    const { bids, waiting, leader, highest } = view.sale;
    return html`<ol class="bids" aria-label=${text.bids}>
      <li class="bid is-auctioneer" aria-label="${text.auctioneer}: ${this.name(view.auctioneer)}">
        ${emblem(view.auctioneer)}<small aria-hidden="true">${text.auctioneer}</small></li>
      ${bids.map(
        ({ seat, amount }) => html`<li class="bid ${seat === leader ? "is-highest" : ""}"
          aria-label=${text.bidBy(this.name(seat), amount)}>
        ${emblem(seat)}<span aria-hidden="true">${amount > 0 ? text.money(amount) : text.passed}</span></li>`,
      )}
      ${waiting.map(
        (seat) => html`<li class="bid is-waiting ${seat === view.actor ? "is-asked" : ""}"
        aria-label=${text.waits(this.name(seat))}>${emblem(seat)}<span aria-hidden="true">…</span></li>`,
      )}
    </ol>
    ${waiting.length === 0 && highest === 0 ? html`<p class="note">${text.nobodyBid}</p>` : nothing}`;
  }

  private choices(): TemplateResult | typeof nothing {
    const { scene } = this;
    const text = words(scene.language);
    const { leader, highest } = scene.view.sale;
    const discard = moveWith(scene, { kind: "discard" });
    switch (scene.view.stage) {
      case "stow":
        return moveWith(scene, { kind: "stow" })
          ? html`${action(scene, STOW, text.stow, true)}${action(scene, HOLD, text.hold)}`
          : action(scene, HOLD, text.goOn, true);
      case "bid":
        return this.bidBox();
      case "settle":
        return html`${action(scene, SELL, text.sell(this.name(leader), highest), true)}
          ${action(scene, KEEP, text.keep(this.name(leader), highest))}`;
      default:
        return discard ? action(scene, discard.token, text.discard) : nothing;
    }
  }

  private bidBox(): TemplateResult {
    const { scene, amount } = this;
    const text = words(scene.language);
    const bids = this.possibleBids;
    const [least, most] = [bids[0], bids.at(-1)];
    if (least === undefined || most === undefined) {
      return html`<p class="note">${text.cantOutbid}</p>${action(scene, PASS, text.pass, true)}`;
    }
    const token = bid(amount);
    return html`${this.amountBox(least, most)}
      <button class="button is-main ${scene.considered?.token === token ? "is-considered" : ""}"
        data-token=${token} data-legal
        @click=${(e: Event) => tryToken(e.currentTarget!, token, true)}
        >${text.bidIt(amount)}${mark(scene, token)}</button>
      ${action(scene, PASS, text.pass)}
      <small class="note">${text.range(least, most)}${this.advisedBids()}</small>`;
  }

  private amountBox(least: number, most: number): TemplateResult {
    const { amount } = this;
    const text = words(this.scene.language);
    return html`<span class="bid-box">
        <button class="icon" aria-label=${text.less} ?disabled=${amount <= least}
          @click=${() => (this.amount = amount - 1)}>−</button>
        <input type="number" inputmode="numeric" aria-label="${text.bidLabel}${t().comma}${text.range(least, most)}"
          min=${least} max=${most} .value=${String(amount)}
          @focus=${(e: Event) => (e.target as HTMLInputElement).select()} @input=${this.onAmount}
          @keydown=${this.onEnter}>
        <button class="icon" aria-label=${text.more} ?disabled=${amount >= most}
          @click=${() => (this.amount = amount + 1)}>+</button>
      </span>`;
  }

  /** The bids that a hint speaks of. */
  private advisedBids(): TemplateResult | typeof nothing {
    const texts = this.scene.marks.flatMap(({ token, label }) => {
      const move = moveOf(this.scene, token);
      return move?.kind === "bid" ? [`$${move.amount}m ${label}`] : [];
    });
    return texts.length > 0 ? html` · ${texts.join(", ")}` : nothing;
  }

  /** Any number may be written: one that is not possible is refused with its rule. */
  private readonly onAmount = (e: Event): void => {
    const wanted = Math.trunc((e.target as HTMLInputElement).valueAsNumber);
    if (Number.isFinite(wanted) && wanted > 0) {
      this.amount = wanted;
    }
  };

  private readonly onEnter = (e: KeyboardEvent): void => {
    if (e.key === "Enter") {
      tryToken(this, bid(this.amount), true);
    }
  };

  /** The viewer's money. */
  private purse(): TemplateResult | typeof nothing {
    const { view, viewer, seats, language } = this.scene;
    const text = words(language);
    const purse = purseOf(view, viewer);
    if (!purse) {
      return view.players.every((player) => player.purse.length === 0)
        ? html`<p class="purse note">${text.purseSecret}</p>`
        : nothing;
    }
    return html`<div class="purse">
      <p class="purse-title">${emblem(viewer)} ${isShared(seats) ? text.purseOf(this.name(viewer)) : text.purse}</p>
      <p class="purse-money"><b>${text.inHand(purse.cash)}</b> · ${text.stowed(purse.stowed)}</p></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "the-estates-auction": Auction;
  }
}
