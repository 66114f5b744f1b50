const { TypeDataModel } = foundry.abstract;

/** Generation 14 has a class of its own that data of active effects extends; the type declarations are of 13. */
const own: unknown = Reflect.get(foundry.data, "ActiveEffectTypeDataModel");

/** The class of 14 extends that of 13, and nothing is used of it that 13 lacks. */
export const EffectModelBase = (typeof own === "function" ? own : TypeDataModel) as typeof TypeDataModel;

/** What every effect's data has: in generation 14 its changes, in 13 nothing, and there asking the base class throws. */
export const inheritedEffectSchema = (): object =>
  EffectModelBase === TypeDataModel ? {} : EffectModelBase.defineSchema();
