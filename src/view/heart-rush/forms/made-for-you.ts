import { HeartRush } from "../../../rules/index.ts";
import { builtWeapon } from "../sheet/item-row.ts";
import { ofType, type ItemRecord } from "../sheet/records.ts";
import { classesAmong, type ClassKind } from "./classes.ts";
import { isTakenUp, readCreation } from "./creation-form.ts";
import { PORTRAITS } from "./portraits.ts";
import { isTalentField, talentField } from "./talents.ts";
import type { Written } from "./written.ts";

/** What a hero can be, in words: a few of each to choose from by chance. */
export interface Ideas {
  readonly heritages: readonly string[];
  readonly dreams: readonly string[];
  readonly professions: readonly string[];
  readonly aspects: readonly string[];
}

/** A whole number below this one. */
export type Draw = (below: number) => number;

const oneOf = <Entry>(entries: readonly Entry[], draw: Draw): Entry | undefined => entries[draw(entries.length)];

function shuffled<Entry>(entries: readonly Entry[], draw: Draw): readonly Entry[] {
  const left = [...entries];
  return entries.flatMap(() => left.splice(draw(left.length), 1));
}

/** A hero who adds up, drawn from what is offered, under the name and of the combat rank that are written already. */
export function madeForYou(written: Written, offers: readonly ItemRecord[], ideas: Ideas, draw: Draw): Written {
  const abilities = ofType(offers, "ability");
  const kin = oneOf(
    abilities.filter(({ system }) => system.kind === "kin"),
    draw,
  );
  const size = HeartRush.sheets.sizeOfKin(kin?.system.gains ?? []);
  const weapon = oneOf(
    ofType(offers, "weapon").filter((item) => isTakenUp(item) && HeartRush.sheets.mayWield(size, builtWeapon(item))),
    draw,
  );
  const built = weapon === undefined ? null : builtWeapon(weapon);
  const stance = built === null ? null : HeartRush.sheets.damageTypeStance(built);
  const others = shuffled(
    HeartRush.sheets.ABILITIES.filter((ability) => ability !== stance),
    draw,
  );
  const best = stance === null ? others.slice(0, 2) : [stance, ...others.slice(0, 1)];
  const light = (type: "armor" | "shield"): string =>
    ofType(offers, type).find(({ system }) => system.category === "light")?.id ?? "";
  const professions = shuffled(ideas.professions, draw);
  const aspects = shuffled(ideas.aspects, draw);
  const learnt = (kind: ClassKind): string =>
    Number(written["combatRank"]) < HeartRush.sheets.CLASS_RANKS[kind]
      ? ""
      : (oneOf(classesAmong(offers, kind), draw)?.name ?? "");
  const hero: Written = {
    ...Object.fromEntries(Object.entries(written).map(([name, value]) => [name, isTalentField(name) ? false : value])),
    portrait: oneOf(PORTRAITS, draw) ?? "",
    kin: kin?.name ?? "",
    heritage: oneOf(ideas.heritages, draw) ?? "",
    dream: oneOf(ideas.dreams, draw) ?? "",
    class: learnt("class"),
    subclass: learnt("subclass"),
    ...Object.fromEntries(HeartRush.sheets.ABILITIES.map((ability) => [`best-${ability}`, best.includes(ability)])),
    ...Object.fromEntries([0, 1, 2].map((index) => [`profession-${index}`, professions[index] ?? ""])),
    ...{ "rank-0": 2, "rank-1": 1, "rank-2": 1 },
    ...Object.fromEntries([0, 1].map((index) => [`aspect-${index}`, aspects[index] ?? ""])),
    weapon: weapon?.id ?? "",
    armor: light("armor"),
    shield: built !== null && HeartRush.sheets.handsOf(built) === 1 ? light("shield") : "",
  };
  const talents = shuffled(
    abilities.filter(({ system }) => system.kind === "talent"),
    draw,
  );
  const affordable = talents
    .map(({ id }) => ({ ...hero, [talentField(id)]: true }))
    .find((one) => readCreation(one, offers).ok);
  return affordable ?? hero;
}
