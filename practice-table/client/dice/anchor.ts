import type { PlainObject } from "../../common/utils/objects/plain-object.ts";

/** How a link to what a roll came to is to look. */
export interface AnchorOptions {
  readonly label?: string;
  readonly attrs?: Readonly<Record<string, string>>;
  readonly dataset?: Readonly<Record<string, string | undefined>>;
  readonly classes?: readonly string[];
  readonly icon?: string;
}

interface Shown {
  readonly formula: string;
  readonly total: number | undefined;
  toJSON(): PlainObject;
}

type Draw = (roll: Shown, options: AnchorOptions) => HTMLAnchorElement;

let draw: Draw = () => {
  throw new Error("A link to a roll is drawn only where there is a page.");
};

/** A page tells rolls how they become links in it. */
export function teachAnchor(taught: Draw): void {
  draw = taught;
}

export const anchorOf: Draw = (roll, options) => draw(roll, options);
