import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { RollTerm, type TermOptions } from "./roll-term.ts";

export class OperatorTerm extends RollTerm {
  operator: string;
  static override SERIALIZE_ATTRIBUTES = ["operator"];
  static PRECEDENCE: Readonly<Record<string, number>> = { "+": 10, "-": 10, "*": 20, "/": 20, "%": 20 };
  static OPERATORS = Object.keys(this.PRECEDENCE);

  constructor(data: { operator?: string; options?: TermOptions } & PlainObject) {
    super(data);
    this.operator = String(data.operator);
  }

  override get flavor(): string {
    return "";
  }

  override get expression(): string {
    return ` ${this.operator} `;
  }

  override get total(): string {
    return ` ${this.operator} `;
  }
}
