import { LitElement } from "lit";
import { FollowSettings } from "./settings";

/**
 * The base of all components. It renders into the page itself (the light DOM), so that it shares the stylesheet, and it
 * renders again when a setting changes, such as the language.
 */
export class LightElement extends LitElement {
  protected readonly following = new FollowSettings(this);

  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
