import { refuse, Threat, type Malformed, type Result } from "../../rules/index.ts";
import { AmmoModel, ArmorModel, FighterModel, ShieldModel, WeaponModel } from "./data/index.ts";

/** A thing as the rules know it; those of other games are none. */
function thingOf({ id, system }: Item.Implementation): Threat.KeptItem | null {
  const own = { id: id ?? "" };
  if (system instanceof AmmoModel) return { ...own, kind: "ammo", slots: system.slots, used: system.used };
  if (!(system instanceof WeaponModel || system instanceof ShieldModel || system instanceof ArmorModel)) return null;
  const { slots, held, ruined } = system;
  const gear = { ...own, slots, held, marks: [...system.marks], ruined };
  if (system instanceof ArmorModel) return { ...gear, kind: system.kind, count: system.count };
  const { faces, light } = system;
  if (system instanceof ShieldModel) return { ...gear, kind: "shield", faces, light };
  const { kind, loaded, quality, condition } = system;
  return { ...gear, kind, faces, light, loaded, quality, condition };
}

/** The actor's sheet as the rules of Threat read it; what is worn and wielded keeps the order of the sheet. */
export function sheetOf(actor: Actor.Implementation): Result<Threat.Sheet, Malformed> {
  const { system } = actor;
  if (!(system instanceof FighterModel)) return refuse({ path: "/type", expected: "own-actor" });
  const things = [...actor.items].sort((one, other) => one.sort - other.sort).map(thingOf);
  const ours = things.filter((thing) => thing !== null);
  return Threat.sheetFrom(system, ours);
}
