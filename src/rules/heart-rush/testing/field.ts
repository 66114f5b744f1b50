import type { Square } from "../state/model.ts";
import { SWORD } from "./creature.ts";
import { id, scene, type Part, type Scene } from "./scene.ts";

export const sword = { weapon: SWORD };

/** Ana and an orc with swords, beside each other on the map. */
export const field = (ana: Part = {}, orc: Part = {}) =>
  scene({
    ana: { at: [0, 0], ...ana, sheet: { ...sword, ...ana.sheet } },
    orc: { side: "enemies", at: [5, 0], ...orc, sheet: { ...sword, ...orc.sheet } },
  });

/** Nobody near. */
export const alone = (ana: Part = {}) => field(ana, { at: [200, 200] });

/** Where one stands. */
export const at = ({ table }: Scene, who: string): Square | undefined =>
  table.fight.ground.kind === "map" ? table.fight.ground.at[id(who)] : undefined;
