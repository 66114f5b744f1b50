type Any = foundry.data.fields.DataField.Any;
type Options = Readonly<{ required: true; validateKey: (key: string) => boolean }>;
type Field<Element extends Any> = foundry.data.fields.TypedObjectField<Element, Options>;

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
