import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { ROOT } from "../ready.mjs";
import type { Row } from "./row.ts";
import { ScriptClock } from "./script-clock.ts";
import { atTable, builtSystem, median, sitDown } from "./table-page.ts";

/** What a Game Master's page computes for one deed in a fight on the map, while the tracker is open, and what it writes. */
const DEEDS = ["row chosen", "pass", "engage", "seal", "reveal", "strike", "undo"] as const;
type Deed = (typeof DEEDS)[number];

interface Cost {
  readonly script: number;
  readonly writes: number;
}

const HEROES = 4;
const TURNS = 7;
const SPACE = 100;
/** Milliseconds of script at most, by how many fight. */
const REACH: Readonly<Record<number, number>> = { 16: 16, 50: 50 };

interface Seeded {
  readonly _id: string;
  readonly prototypeToken: object;
}

/** The yard of the stories, larger, with so many heroes in a row and as many foes as wanted before them. */
async function worldWith(foes: number): Promise<object> {
  const world = JSON.parse(await readFile(join(ROOT, "tests/e2e/fixtures/heart-rush-seed.json"), "utf8")) as {
    readonly actors: readonly Seeded[];
    readonly scenes: readonly [object];
  };
  const [hero] = world.actors;
  const foe = world.actors.find(({ _id }) => _id === "creatureOrc00000");
  if (hero === undefined || foe === undefined) throw new Error("the stories have no Ana and no orc any more");
  const tokens = Array.from({ length: HEROES + foes }, (_, number) => {
    const isHero = number < HEROES;
    const [column, line] = isHero ? [number, 0] : [(number - HEROES) % 16, 1 + Math.trunc((number - HEROES) / 16)];
    const { _id, prototypeToken } = isHero ? hero : foe;
    const place = { x: (column + 1) * 2 * SPACE, y: (line + 1) * SPACE };
    return { ...prototypeToken, ...place, _id: `benchToken${String(number).padStart(6, "0")}`, name: `Fighter ${number}`, actorId: _id, actorLink: false, disposition: isHero ? 1 : -1 }; // prettier-ignore
  });
  const yard = { ...world.scenes[0], width: 40 * SPACE, height: 20 * SPACE, walls: [], tokens };
  return { actors: [{ ...hero, ownership: { default: 0 } }, foe], scenes: [yard] };
}

/** In the page: the fight, everybody in it, and the side of the heroes on turn. */
const BEGIN = `(async () => {
  ui.sidebar.changeTab("combat", "primary");
  const combat = await Combat.create({});
  await combat.createEmbeddedDocuments("Combatant", canvas.scene.tokens.map(({ id, actorId }) => ({ tokenId: id, sceneId: canvas.scene.id, actorId })));
  await combat.activate();
  await combat.startCombat();
  await game.heartRush.send(combat, { do: "start", expecting: { players: true, enemies: false }, witnesses: {} });
  // What the map itself draws sixty times a second is not what is measured.
  for (const ticker of [canvas.app.ticker, PIXI.Ticker.system, PIXI.Ticker.shared]) ticker.stop();
  globalThis.benchWrites = 0;
  for (const kind of ["Combat", "Combatant", "Actor", "Token", "ActorDelta", "ChatMessage"])
    for (const verb of ["create", "update", "delete"]) Hooks.on(verb + kind, () => { globalThis.benchWrites += 1; });
})()`;

