import { read } from "../../rules/index.ts";
import { boundText, keyedField } from "../ports/data-models.ts";

const { BooleanField, HTMLField, NumberField, SetField, StringField } = foundry.data.fields;

/** The fields of which the schemas of all rulesets are made: nothing is left undefined, and most is never null. */
export const whole = (initial: number, min: number, max: number) =>
  new NumberField({ required: true, nullable: false, integer: true, initial, min, max });

export const count = (initial = 0, max = 99_999) => whole(initial, 0, max);

interface NumberChoice<Nullable extends boolean, Initial extends number | null> {
  readonly required: true;
  readonly nullable: Nullable;
  readonly integer: true;
  readonly initial: Initial;
  readonly choices: number[];
}

/** The declarations know the choices of a number as any number, so what they leave is said here. */
export const oneNumberOf = <const Value extends number>(choices: readonly Value[], initial: NoInfer<Value>) =>
  new NumberField<NumberChoice<false, Value>, Value | undefined, Value, Value>({
    required: true,
    nullable: false,
    integer: true,
    initial,
    choices: [...choices],
  });

export const noneOrOneOf = <const Value extends number>(choices: readonly Value[]) =>
  new NumberField<NumberChoice<true, null>, Value | null | undefined, Value | null, Value | null>({
    required: true,
    nullable: true,
    integer: true,
    initial: null,
    choices: [...choices],
  });

/** What people write: as much of it as the rules read, and as a field on a sheet takes. */
export const text = (longest = read.LONGEST_TEXT) => boundText(longest);

/** Where a picture lies, or who is meant, for our own cards. */
export const address = () => text(4096);

export const prose = () => new HTMLField({ required: true, blank: true, initial: "" });

export const yes = (initial = false) => new BooleanField({ required: true, initial });

export const choice = <const Choice extends string>(choices: readonly Choice[], initial: NoInfer<Choice>) =>
  new StringField<{ required: true; blank: false; choices: readonly Choice[]; initial: Choice }>({
    required: true,
    blank: false,
    choices,
    initial,
  });

export const someOf = <const Choice extends string>(choices: readonly Choice[]) =>
  new SetField(
    new StringField<{ required: true; blank: false; choices: readonly Choice[] }>({
      required: true,
      blank: false,
      choices,
    }),
    { required: true, initial: [] },
  );

/** A record whose keys are these words, each there or not. */
export const keyedBy = <Element extends foundry.data.fields.DataField.Any>(
  isKey: (key: string) => boolean,
  element: Element,
) => keyedField(element, isKey);
