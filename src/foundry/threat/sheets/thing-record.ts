import type { ThingRecord } from "../../../view/threat/index.ts";
import { AmmoModel, ArmorModel, ShieldModel, WeaponModel } from "../data/index.ts";

/** A thing as the view reads it; null for one of another game. */
export function thingRecord({ id, name, img, system }: Item.Implementation): ThingRecord | null {
  const none = { faces: null, held: null, light: null, loaded: null, quality: null, condition: null, used: null };
  const own = { ...none, id: id ?? "", name, img: img ?? "", marks: [], ruined: false };
  if (system instanceof AmmoModel) return { ...own, kind: "ammo", slots: system.slots, used: system.used };
  if (!(system instanceof WeaponModel || system instanceof ShieldModel || system instanceof ArmorModel)) return null;
  const { slots, held, ruined } = system;
  const gear = { ...own, slots, held, ruined, marks: [...system.marks] };
  if (system instanceof ArmorModel) return { ...gear, kind: system.kind };
  const { faces, light } = system;
  if (system instanceof ShieldModel) return { ...gear, kind: "shield", faces, light };
  const { kind, loaded, quality, condition } = system;
  return { ...gear, kind, faces, light, loaded, quality, condition };
}
