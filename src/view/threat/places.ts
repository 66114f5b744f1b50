import type { Threat } from "../../rules/index.ts";
import { fieldsOf, type Place } from "../shared/index.ts";

const fighter = fieldsOf("HEARTRUSH.Threat.Fighter");
const gear = fieldsOf("HEARTRUSH.Threat.Gear");
const weapon = fieldsOf("HEARTRUSH.Threat.Weapon");

/** What a fighter's sheet calls what the rules read of it. */
export const PLACES = {
  base: { of: { guts: fighter("base.guts"), blood: fighter("base.blood"), nerves: fighter("base.nerves") } },
  injuries: {
    label: fighter("injuries"),
    each: { of: { label: "HEARTRUSH.Threat.Sheet.injury", amount: "HEARTRUSH.Threat.Sheet.amount" } },
  },
  breath: { label: fighter("breath"), each: { of: { lost: "HEARTRUSH.Threat.Sheet.lost" } } },
  exhausted: { label: fighter("exhausted"), each: {} },
  items: {
    label: "HEARTRUSH.Threat.Sheet.things",
    each: {
      of: {
        kind: weapon("kind"),
        slots: gear("slots"),
        held: gear("held"),
        marks: { label: gear("marks"), each: {} },
        ruined: gear("ruined"),
        faces: weapon("faces"),
        light: weapon("light"),
        loaded: weapon("loaded"),
        quality: weapon("quality"),
        condition: weapon("condition"),
        count: "HEARTRUSH.Threat.Armor.FIELDS.count.label",
        used: "HEARTRUSH.Threat.Ammo.FIELDS.used.label",
      },
    },
  },
  incapacitated: { label: fighter("incapacitated") },
} as const satisfies Readonly<Record<keyof Threat.Sheet, Place>>;
