/** Somebody a spell may be aimed at. */
interface Aimable {
  readonly id: string;
  readonly name: string;
}

export interface TargetsFormContext {
  readonly choices: readonly { readonly field: string; readonly name: string; readonly first: boolean }[];
}

const FIELD = "target-";

/** For templates/heart-rush/targets-form.hbs: whom a spell is aimed at, where no map says it. */
export const targetsForm = (aimable: readonly Aimable[]): TargetsFormContext => ({
  choices: aimable.map(({ id, name }, place) => ({ field: `${FIELD}${id}`, name, first: place === 0 })),
});

/** Those who were ticked, by their ids. */
export const readTargets = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(values).flatMap(([field, ticked]) =>
    ticked === true && field.startsWith(FIELD) ? [field.slice(FIELD.length)] : [],
  );
