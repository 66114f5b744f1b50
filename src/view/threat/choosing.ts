import { Threat, type FighterId } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import { nameOf, type Seat } from "../fight/seat.ts";
import { dieContext, type DieContext } from "../shared/die.ts";
import { breathDie, dieName, lying, thingName, type Table } from "./own.ts";

/** The three choices of an exchange: what to bring, which breath to spend, what to try. */

export type Stage = "setup" | "breath" | "decide";

/** One thing that may be taken into a choice or left out of it. `next` is the whole choice once it is pressed. */
export interface Line {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** What it is in a word or two, beside its die on the Game Master's desk. */
  readonly short?: string;
  readonly die: DieContext | null;
  readonly chosen: boolean;
  readonly next: string;
  readonly reason: LangKey | null;
  readonly ways: readonly {
    readonly id: string;
    readonly label: string;
    readonly chosen: boolean;
    readonly next: string;
  }[];
  /** What the lines from here on are about, where it changes. */
  readonly heading?: string;
}

/** "d10: lost from 9 up". */
export const nameWithStake = ({ label, detail }: Line): string => (detail === "" ? label : `${label}: ${detail}`);

export const stageOf = ({ fight: { scene } }: Table): Stage | null => ("choosing" in scene ? scene.phase : null);

/** What is being weighed for a fighter in this browser, or else what stands there to begin with. */
export function weighed(table: Table, who: FighterId, { picks }: Seat): string {
  const picked = picks[who]?.choice;
  return picked !== undefined && Threat.judgeChoice(table, who, picked) === null ? picked : Threat.usual(table, who);
}

const refused = (table: Table, who: FighterId, choice: string): LangKey | null => {
  const reason = Threat.judgeChoice(table, who, choice);
  return reason === null ? null : `HEARTRUSH.Threat.Refusal.${reason}`;
};

/** All that may be taken or left in the choice that is open. */
export function linesOf(table: Table, who: FighterId, seat: Seat): readonly Line[] {
  const choice = weighed(table, who, seat);
  switch (stageOf(table)) {
    case "setup":
      return loadoutLines(table, who, Threat.spelledLoadout(choice) ?? Threat.EMPTY_HANDED, seat);
    case "breath":
      return breathLines(table, who, Threat.spelledBreath(choice) ?? [], seat);
    case "decide":
      return planLines(table, who, Threat.spelledPlan(choice) ?? Threat.NO_PLAN, seat);
    default:
      return [];
  }
}

type Loadout = Threat.Loadout;

/** The order of the sheet, which is the one spelling of what is brought. */
const ordered = (sheet: Threat.Sheet, uses: Loadout["uses"]): Loadout["uses"] =>
  sheet.items.flatMap(({ id }) => uses.filter((use) => use.item === id));

function loadoutLines(table: Table, who: FighterId, loadout: Loadout, seat: Seat): readonly Line[] {
  const sheet = table.sheets[who];
  if (sheet === undefined) return [];
  const { words } = seat;
  const weapons = sheet.items.filter(Threat.isWeapon).filter(({ held }) => held);
  const shields = sheet.items.filter(Threat.isShield).filter(({ held }) => held);
  const line = (key: string, faces: number, label: string, chosen: boolean, next: Loadout): Line => ({
    id: `take ${who} ${key}`,
    label,
    detail: "",
    short: label,
    die: dieContext(faces, "weapon"),
    chosen,
    next: Threat.spell(next),
    reason: chosen ? null : refused(table, who, Threat.spell(next)),
    ways: [],
  });
  const arms = weapons.flatMap((weapon): readonly Line[] => {
    const taken = loadout.uses.find((use) => use.item === weapon.id);
    const others = loadout.uses.filter((use) => use.item !== weapon.id);
    const using = (use: Threat.Use): Loadout => ({
      uses: ordered(sheet, [...others, use]),
      shield: loadout.shield,
      reloads: loadout.reloads.filter((id) => id !== weapon.id),
    });
    const plain: Threat.Use = { item: weapon.id, thrown: false, aim: null };
    const next = taken === undefined ? using(plain) : { ...loadout, uses: others };
    const name = thingName(table, who, weapon.id, seat);
    const works = weapon.quality !== null && Threat.holdsOf(table, who).includes(weapon.id);
    const detail = works ? words.say(`HEARTRUSH.Threat.Quality.${weapon.quality}`) : "";
    const used = { ...line(weapon.id, weapon.faces, name, taken !== undefined, next), detail };
    const ways = taken === undefined ? [] : waysOf(table, who, taken, weapon, using, seat);
    const reloading = loadout.reloads.includes(weapon.id);
    const reloads = reloading
      ? loadout.reloads.filter((id) => id !== weapon.id)
      : weapons.map(({ id }) => id).filter((id) => id === weapon.id || loadout.reloads.includes(id));
    const reload = line(
      `${weapon.id} reload`,
      weapon.faces,
      words.say("HEARTRUSH.Threat.Fight.choose.reload", { thing: name }),
      reloading,
      { uses: loadout.uses, shield: loadout.shield, reloads },
    );
    return Threat.isEmpty(weapon) ? [used, reload] : [{ ...used, ways }];
  });
  const guards = shields.map((shield) => {
    const taken = loadout.shield === shield.id;
    return line(shield.id, shield.faces, thingName(table, who, shield.id, seat), taken, {
      ...loadout,
      shield: taken ? null : shield.id,
    });
  });
  return [...arms, ...guards];
}

