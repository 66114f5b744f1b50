import { HeartRush } from "../../../rules/index.ts";
import { builtWeapon } from "../sheet/item-row.ts";
import { ofType, type ItemRecord } from "../sheet/records.ts";
import { classesAmong, type ClassKind } from "./classes.ts";
import { CREATION_FIELDS, isTakenUp, isTooDear, kinsOf, PROFESSION_RANKS } from "./creation-form.ts";
import { PORTRAITS } from "./portraits.ts";
import { isTalentField, talentField } from "./talents.ts";
import type { Written } from "./written.ts";

/** What a hero can be, in words: a few of each to choose from by chance. */
export interface Ideas {
  readonly heritages: readonly string[];
  readonly dreams: readonly string[];
  readonly professions: readonly string[];
  readonly aspects: readonly string[];
  /** What may be said of somebody for the kin they are of, whichever it is. */
  readonly kinAspects: readonly string[];
}

/** A whole number below this one. */
export type Draw = (below: number) => number;

const oneOf = <Entry>(entries: readonly Entry[], draw: Draw): Entry | undefined => entries[draw(entries.length)];

function shuffled<Entry>(entries: readonly Entry[], draw: Draw): readonly Entry[] {
  const left = [...entries];
  return entries.flatMap(() => left.splice(draw(left.length), 1));
}

const sizeOf = (written: Written, offers: readonly ItemRecord[]): HeartRush.sheets.Size =>
  HeartRush.sheets.sizeOfKin(kinsOf(written, offers).flatMap(({ system }) => system.gains));

function isEmpty(written: Written, name: string): boolean {
  const value = written[name];
  return typeof value !== "string" || value.trim() === "";
}

/** What is drawn for one field; nothing where something stands in it already, or where there is nothing to draw. */
const into = (written: Written, name: string, drawn: string | undefined): Written =>
  drawn === undefined || drawn === "" || !isEmpty(written, name) ? {} : { [name]: drawn };

/** Words for each field that is empty, none of which is in use in another. */
function words(written: Written, fields: readonly string[], ideas: readonly string[], draw: Draw): Written {
  const left = shuffled(
    ideas.filter((idea) => !fields.some((name) => written[name] === idea)),
    draw,
  );
  const empty = fields.filter((name) => isEmpty(written, name));
  return Object.fromEntries(empty.slice(0, left.length).map((name, place) => [name, left[place]]));
}

const PROFESSIONS: readonly number[] = [0, 1, 2];

/** As many more professions as ranks are left for, the first with what the others leave of them. */
function professions(written: Written, ideas: readonly string[], draw: Draw): Written {
  const kept = PROFESSIONS.filter((index) => !isEmpty(written, `profession-${index}`));
  const left = PROFESSION_RANKS - kept.reduce((sum, index) => sum + Number(written[`rank-${index}`]), 0);
  const fields = PROFESSIONS.filter((index) => !kept.includes(index)).slice(0, Math.max(0, left));
  const drawn = words(
    written,
    [...kept, ...fields].map((index) => `profession-${index}`),
    ideas,
    draw,
  );
  if (Object.keys(drawn).length < fields.length) return drawn;
  const ranks: Written = Object.fromEntries(
    fields.map((index, place) => [`rank-${index}`, place === 0 ? left - fields.length + 1 : 1]),
  );
  return { ...drawn, ...ranks };
}

/** A weapon where none is chosen, with the abilities that are best with it; no shield beside one for both hands. */
function gear(written: Written, offers: readonly ItemRecord[], draw: Draw): Written {
  const size = sizeOf(written, offers);
  const weapons = ofType(offers, "weapon").filter(isTakenUp);
  const mayTake = (item: (typeof weapons)[number]): boolean =>
    HeartRush.sheets.mayWield(size, builtWeapon(item)) && (isEmpty(written, "shield") || hands(item) === 1);
  const isDrawn = isEmpty(written, "weapon");
  const weapon = isDrawn ? oneOf(weapons.filter(mayTake), draw) : weapons.find(({ id }) => id === written["weapon"]);
  const light = (type: "armor" | "shield"): string | undefined =>
    ofType(offers, type).find(({ system }) => system.category === "light")?.id;
  return {
    ...into(written, "weapon", weapon?.id),
    ...into(written, "armor", light("armor")),
    ...(weapon !== undefined && hands(weapon) === 1 ? into(written, "shield", light("shield")) : {}),
    ...(weapon !== undefined && isDrawn ? bestWith(builtWeapon(weapon), draw) : {}),
  };
}

