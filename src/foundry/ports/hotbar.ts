import { hear } from "./announce.ts";

interface MacroWritten {
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

/** Hears of what is dropped on the hotbar with a type of ours; the types know Foundry's own. */
export function onHotbarDrop(type: string, made: (data: Dropped, slot: number) => Promise<void>): void {
  hear("hotbarDrop", (_hotbar: unknown, data: Dropped, slot: number | string) => {
    if (data["type"] !== type) return undefined;
    made(data, Number(slot)).catch((error: unknown) => console.error(error));
    return false;
  });
}
