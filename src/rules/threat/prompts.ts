import { fighterId } from "../core/brand.ts";
import type { Prompt } from "../core/ruleset.ts";
import { nextToState } from "./brawl/brawl.ts";
import { brawling } from "./brawl/members.ts";
import { openers, sealing } from "./state/choice.ts";
import { acting, engagedIds, sideOf } from "./exchange/exchange.ts";
import type { RunningScene, Table } from "./state/model.ts";
import { manoeuvreOf } from "./exchange/threat.ts";

/** All that anybody can be asked for. */
export type Question =
  | "pick"
  | "again"
  | "declare"
  | "state"
  | "weapons"
  | "open"
  | "setup"
  | "breath"
  | "decide"
  | "give"
  | "act"
  | "done";
interface Asking extends Prompt {
  readonly kind: Question;
}

/** The open decisions. While a wearer of armour has a mark to place, everything else waits. */
export function prompts(table: Table): readonly Asking[] {
  const { scene, owed, number } = table.fight;
  const owing = Object.keys(owed).map(fighterId);
  if (owing.length > 0) {
    return owing.map((who) => ({ id: `pick:${number}:${who}`, kind: "pick", of: [who], mode: "all", optional: false }));
  }
  switch (scene.phase) {
    case "lull":
    case "over":
    case "brawl-over":
      return [];
    case "impasse":
      return [
        { id: `again:${number}`, kind: "again", of: engagedIds(table, scene.exchange), mode: "any", optional: true },
      ];
    case "declare":
      return [
        { id: `declare:${number}`, kind: "declare", of: brawling(table, scene.brawl), mode: "any", optional: true },
      ];
    case "clash": {
      const who = nextToState(scene);
      return who === null
        ? []
        : [{ id: `state:${number}:${who}`, kind: "state", of: [who], mode: "all", optional: false }];
    }
    case "weapons":
      return [
        {
          id: `weapons:${number}:${scene.side ?? ""}`,
          kind: "weapons",
          of: scene.side === null ? scene.exchange.sides : [scene.side],
          mode: "any",
          optional: false,
        },
      ];
    default:
      return choicePrompts(table, scene, `${number}.${scene.exchange.pass}`);
  }
}

function choicePrompts(
  table: Table,
  scene: Exclude<RunningScene, { phase: "weapons" }>,
  id: string,
): readonly Asking[] {
  const { phase, exchange, choosing } = scene;
  const opening = openers(table).map((who): Asking => ({
    id: `open:${phase}:${id}:${who}`,
    kind: "open",
    of: [who],
    mode: "all",
    optional: false,
  }));
  const seals = sealing
    .choosing(table)
    .map((who): Asking => ({ id: `${phase}:${id}:${who}`, kind: phase, of: [who], mode: "sealed", optional: false }));
  if (phase === "decide") return [...opening, ...seals, ...decidePrompts(table, scene, id)];
  if (choosing.mode !== "open") return [...opening, ...seals];
  return acting(table, exchange, scene.side)
    .filter((who) => (phase === "setup" ? exchange.members[who]?.loadout : exchange.members[who]?.breath) === null)
    .map((who): Asking => ({ id: `${phase}:${id}:${who}`, kind: phase, of: [who], mode: "all", optional: false }));
}

function decidePrompts(table: Table, scene: Extract<RunningScene, { phase: "decide" }>, id: string): readonly Asking[] {
  const { exchange, choosing } = scene;
  if (choosing.mode !== "open" && choosing.mode !== "sealing") return [];
  const fighters = acting(table, exchange, scene.side).filter(
    (who) => !scene.done.some((side) => side === sideOf(table.fight, who)),
  );
  const givers = fighters.filter((who) => {
    const allies = fighters.filter((other) => other !== who && sideOf(table.fight, other) === sideOf(table.fight, who));
    const gifts = manoeuvreOf(exchange, who).filter((die) => die.use === "manoeuvre");
    return exchange.members[who]?.given === false && allies.length > 0 && gifts.length > 0;
  });
  const side = (one: (typeof exchange.sides)[number]): Asking => ({
    id: `done:${id}:${one}`,
    kind: "done",
    of: [one],
    mode: "any",
    optional: false,
  });
  const sides = exchange.sides.filter(
    (one) => (scene.side === null || one === scene.side) && !scene.done.includes(one),
  );
  const each = (kind: "give" | "act", who: (typeof fighters)[number]): Asking => ({
    id: `${kind}:${id}:${who}`,
    kind,
    of: [who],
    mode: "all",
    optional: true,
  });
  const acts = choosing.mode === "open" ? fighters.map((who) => each("act", who)) : [];
  return [...givers.map((who) => each("give", who)), ...acts, ...sides.map(side)];
}
