import { hear } from "./announce.ts";

const SLOTS = 50;

/** The first place on this user's hotbar that holds nothing; null when all are taken. */
export function freeSlot(): number | null {
  for (let slot = 1; slot <= SLOTS; slot++) if (!(slot in game.user.hotbar)) return slot;
  return null;
}

export interface MacroWritten {
  readonly name: string;
  readonly img: string;
  readonly command: string;
}

/** Puts a macro of this user's on the hotbar: the one there is already, if it does the same. */
export async function makeMacro(slot: number, written: MacroWritten): Promise<void> {
  const macros = game.macros as unknown as { readonly contents: readonly Macro.Implementation[] };
  const known = macros.contents.find(
    ({ name, command, isAuthor }) => isAuthor && name === written.name && command === written.command,
  );
  const macro: unknown = known ?? (await Macro.implementation.create({ ...written, type: "script" }));
  if (macro) await game.user.assignHotbarMacro(macro as Macro.Implementation, slot);
}

type Dropped = Readonly<Record<string, unknown>>;

/** Hears of what is dropped on the hotbar; what `macro` knows nothing of is Foundry's own business. */
export function onHotbarDrop(macro: (data: Dropped) => MacroWritten | null, forbidden: () => void): void {
  hear("hotbarDrop", (_hotbar: unknown, data: Dropped, slot: number | string) => {
    const written = macro(data);
    if (written === null) return undefined;
    if (game.user.can("MACRO_SCRIPT")) makeMacro(Number(slot), written).catch((error: unknown) => console.error(error));
    else forbidden();
    return false;
  });
}
