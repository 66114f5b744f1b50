import { fighterId, sideId } from "../../../src/rules/core/brand.ts";
import { type Faces, type Pick, type Scores, type Stance, threat as ruleset } from "../../../src/rules/threat/index.ts";
import type { DiceBook } from "../dice-book.ts";
import { WEAPON, AMPLE, type GivenArmour, type GivenItem, lostSet, sheetOf, worn } from "./sheets.ts";
import { PlayedTable, optionsOf, rollerOf } from "./table.ts";

type GivenParty = {
  readonly who: string;
  readonly base: Scores;
  readonly injuries?: readonly number[];
  readonly lost?: readonly Faces[];
  readonly stance: Stance | null;
  readonly breath: readonly Faces[];
  readonly weapon: GivenItem | null;
  readonly armour?: GivenArmour;
};

type GivenBrawl = {
  readonly attacker: GivenParty;
  readonly foe: GivenParty;
  readonly answer: "escape" | "brawl" | null;
  readonly vantage: string | null;
  readonly aware?: boolean;
  readonly picks?: Readonly<Record<string, Pick>>;
};

export function brawl(given: GivenBrawl, options: object, dice: DiceBook): unknown {
  const parties = [given.attacker, given.foe];
  const sheets = Object.fromEntries(
    parties.map(({ weapon: arm, ...party }) => [
      party.who,
      sheetOf({ ...party, weapons: arm === null ? {} : { [WEAPON]: arm }, ammo: AMPLE }),
    ]),
  );
  const sides = Object.fromEntries(parties.map(({ who }) => [who, `side of ${who}`]));
  const played = new PlayedTable(
    sheets,
    sides,
    optionsOf({ ...options, violence: "brawl" }),
    rollerOf(dice),
    given.picks,
  );
  for (const { who, weapon: arm } of parties) {
    if (arm?.holds !== true) continue;
    played.play({ do: "rule", ruling: { rule: "condition", who: fighterId(who), item: WEAPON, holds: true } });
  }
  const attacker = fighterId(given.attacker.who);
  const foe = fighterId(given.foe.who);
  if (given.vantage !== null) {
    played.play({ do: "rule", ruling: { rule: "vantage", side: sideId(`side of ${given.vantage}`) } });
  }
  if (given.aware === false) played.play({ do: "rule", ruling: { rule: "aware", who: foe, aware: false } });
  const undeclared = played.play({ do: "declare", who: attacker, foe });
  if (undeclared !== null) return { refused: undeclared };

  while (played.table.fight.scene.phase === "clash") {
    const next = ruleset.prompts(played.table).find(({ kind }) => kind === "state")?.of[0];
    const party = parties.find(({ who }) => who === String(next));
    if (party === undefined) throw new Error("nobody can state anything");
    const who = fighterId(party.who);
    const answer = who === attacker ? "attack" : (given.answer ?? "brawl");
    const arm = party.weapon === null || answer === "escape" ? null : party.weapon;
    const use = arm === null ? null : { item: WEAPON, thrown: arm.thrown ?? false, aim: null };
    const statement = { answer, stance: party.stance ?? "blood", dice: party.breath, weapon: use } as const;
    const refused = played.play({ do: "state", who, statement });
    if (refused !== null) return { refused };
  }

  const clashed = played.events.find((event) => event.type === "clashed");
  const injuryOf = (who: string): number => clashed?.parties.find((party) => party.who === fighterId(who))?.injury ?? 0;
  const { view: seen, table } = played;
  const states = parties.map(({ who, weapon: arm, armour: pieces = {} }) => {
    const fighter = seen.fighters[fighterId(who)];
    const sheet = table.sheets[fighterId(who)];
    const state = {
      sum: fighter?.injuries,
      lostSet: lostSet(sheet),
      dying: fighter?.dying,
      scores: fighter?.inside?.scores,
      weapon: arm === null ? null : worn(sheet, WEAPON),
      armour: Object.fromEntries(Object.keys(pieces).map((piece) => [piece, worn(sheet, piece)])),
    };
    return [who, state] as const;
  });
  return {
    outcome: clashed?.outcome ?? "gm",
    order: played.events.flatMap((event) => (event.type === "stated" ? [event.who] : [])),
    threat: Object.fromEntries((clashed?.parties ?? []).map((party) => [party.who, party.threat])),
    injuries: Object.fromEntries(parties.map(({ who }) => [who, injuryOf(who)])),
    fighters: Object.fromEntries(states),
  };
}
