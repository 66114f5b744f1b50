import type { Grit } from "../../rules/index.ts";
import { fieldsOf, type Place } from "../shared/index.ts";

const body = fieldsOf("HEARTRUSH.Grit.Body");
const gear = fieldsOf("HEARTRUSH.Grit.Gear");

/** What a fighter's sheet calls what the rules read of it. */
export const PLACES = {
  attributes: {
    of: {
      str: { of: { max: body("attributes.str.max"), value: body("attributes.str.value") } },
      dex: { of: { max: body("attributes.dex.max"), value: body("attributes.dex.value") } },
      wil: { of: { max: body("attributes.wil.max"), value: body("attributes.wil.value") } },
    },
  },
  grit: { of: { max: body("grit.max"), value: body("grit.value") } },
  armor: { label: body("armor") },
  items: {
    label: "HEARTRUSH.Grit.Sheet.gear",
    each: {
      of: {
        name: "HEARTRUSH.Sheet.name",
        held: gear("held"),
        bulky: gear("bulky"),
        bonusArmor: gear("bonusArmor"),
        weapon: {
          of: {
            die: gear("die"),
            extra: { label: gear("extra"), each: {} },
            blast: gear("blast"),
            effect: gear("effect"),
            attribute: gear("attribute"),
          },
        },
      },
    },
  },
  harm: { label: body("harm") },
  deprived: { label: body("deprived") },
  leader: { label: body("leader") },
  minutesDown: { label: body("minutesDown") },
  safeMinutes: { label: body("safeMinutes") },
} as const satisfies Readonly<Record<keyof Grit.Sheet, Place>>;