const hands = (weapon: Parameters<typeof builtWeapon>[0]): number => HeartRush.sheets.handsOf(builtWeapon(weapon));

function bestWith(weapon: ReturnType<typeof builtWeapon>, draw: Draw): Written {
  const stance = HeartRush.sheets.damageTypeStance(weapon);
  const others = shuffled(
    HeartRush.sheets.ABILITIES.filter((ability) => ability !== stance),
    draw,
  );
  const best = stance === null ? others.slice(0, 2) : [stance, ...others.slice(0, 1)];
  return Object.fromEntries(HeartRush.sheets.ABILITIES.map((ability) => [`best-${ability}`, best.includes(ability)]));
}

/** A kin that can pay for the talents that are chosen and wield the weapon, where there is one. */
function kin(written: Written, offers: readonly ItemRecord[], draw: Draw): Written {
  const kins = shuffled(
    ofType(offers, "ability").filter(({ system }) => system.kind === "kin"),
    draw,
  );
  const weapon = ofType(offers, "weapon").find(({ id }) => id === written["weapon"]);
  const fitting = kins.filter(
    (one) => weapon === undefined || HeartRush.sheets.mayWield(sizeOf({ kin: one.name }, offers), builtWeapon(weapon)),
  );
  const paying = fitting.find(({ name }) => !isTooDear({ ...written, kin: name }, offers));
  return into(written, "kin", (paying ?? fitting[0] ?? kins[0])?.name);
}

/** A talent where none is chosen, if there is one that can be paid for. */
function talent(written: Written, offers: readonly ItemRecord[], draw: Draw): Written {
  if (Object.entries(written).some(([name, value]) => isTalentField(name) && value === true)) return {};
  const talents = shuffled(
    ofType(offers, "ability").filter(({ system }) => system.kind === "talent"),
    draw,
  );
  const drawn = talents.find(({ id }) => !isTooDear({ ...written, [talentField(id)]: true }, offers));
  return drawn === undefined ? {} : { [talentField(drawn.id)]: true };
}

/** What is drawn for all that is empty in a form; `now` is the picture that nobody has chosen yet. */
function drawnFor(written: Written, now: string, offers: readonly ItemRecord[], ideas: Ideas, draw: Draw): Written {
  const learnt = (kind: ClassKind): Written =>
    Number(written["combatRank"]) < HeartRush.sheets.CLASS_RANKS[kind]
      ? {}
      : into(written, kind, oneOf(classesAmong(offers, kind), draw)?.name);
  const portrait = written["portrait"] === now ? "" : written["portrait"];
  const others = PORTRAITS.filter((src) => src !== now);
  const ofKin = kin(written, offers, draw);
  const drawn = {
    ...into({ portrait }, "portrait", oneOf(others, draw)),
    ...ofKin,
    ...into(written, "heritage", oneOf(ideas.heritages, draw)),
    ...into(written, "dream", oneOf(ideas.dreams, draw)),
    ...learnt("class"),
    ...learnt("subclass"),
    ...gear({ ...written, ...ofKin }, offers, draw),
    ...professions(written, ideas.professions, draw),
    ...words(written, ["aspect-0", "aspect-1"], ideas.aspects, draw),
    ...words(written, ["aspect-2", "aspect-3"], ideas.kinAspects, draw),
  };
  return { ...drawn, ...talent({ ...written, ...drawn }, offers, draw) };
}

const KEPT = /^(?:name$|combatRank$|best-|rank-)/;

/** The same form with nothing chosen but a name and a rank. */
const emptied = (written: Written): Written => ({
  ...written,
  ...Object.fromEntries(CREATION_FIELDS.filter((name) => !KEPT.test(name)).map((name) => [name, ""])),
  ...Object.fromEntries(
    Object.keys(written)
      .filter(isTalentField)
      .map((name) => [name, false]),
  ),
});

/**
 * A hero who adds up: what is written stays, and what is empty is drawn from what is offered. Where nothing is empty any
 * more, all but the name and the rank is drawn anew, so that whoever asks again meets somebody else.
 */
export function madeForYou(
  written: Written,
  now: string,
  offers: readonly ItemRecord[],
  ideas: Ideas,
  draw: Draw,
): Written {
  const drawn = drawnFor(written, now, offers, ideas, draw);
  if (Object.keys(drawn).length > 0) return { ...written, ...drawn };
  const anew = emptied(written);
  return { ...anew, ...drawnFor(anew, now, offers, ideas, draw) };
}
