import { builtFixture } from "../../practice-table/testing/index.ts";
import type { Page } from "playwright-core";
import type { Row } from "./row.ts";
import { atTable, builtSystem, median, sitDown } from "./table-page.ts";

/** A system whose sheet is timed, with an actor to show and one field of it to change. */
interface Trial {
  readonly system: () => Promise<string>;
  readonly actor: { readonly name: string; readonly type: string; readonly items: readonly object[] };
  readonly change: (turn: number) => object;
}

interface Times {
  readonly join: number;
  readonly first: number;
  readonly changed: number;
}

const ACTORS = 1_000;
const ITEMS = 100;
const TURNS = 9;

/** Runs in the page. From asking to what stands on the screen, measured with its layout; medians. */
const TIME_SHEET = `async ({ turns, changes }) => {
  const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
  const frame = () => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
  const actor = game.actors.getName("Bench");
  const first = [], changed = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await frame();
    const begun = performance.now();
    await actor.sheet.render({ force: true });
    actor.sheet.element.offsetHeight;
    first.push(performance.now() - begun);
    if (turn < turns - 1) { await actor.sheet.close({ animate: false }); actor._sheet = null; }
  }
  for (const change of changes) {
    await frame();
    let begun = 0;
    Hooks.once("updateActor", () => { begun = performance.now(); });
    const drawn = new Promise((settle) => Hooks.once("renderActorSheetV2", () => {
      actor.sheet.element.offsetHeight;
      settle(performance.now());
    }));
    await actor.update(change);
    changed.push((await drawn) - begun);
  }
  return { first: median(first), changed: median(changed) };
}`;

async function timed({ system, actor, change }: Trial): Promise<Times> {
  const crowd = Array.from({ length: ACTORS - 1 }, (_, number) => ({
    ...actor,
    name: `${number}`,
    items: actor.items.slice(0, 3),
  }));
  const items = Array.from({ length: ITEMS }, (_, number) => actor.items[number % actor.items.length]);
  const world = { actors: [...crowd, { ...actor, name: "Bench", items }] };
  return atTable(await system(), world, async (page, url) => {
    const join = await joinTime(page, url);
    const changes = Array.from({ length: TURNS }, (_, turn) => change(turn));
    const sheet = await page.evaluate<{ first: number; changed: number }>(
      `(${TIME_SHEET})(${JSON.stringify({ turns: TURNS, changes })})`,
    );
    return { join, ...sheet };
  });
}

/** The median of five, the first not counted. */
async function joinTime(page: Page, url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const time = await sitDown(page, url);
    if (turn > 0) times.push(time);
    await page.evaluate("sessionStorage.clear()");
  }
  return median(times);
}

/** The sheet of the small foreign system. */
const LANTERN_TALE: Trial = {
  system: builtFixture,
  actor: {
    name: "Bench",
    type: "wanderer",
    items: [1, 2, 3].map((number) => ({ name: `Lantern ${number}`, type: "lantern" })),
  },
  change: (turn) => ({ "system.courage": turn + 10 }),
};

/** A hero with more than anybody carries, of every kind. */
const HERO: Trial = {
  system: builtSystem,
  actor: {
    name: "Bench",
    type: "hero",
    items: [
      { name: "Sword", type: "weapon" },
      { name: "Rope", type: "gear" },
      { name: "Agile", type: "ability", system: { kind: "talent" } },
      { name: "Wall of Fire", type: "spell", system: { elements: ["fire"] } },
    ],
  },
  change: (turn) => ({ "system.hp.value": turn + 10 }),
};

function trialRows(name: string, trial: Trial): readonly Row[] {
  let running: Promise<Times> | null = null;
  const row = (what: string, pick: (times: Times) => number, reach?: number): Row => ({
    name: `${name}: ${what}`,
    count: async () => pick(await (running ??= timed(trial))),
    unit: "ms",
    binding: false,
    ...(reach === undefined ? {} : { reach }),
  });
  return [
    row(`page ready with ${ACTORS} actors`, ({ join }) => join),
    row(`sheet, first render, ${ITEMS} items`, ({ first }) => first, 50),
    row(`sheet, one field changed, ${ITEMS} items`, ({ changed }) => changed, 5),
  ];
}

export const rows: readonly Row[] = [
  ...trialRows("practice table with the small system", LANTERN_TALE),
  ...trialRows("practice table with Heart Rush, a hero", HERO),
];
