import type { ItemUsed } from "../../../view/heart-rush/sheet/index.ts";
import { say, warn, words } from "../../chat/notices.ts";
import { lay } from "../../ports/areas.ts";
import { levelsOf } from "../../ports/scenes.ts";
import { tokenOf, type Aimed } from "./aim.ts";

/** Lays the area of a spell that has been cast, and says whom it strikes: of those alone whom everybody may know of. */
export async function usedOn(spell: Item.Implementation, { targets, area }: Aimed): Promise<ItemUsed> {
  const names = targets.filter(({ hidden }) => !hidden).map(({ name }) => name);
  const struck = names.length === 0 ? "" : say("HEARTRUSH.Spell.upon", { names: words.list(names) });
  const scene = canvas?.ready === true ? canvas.scene : null;
  if (area === null || scene === null) return { struck };
  const token = spell.actor === null ? null : tokenOf(spell.actor);
  const laid = await lay(scene, area, spell.name, levelsOf(token === null ? [] : [token])).catch((failure: unknown) => {
    console.warn(failure);
    return null;
  });
  if (laid === null) warn("HEARTRUSH.Spell.notLaid");
  return { struck, area: laid ?? "" };
}