/** In hand or thrown, and by option at whom. */
function waysOf(
  table: Table,
  who: FighterId,
  taken: Threat.Use,
  weapon: Threat.Weapon,
  using: (use: Threat.Use) => Loadout,
  seat: Seat,
): Line["ways"] {
  const { words } = seat;
  const exchange = Threat.exchangeOf(table.fight.scene);
  const foes =
    table.fight.options.facing === "all" || exchange === null ? [] : Threat.engagedFoes(table, exchange, who);
  const hands = weapon.kind === "melee" ? [false, true] : [false];
  const ways = hands.flatMap((thrown) =>
    [null, ...foes].map((aim) => {
      const how = words.say(thrown ? "HEARTRUSH.Threat.Fight.choose.thrown" : "HEARTRUSH.Threat.Fight.choose.used");
      return {
        id: `use ${who} ${weapon.id} ${String(thrown)} ${aim ?? ""}`,
        label: aim === null ? how : words.say("HEARTRUSH.Threat.Fight.choose.aimed", { how, name: nameOf(seat, aim) }),
        chosen: taken.thrown === thrown && taken.aim === aim,
        next: Threat.spell(using({ item: weapon.id, thrown, aim })),
      };
    }),
  );
  return ways.length > 1 ? ways : [];
}

/** What a breath die risks: it is lost where it shows more than the score. */
export function riskOf(faces: number, score: number, { words }: Seat): string {
  return faces <= score
    ? words.say("HEARTRUSH.Threat.Fight.breath.safe")
    : words.say("HEARTRUSH.Threat.Fight.breath.risk", { from: score + 1 });
}

/** The breath dice, each to be spent or spared; `next` is what is spent once it is pressed. */
export function breathChoices(
  sheet: Threat.Sheet,
  spent: readonly Threat.Faces[],
): readonly {
  readonly faces: Threat.Faces;
  readonly lost: boolean;
  readonly chosen: boolean;
  readonly next: readonly Threat.Faces[];
}[] {
  return sheet.breath
    .toSorted((one, other) => one.faces - other.faces)
    .map(({ faces, lost }) => {
      const chosen = spent.includes(faces);
      const next = chosen
        ? spent.filter((die) => die !== faces)
        : Threat.FACES.filter((die) => die === faces || spent.includes(die));
      return { faces, lost, chosen, next };
    });
}

function breathLines(table: Table, who: FighterId, spent: readonly Threat.Faces[], seat: Seat): readonly Line[] {
  const sheet = table.sheets[who];
  if (sheet === undefined) return [];
  const blood = Threat.scoreOf(table, who, "blood");
  return breathChoices(sheet, spent).map(({ faces, lost, chosen, next }) => ({
    id: `breath ${who} ${faces}`,
    label: `d${faces}`,
    detail: lost ? seat.words.say("HEARTRUSH.Threat.Sheet.lost") : riskOf(faces, blood, seat),
    short: lost || faces <= blood ? "" : riskOf(faces, blood, seat),
    die: breathDie(faces, lost),
    chosen,
    next: Threat.spell(next),
    reason: lost ? "HEARTRUSH.Threat.Refusal.die-lost" : null,
    ways: [],
  }));
}

