const { TypeDataModel } = foundry.abstract;

/** Generation 14 has a class of its own that data of active effects extends; the type declarations are of 13. */
const own: unknown = Reflect.get(foundry.data, "ActiveEffectTypeDataModel");

/** The class of 14 extends that of 13, and nothing is used of it that 13 lacks. */
export const EffectModelBase = (typeof own === "function" ? own : TypeDataModel) as typeof TypeDataModel;

/** What every effect's data has: in generation 14 its changes, in 13 nothing, and there asking the base class throws. */
export const inheritedEffectSchema = (): object =>
  EffectModelBase === TypeDataModel ? {} : EffectModelBase.defineSchema();

type Any = foundry.data.fields.DataField.Any;
type Options = Readonly<{ required: true; validateKey: (key: string) => boolean }>;
type Field<Element extends Any> = foundry.data.fields.TypedObjectField<Element, Options>;

interface Text {
  readonly required: true;
  readonly blank: true;
  readonly initial: string;
}

/** A text of which no more is kept than so many characters. */
class BoundText extends foundry.data.fields.StringField<Text> {
  longest = 0;

  override clean(...told: Parameters<foundry.data.fields.StringField<Text>["clean"]>) {
    const cleaned = super.clean(...told);
    return typeof cleaned === "string" ? cleaned.slice(0, this.longest) : cleaned;
  }
}

export const boundText = (longest: number): BoundText =>
  Object.assign(new BoundText({ required: true, blank: true, initial: "" }), { longest });

/**
 * A record whose keys are certain words, each there or not. What is stored as null is not there: a token's own actor keeps
 * only what differs from the world's, and can say in no other way that it goes without an entry which that one has.
 */
class KeyedField extends foundry.data.fields.TypedObjectField<Any, Options> {
  override initialize(...[value, ...rest]: Parameters<Field<Any>["initialize"]>) {
    const there = Object.entries(value ?? {}).filter(([, entry]) => entry !== null);
    return super.initialize(Object.fromEntries(there), ...rest);
  }
}

/** Of the element's own type: nobody who reads the data meets a null, whatever the declarations make of the option. */
export function keyedField<Element extends Any>(element: Element, validateKey: Options["validateKey"]): Field<Element> {
  element.nullable = true;
  const field: unknown = new KeyedField(element, { required: true, validateKey });
  return field as Field<Element>;
}
