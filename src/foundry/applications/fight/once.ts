/** What is under way, by a name. */
const underWay = new Set<string>();

/** Does it, unless the same is being done at this moment. */
export async function once(name: string, does: () => Promise<unknown>): Promise<void> {
  if (underWay.has(name)) return;
  underWay.add(name);
  try {
    await does();
  } finally {
    underWay.delete(name);
  }
}

/** The second click of a double click lands on whatever has come to lie under the pointer meanwhile: nobody meant it. */
export const isSecondClick = ({ detail }: UIEvent): boolean => detail > 1;
