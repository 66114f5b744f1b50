/** How likely each whole number is: `chances[0]` is that of `least`, and each next of the next number. */
export interface Distribution {
  readonly least: number;
  readonly chances: Float64Array;
}

/** A number that is certain. */
export const certainly = (value: number): Distribution => ({ least: value, chances: Float64Array.of(1) });

export function chanceOf({ least, chances }: Distribution, value: number): number {
  return chances[value - least] ?? 0;
}

export function chanceOfAtLeast({ least, chances }: Distribution, value: number): number {
  let sum = 0;
  for (let place = Math.max(0, value - least); place < chances.length; place++) sum += chances[place]!;
  return sum;
}

export function mean({ least, chances }: Distribution): number {
  let sum = 0;
  for (let place = 0; place < chances.length; place++) sum += (least + place) * chances[place]!;
  return sum;
}

export const shifted = ({ least, chances }: Distribution, by: number): Distribution => ({ least: least + by, chances });

/** Every number counted twice. */
export function doubled({ least, chances }: Distribution): Distribution {
  const twice = new Float64Array(2 * chances.length - 1);
  for (let place = 0; place < chances.length; place++) twice[2 * place] = chances[place]!;
  return { least: 2 * least, chances: twice };
}

/** One number less another, where neither tells of the other. */
export function less(one: Distribution, other: Distribution): Distribution {
  const width = other.chances.length;
  const chances = new Float64Array(one.chances.length + width - 1);
  for (const [place, chance] of one.chances.entries()) {
    for (const [taken, share] of other.chances.entries()) chances[place + width - 1 - taken]! += chance * share;
  }
  return { least: one.least - (other.least + width - 1), chances };
}
