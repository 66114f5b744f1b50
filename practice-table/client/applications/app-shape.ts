import type { Loose } from "../loose.ts";

/** What the rest of the page asks of an open window, whatever its class. */
export interface AppShape {
  readonly id: string;
  readonly options: Loose;
  readonly rendered: boolean;
  readonly hasFrame: boolean;
  readonly element: HTMLElement;
  readonly position: { readonly zIndex: number };
  render(options?: Loose | boolean, more?: Loose): Promise<unknown>;
  close(options?: Loose): Promise<unknown>;
}
