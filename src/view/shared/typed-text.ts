/** A field of a sheet: which it is, and what was drawn in it. */
export interface WrittenField {
  readonly name: string;
  readonly drawn: string;
}

const ROW = /\.\d+(?=\.|$)/g;

/** What fields of one column of a list have in common. */
const columnOf = (name: string): string => name.replaceAll(ROW, ".#");

/**
 * The field, among those drawn anew, in which somebody's unfinished words belong. Rows of a list may have moved meanwhile:
 * a row is known by what was drawn in it. Null when it is gone.
 */
export function placeOfTyped(
  typed: WrittenField,
  before: readonly WrittenField[],
  after: readonly WrittenField[],
): number | null {
  const column = columnOf(typed.name);
  const named = after.findIndex(({ name }) => name === typed.name);
  if (column === typed.name || after[named]?.drawn === typed.drawn) return named < 0 ? null : named;
  const isInColumn = ({ name }: WrittenField): boolean => columnOf(name) === column;
  const alike = after.flatMap((field, place) => (isInColumn(field) && field.drawn === typed.drawn ? [place] : []));
  const [moved] = alike;
  if (moved !== undefined && alike.length === 1) return moved;
  // With as many rows as before it is the same row, in which somebody else wrote as well.
  return named >= 0 && before.filter(isInColumn).length === after.filter(isInColumn).length ? named : null;
}
