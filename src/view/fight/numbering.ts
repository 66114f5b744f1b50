/** Somebody in a fight, as far as its name goes. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Names by which those of one kind can be told apart: three wolves are Wolf 1, Wolf 2 and Wolf 3, in their order. Whoever has a
 * name of their own keeps it, and no number is given twice.
 */
export function numbered(all: readonly Named[]): readonly Named[] {
  const taken = new Set(all.map(({ name }) => name));
  const alike = (name: string): boolean => all.filter((other) => other.name === name).length > 1;
  const next = (name: string): string => {
    let number = 1;
    while (taken.has(`${name} ${number}`)) number += 1;
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  };
  // One more of those who are numbered already is numbered as well, though nobody has its bare name.
  const joinsOthers = (name: string): boolean => taken.has(`${name} 1`);
  return all.flatMap(({ id, name }) => (alike(name) || joinsOthers(name) ? [{ id, name: next(name) }] : []));
}
