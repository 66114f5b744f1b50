import { HeartRush, type Die } from "../../../rules/index.ts";

const { ArrayField, BooleanField, HTMLField, NumberField, SchemaField, SetField, StringField, TypedObjectField } =
  foundry.data.fields;

/** The parts of which the schemas of Heart Rush are made. Bounds are those of the rules' own reader of sheets. */
export const whole = (initial: number, min: number, max: number) =>
  new NumberField({ required: true, nullable: false, integer: true, initial, min, max });

export const count = (initial = 0, max = 99_999) => whole(initial, 0, max);

interface DieOptions<Nullable extends boolean> {
  readonly required: true;
  readonly nullable: Nullable;
  readonly integer: true;
  readonly initial: Nullable extends true ? null : Die;
  readonly choices: number[];
}

/** The declarations know the choices of a number as any number, so what they leave is said here. */
export const die = (initial: Die) =>
  new NumberField<DieOptions<false>, Die | undefined, Die, Die>({
    required: true,
    nullable: false,
    integer: true,
    initial,
    choices: [...HeartRush.DICE],
  });

export const maybeDie = () =>
  new NumberField<DieOptions<true>, Die | null | undefined, Die | null, Die | null>({
    required: true,
    nullable: true,
    integer: true,
    initial: null,
    choices: [...HeartRush.DICE],
  });

export const text = () => new StringField({ required: true, blank: true, initial: "" });

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
) => new TypedObjectField(element, { required: true, validateKey: isKey });

/** What a lasting gain is made of; `src/rules/heart-rush/gains.ts` says when it counts. */
export const gains = () =>
  new ArrayField(
    new SchemaField({
      on: choice(HeartRush.MODIFIER_TARGETS, "check"),
      ability: choice([...HeartRush.ABILITIES, "any"], "any"),
      when: choice(HeartRush.MODIFIER_MOMENTS, "always"),
      needs: choice(HeartRush.GAIN_NEEDS, "nothing"),
      per: choice(HeartRush.GAIN_SCALES, "once"),
      net: whole(0, -20, 20),
      flat: whole(0, -999, 999),
      dice: new ArrayField(die(6), { required: true, initial: [], max: 12 }),
    }),
    { required: true, initial: [], max: 20 },
  );
