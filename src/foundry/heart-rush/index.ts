import type { HeartRush } from "../../rules/index.ts";
import type { RulesetAdapter } from "../ruleset-adapter.ts";
import { abilitiesOf } from "./abilities-of.ts";
import { actorUpdate } from "./actor-update.ts";
import { groundOf } from "./ground.ts";
import { floatChanges } from "./damage/float-changes.ts";
import { ACTOR_MODELS, ITEM_MODELS } from "./data/index.ts";
import { registerHeartRushData } from "./register-data.ts";
import { registerHeartRushSheets } from "./sheets/register-sheets.ts";
import { tellRoundTime } from "./round-time.ts";
import { watchLastMinutes } from "./last-minutes.ts";
import { sheetInFight } from "./sources.ts";
import { aimInFight } from "./spells/aim-in-fight.ts";
import { registerAreaButtons } from "./spells/area-button.ts";

/** Heart Rush in Foundry. */
export const HEART_RUSH_ADAPTER: RulesetAdapter<HeartRush.Fight, HeartRush.Sheet, HeartRush.Command> = {
  actors: ACTOR_MODELS,
  items: ITEM_MODELS,
  register() {
    registerHeartRushData();
    registerHeartRushSheets();
    tellRoundTime();
    watchLastMinutes();
    floatChanges();
    registerAreaButtons();
  },
  sheetOf: sheetInFight,
  actorUpdate,
  abilities: abilitiesOf,
  aims: aimInFight,
  survey(combat, { fight }) {
    const ground = groundOf(combat, fight.ground);
    return ground === null ? null : { do: "rule", ruling: { is: "survey", ground } };
  },
};
