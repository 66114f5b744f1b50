import type { HeartRush } from "../../rules/index.ts";
import type { AtTable } from "../at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { abilitiesOf } from "./abilities-of.ts";
import { actorUpdate } from "./actor-update.ts";
import { groundOf } from "./ground.ts";
import { ACTOR_TYPES, registerHeartRushData } from "./register-data.ts";
import { tellRoundTime } from "./round-time.ts";
import { sheetInFight } from "./sources.ts";

/** Heart Rush in Foundry. */
export const HEART_RUSH_AT_TABLE: AtTable<HeartRush.Fight, HeartRush.Sheet, HeartRush.Command> = {
  register: () => {
    registerHeartRushData();
    tellRoundTime();
  },
  actorTypes: ACTOR_TYPES,
  options: () => rulingsOf("heart-rush"),
  sheetOf: sheetInFight,
  actorUpdate,
  abilities: abilitiesOf,
  survey(combat, { fight }) {
    const ground = groundOf(combat, fight.ground);
    return ground === null ? null : { do: "rule", ruling: { is: "survey", ground } };
  },
};
