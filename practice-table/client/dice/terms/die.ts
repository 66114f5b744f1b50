import { DiceTerm, NUMBERED_MODIFIERS } from "./dice-term.ts";

export class Die extends DiceTerm {
  static override DENOMINATION = "d";
  static override MODIFIERS = NUMBERED_MODIFIERS;
}
