import type { FighterId, SideId } from "../core/brand.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Decision, Who } from "../core/ruleset.ts";
import { apply } from "./apply.ts";
import { declareFoe, stateAnswer } from "./brawl/brawl-decide.ts";
import { brawling } from "./brawl/members.ts";
import type { Event } from "./state/event.ts";
import { engagedIds, exchangeOf, sideOf } from "./exchange/exchange.ts";
import {
  actOpenly,
  breathe,
  forfeitChoice,
  giveDie,
  makeReady,
  openChoice,
  pickMark,
  rollTheWeapons,
  sayDone,
  sealChoice,
} from "./exchange/exchange-decide.ts";
import type { Command, CommandOf } from "./state/commands.ts";
import type { Fight, Procedure, Table } from "./state/model.ts";
import { catchSomeBreath, reloadWeapon, rollSave, rollSpecial } from "./quiet.ts";
import type { Refusal } from "./state/refusal.ts";
import { judgeRuling } from "./ruling.ts";
import { ending, settle } from "./exchange/settle.ts";

/** Judges a command, then plays on to the next thing that somebody has to decide. */
export function* decide(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
  const judged = yield* judge(table, command, by);
  if (!judged.ok) return judged;
  const followed = yield* settle(judged.value.reduce(apply, table));
  return ok([...judged.value, ...followed]);
}

/** Judges a command by itself. */
export function* judge(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
  switch (command.do) {
    case "engage":
      return engage(table, command, by);
    case "seal":
      return sealChoice(table, command, by);
    case "open":
      return openChoice(table, command, by);
    case "forfeit":
      return forfeitChoice(table, command, by);
    case "ready":
      return makeReady(table, command, by);
    case "rollWeapons":
      return yield* rollTheWeapons(table, command, by);
    case "pick":
      return pickMark(table, command, by);
    case "breathe":
      return breathe(table, command, by);
    case "give":
      return giveDie(table, command, by);
    case "gambit":
    case "sweep":
    case "flee":
      return actOpenly(table, command, by);
    case "done":
      return sayDone(table, command, by);
    case "again":
      return again(table, by);
    case "stop":
      return stop(table, by);
    case "declare":
      return declareFoe(table, command, by);
    case "state":
      return yield* stateAnswer(table, command, by);
    case "save":
      return yield* rollSave(table, command, by);
    case "catchBreath":
      return catchSomeBreath(table, command, by);
    case "reload":
      return reloadWeapon(table, command, by);
    case "rollSpecial":
      return yield* rollSpecial(table, command, by);
    case "rule": {
      if (!by.gm) return refuse("gm-only");
      const refusal = judgeRuling(table, command.ruling);
      return refusal === null ? ok([{ type: "ruled", ruling: command.ruling }]) : refuse(refusal);
    }
  }
}

type Judged = Result<readonly Event[], Refusal>;

/** THR-SET-1: an engagement is between two sides, each with somebody standing. */
export function engagement(table: Table, procedure: Procedure, members: readonly FighterId[]): Judged {
  const { fight, sheets } = table;
  const sides: SideId[] = [];
  for (const who of new Set(members)) {
    const side = sideOf(fight, who);
    const sheet = sheets[who];
    if (side === null || sheet === undefined) return refuse("unknown-fighter");
    if (sheet.incapacitated) return refuse("out-of-fight");
    if (!sides.includes(side)) sides.push(side);
  }
  if (sides.length !== 2) return refuse("not-two-sides");
  const vantage = fight.vantage !== null && sides.includes(fight.vantage) ? fight.vantage : null;
  return ok([{ type: "engaged", procedure, members: [...new Set(members)], sides, vantage }]);
}

const allows = (fight: Fight, procedure: Procedure): boolean =>
  fight.options.violence === "ask" || fight.options.violence === procedure;

function engage(table: Table, { procedure, members }: CommandOf<"engage">, by: Who): Judged {
  if (!by.gm) return refuse("gm-only");
  if (table.fight.scene.phase !== "lull") return refuse("wrong-phase");
  if (!allows(table.fight, procedure)) return refuse("wrong-procedure");
  return engagement(table, procedure, members);
}

/** THR-ATT-3: after an impasse anyone in it may ask for a fresh engagement, or leave it at that. */
function again(table: Table, by: Who): Judged {
  const { scene } = table.fight;
  if (scene.phase !== "impasse") return refuse("wrong-phase");
  const standing = engagedIds(table, scene.exchange);
  if (!by.gm && !standing.some((who) => speaksFor(by, who))) return refuse("not-yours");
  return engagement(table, "exchange", standing);
}

/** THR-OVER-2: the Game Master confirms the end, or ends it early. */
function stop(table: Table, by: Who): Judged {
  const { scene } = table.fight;
  if (scene.phase === "lull") return refuse("wrong-phase");
  const exchange = exchangeOf(scene);
  const theirs = scene.phase === "impasse" && engagedIds(table, scene.exchange).some((who) => speaksFor(by, who));
  if (!by.gm && !theirs) return refuse("gm-only");
  const ended = scene.phase === "over" || scene.phase === "impasse" || exchange === null;
  return ok([ended ? { type: "ended", outcome: "stopped", dropped: [], reloaded: [] } : ending(exchange, "stopped")]);
}

/** THR-SET-4: one against one, and one of them unarmed, is better told as a brawl. */
export function suggested(table: Table): Procedure {
  const standing = Object.entries(table.sheets).filter(([, sheet]) => !sheet.incapacitated);
  const unarmed = standing.some(
    ([, sheet]) => !sheet.items.some((item) => "loaded" in item && item.held && !item.ruined),
  );
  const { scene } = table.fight;
  const count = "brawl" in scene ? brawling(table, scene.brawl).length : standing.length;
  return count === 2 && unarmed ? "brawl" : "exchange";
}
