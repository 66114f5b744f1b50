import { storedOf } from "../../../ports/fights.ts";

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

/**
 * The same of a press in a fight, for the fight as it stands when it is pressed: whoever sees what came of the first press
 * and presses again means it, even though the answer to the first is still under way.
 */
export const onceAsItStands = (
  combat: Combat.Implementation,
  name: string,
  does: () => Promise<unknown>,
): Promise<void> => once(`${combat.id} ${storedOf(combat).revision ?? 0} ${name}`, does);

/** The second click of a double click lands on whatever has come to lie under the pointer meanwhile: nobody meant it. */
export const isSecondClick = ({ detail }: UIEvent): boolean => detail > 1;
