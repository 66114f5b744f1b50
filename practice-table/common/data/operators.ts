import { objectsEqual } from "../utils/objects/objects-equal.ts";

/** Generation 14's forced operations. They are read by updates and by `mergeObject({applyOperators: true})`. */
export class DataFieldOperator {
  /** What an operator holds; anything else is what it is. */
  static get(value: unknown): unknown {
    return value instanceof DataFieldOperator ? value.held : value;
  }

  static equals(one: unknown, other: unknown): boolean {
    return objectsEqual(this.get(one), this.get(other));
  }

  protected get held(): unknown {
    return undefined;
  }
}

export class ForcedDeletion extends DataFieldOperator {
  static create(): ForcedDeletion {
    return new ForcedDeletion();
  }

  toJSON(): { readonly operator: "ForcedDeletion" } {
    return { operator: "ForcedDeletion" };
  }
}

export class ForcedReplacement extends DataFieldOperator {
  readonly value: unknown;

  constructor(value: unknown) {
    super();
    this.value = value;
  }

  protected override get held(): unknown {
    return this.value;
  }

  static create(value: unknown): ForcedReplacement {
    return new ForcedReplacement(value);
  }

  toJSON(): { readonly operator: "ForcedReplacement"; readonly value: unknown } {
    return { operator: "ForcedReplacement", value: this.value };
  }
}

/** The values of the globals `_del` and `_replace`. */
export const forcedDeletion = new ForcedDeletion();
export const forceReplacement = (value: unknown): ForcedReplacement => ForcedReplacement.create(value);
