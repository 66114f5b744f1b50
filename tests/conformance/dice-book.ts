/** The faces a vector prescribes, handed out by the name of the roll. Nothing is ever drawn at random. */
export interface DiceBook {
  /**
   * The faces of the next roll of that name, in the order its pool lists the dice.
   * The second roll of a name is looked up as `name#2`, and so on. Throws when they are not given, or when
   * `count` is told and the number of faces differs.
   */
  take(name: string, count?: number): number[];
  /** Rolls that were given and never asked for. */
  leftover(): string[];
  /** What was asked for in vain: remembered, so that an adapter which swallows the error still fails. */
  complaints(): string[];
}

export function diceBook(given: unknown): DiceBook {
  const pages = new Map<string, readonly number[]>();
  const complaints: string[] = [];
  for (const [name, faces] of Object.entries(given ?? {})) {
    if (isFaces(faces)) pages.set(name, faces);
    else complaints.push(`the faces of "${name}" are not a list of whole numbers from 1`);
  }
  const asked = new Map<string, number>();
  const unused = new Set(pages.keys());

  const complain = (complaint: string): never => {
    complaints.push(complaint);
    throw new Error(complaint);
  };

  return {
    take(name, count) {
      const nth = (asked.get(name) ?? 0) + 1;
      asked.set(name, nth);
      const page = nth === 1 ? name : `${name}#${nth}`;
      const faces = pages.get(page) ?? complain(`no faces are given for "${page}"`);
      unused.delete(page);
      if (count !== undefined && count !== faces.length)
        complain(`"${page}" rolls ${count} dice, but ${faces.length} faces are given`);
      return [...faces];
    },
    leftover: () => [...unused],
    complaints: () => [...complaints],
  };
}

const isFaces = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((face) => Number.isInteger(face) && face >= 1);
