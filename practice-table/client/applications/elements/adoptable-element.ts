/** What custom elements extend in generation 14, so that they survive a window of their own; browsers of today need no help with it. */
export abstract class AdoptableHTMLElement extends HTMLElement {
  adoptedCallback(): void {}
  disconnectedCallback(): void {}
}
