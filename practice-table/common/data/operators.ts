/** Generation 14's forced operations. They are read by updates and by `mergeObject({applyOperators: true})`. */
export class DataFieldOperator {}

export class ForcedDeletion extends DataFieldOperator {
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
