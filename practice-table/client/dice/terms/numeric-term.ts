import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { RollTerm, type TermOptions } from "./roll-term.ts";

export class NumericTerm extends RollTerm {
  number: number;
  static override SERIALIZE_ATTRIBUTES = ["number"];

  constructor(data: { number?: number; options?: TermOptions } & PlainObject) {
    super(data);
    this.number = Number(data.number);
  }

  override get expression(): string {
    return String(this.number);
  }

  override get total(): number {
    return this.number;
  }
}