const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place)
    ? places.filter((other) => other !== place)
    : [...places, place].toSorted((one, other) => one - other);

/** Gambits, sweeps and flight. Where only one gambit is allowed, choosing another puts the first back. */
function planLines(table: Table, who: FighterId, plan: Threat.Plan, seat: Seat): readonly Line[] {
  const exchange = Threat.exchangeOf(table.fight.scene);
  if (exchange === null) return [];
  const { words } = seat;
  const single = table.fight.options.gambitsPer === "engagement";
  const own = exchange.dice.flatMap((die, place) => (die.holder === who && die.use !== "out" ? [{ die, place }] : []));
  const line = (
    key: string,
    is: "threaten" | "evade" | "sweep" | "flee",
    of: Threat.TableDie | null,
    chosen: boolean,
    next: Threat.Plan,
  ): Line => ({
    id: `plan ${who} ${key}`,
    label: words.say(`HEARTRUSH.Threat.Fight.choose.${is}`, of === null ? {} : { die: dieName(of, seat) }),
    detail: "",
    short: words.say(`HEARTRUSH.Threat.Fight.choose.short.${is}`),
    die: of === null ? null : lying(of),
    chosen,
    next: Threat.spell(next),
    reason: chosen ? null : refused(table, who, Threat.spell(next)),
    ways: [],
  });
  const gambits = own.map(({ die, place }) => {
    const chosen = plan.gambits.includes(place);
    const places = single ? (chosen ? [] : [place]) : toggled(plan.gambits, place);
    const turn = Threat.evades(die) ? "threaten" : "evade";
    return line(`gambit ${place}`, turn, die, chosen, {
      gambits: places,
      sweeps: plan.sweeps,
      flee: plan.flee,
    });
  });
  const sweeps = own.flatMap(({ die, place }) => {
    if (Threat.judgeSweep(table, exchange, who, die.id) === "no-quality" || !Threat.threatens(die)) return [];
    const chosen = plan.sweeps.includes(place);
    const next = { gambits: plan.gambits, sweeps: chosen ? [] : [place], flee: plan.flee };
    return [line(`sweep ${place}`, "sweep", die, chosen, next)];
  });
  const flee = line("flee", "flee", null, plan.flee, { ...plan, flee: !plan.flee });
  return [...gambits, ...sweeps, flee];
}

/** A choice in a few words, for the button that seals it. */
export function inWords(table: Table, who: FighterId, choice: string, seat: Seat): string {
  const { words } = seat;
  const exchange = Threat.exchangeOf(table.fight.scene);
  const stage = stageOf(table);
  if (stage === "setup") {
    const { uses, shield, reloads } = Threat.spelledLoadout(choice) ?? Threat.EMPTY_HANDED;
    const items = [...uses.map(({ item }) => item), ...(shield === null ? [] : [shield])];
    const names = items.map((item) => thingName(table, who, item, seat));
    const loading = reloads.map((item) =>
      words.say("HEARTRUSH.Threat.Fight.choose.reload", { thing: thingName(table, who, item, seat) }),
    );
    const all = [...names, ...loading];
    return all.length === 0 ? words.say("HEARTRUSH.Threat.Fight.choose.emptyHanded") : words.list(all);
  }
  if (stage === "breath") {
    const dice = Threat.spelledBreath(choice) ?? [];
    return dice.length === 0
      ? words.say("HEARTRUSH.Threat.Fight.choose.noBreath")
      : dice.map((faces) => `d${faces}`).join(" + ");
  }
  const { gambits, sweeps, flee } = Threat.spelledPlan(choice) ?? Threat.NO_PLAN;
  const parts = [
    ...gambits.map((place) => words.say("HEARTRUSH.Threat.Fight.choose.gambit", { shown: shownAt(exchange, place) })),
    ...sweeps.map((place) => words.say("HEARTRUSH.Threat.Fight.choose.sweeping", { shown: shownAt(exchange, place) })),
    ...(flee ? [words.say("HEARTRUSH.Threat.Fight.choose.fleeing")] : []),
  ];
  return parts.length === 0 ? words.say("HEARTRUSH.Threat.Fight.choose.nothing") : words.list(parts);
}

const shownAt = (exchange: Threat.Exchange | null, place: number): number => exchange?.dice[place]?.shown ?? 0;
