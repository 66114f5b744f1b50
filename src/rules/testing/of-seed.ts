/** Plays what hangs on a seed; whatever fails in it says which seed that was. */
export function ofSeed<Played>(seed: number, play: () => Played): Played {
  try {
    return play();
  } catch (cause) {
    throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
