import { LitElement } from "lit";
import { FollowSettings } from "./settings";

/** A component of the page: it shares the one stylesheet, and speaks another language as soon as it is chosen. */
export class Piece extends LitElement {
  protected readonly following = new FollowSettings(this);

  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