/** In the page: who stands where the deeds need somebody, and what does them. */
const DO = `(async (deed, turn) => {
  const combat = game.combats.contents.at(-1);
  const sends = async (command) => {
    const answer = await game.heartRush.send(combat, command);
    if (!answer.ok) throw new Error(JSON.stringify([deed, command, answer.reason]));
  };
  const named = (name) => combat.combatants.find((one) => one.name === name).id;
  const [hero, foe] = [named("Fighter 0"), named("Fighter ${HEROES}")];
  switch (deed) {
    case "row chosen": return document.querySelector('#combat [data-combatant-id="' + named("Fighter " + (turn % 2)) + '"] .row-take').click();
    case "pass": return sends({ do: "pass", side: "players" });
    case "engage": await sends({ do: "engage", who: hero, target: foe }); return;
    case "seal": return game.heartRush.pick(combat, { [foe]: "cunning" });
    case "reveal": return game.heartRush.pick(combat, { [hero]: "might" });
    case "strike": return sends({ do: "declare", who: hero, what: { do: "attack", target: foe, also: [], riders: {}, push: "none", follow: null } });
    case "undo": return game.heartRush.undo(combat);
    case "nobody else joins": if (game.heartRush.tableOf(combat).value.fight.phase.engagement.step.is === "joining") await sends({ do: "close-joining" }); return;
    default: { while (game.heartRush.tableOf(combat).value.fight.phase.at !== "turn" || game.heartRush.tableOf(combat).value.fight.phase.side !== "players") await game.heartRush.undo(combat); }
  }
})`;

/** What the page computes until it has come to rest. */
async function costOf(page: Page, clock: ScriptClock, deed: string, turn: number): Promise<Cost> {
  const written = await page.evaluate<number>("globalThis.benchWrites");
  const script = await clock.during(async () => {
    await page.evaluate(`${DO}(${JSON.stringify(deed)}, ${turn})`);
    await clock.rest();
  });
  return { script, writes: (await page.evaluate<number>("globalThis.benchWrites")) - written };
}

type Costs = Readonly<Record<Deed, Cost>>;

const timed = async (foes: number): Promise<Costs> =>
  atTable(await builtSystem(), await worldWith(foes), async (page, url) => {
    await sitDown(page, url);
    await page.evaluate(BEGIN);
    return evening(page, await ScriptClock.of(page));
  });

/** The same deeds over and over, each taken back; medians. */
async function evening(page: Page, clock: ScriptClock): Promise<Costs> {
  const found = new Map<Deed, Cost[]>(DEEDS.map((deed) => [deed, []]));
  const does = async (deed: string, turn: number): Promise<void> => {
    const cost = await costOf(page, clock, deed, turn);
    // The first two times the page has yet to compile what it runs.
    if (turn > 1) found.get(DEEDS.find((one) => one === deed) ?? "undo")?.push(cost);
  };
  for (let turn = 0; turn < TURNS + 2; turn += 1) {
    await does("row chosen", turn);
    await does("pass", turn);
    await costOf(page, clock, "back to the turn", turn);
    await does("engage", turn);
    await costOf(page, clock, "nobody else joins", turn);
    await does("seal", turn);
    await does("reveal", turn);
    await does("strike", turn);
    await does("undo", turn);
    await costOf(page, clock, "back to the turn", turn);
  }
  const middle = (deed: Deed, what: keyof Cost): number => median((found.get(deed) ?? []).map((cost) => cost[what]));
  const cost = (deed: Deed): Cost => ({ script: middle(deed, "script"), writes: middle(deed, "writes") });
  return Object.fromEntries(DEEDS.map((deed) => [deed, cost(deed)])) as Record<Deed, Cost>;
}

function fightRows(foes: number): readonly Row[] {
  let running: Promise<Costs> | null = null;
  const all = HEROES + foes;
  const costs = (): Promise<Costs> => (running ??= timed(foes));
  const reach = REACH[all];
  return DEEDS.flatMap((deed): readonly Row[] => [
    {
      name: `fight of ${all} on the map: ${deed}, script of the Game Master's page`,
      count: async () => (await costs())[deed].script,
      unit: "ms",
      binding: false,
      ...(reach === undefined ? {} : { reach }),
    },
    {
      name: `fight of ${all} on the map: ${deed}, documents written`,
      count: async () => (await costs())[deed].writes,
      unit: "",
      binding: false,
    },
  ]);
}

export const rows: readonly Row[] = [2, 12, 46].flatMap(fightRows);
