import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { drag, makeAll, Sheets } from "./steps/documents.mjs";
import { arm, clear, inPage, quoted } from "./steps/in-page.mjs";
import { edit } from "./steps/sheet.mjs";
import { ready } from "./table.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./complaints.mjs").Complaints} Complaints */
/** @typedef {import("./table.mjs").Table} Table */
/** What came of one thing that was tried; `ok` is null where the system has nothing to try. */
/** @typedef {{ readonly type: string, readonly ok: boolean | null, readonly why: string | null }} Row */
/** @typedef {{ readonly name: string, readonly rows: readonly Row[], readonly note?: string }} Step */

/** All that is probed, in this order; a system whose page does not start is probed no further. */
export const STEPS = /** @type {const} */ ([
  ...["start", "actors", "items", "sheets", "item sheets", "edit", "item edit", "roll", "drag"],
  ...["settings", "combat", "packs", "player", "reload"],
]);

const BROKEN = /^The file \S+ failed\. (?!Error: It could not be loaded)/;

/** @typedef {{ readonly type: string, readonly why: string | null, readonly untried?: boolean }} Tried */

/** @param {readonly Tried[]} made @returns {readonly Row[]} */
const rowsOf = (made) => made.map(({ type, why, untried }) => ({ type, ok: untried ? null : why === null, why }));

/**
 * One system, as a Game Master and a player try it in two browsers.
 * @param {{ table: Table, seat: () => Promise<Page>, complaints: Complaints, canvas: boolean, only: readonly string[] | null, shots: string | null, tell: (step: Step) => void }} setup
 */
export async function probe({ table, seat, complaints, canvas, only, shots, tell }) {
  const wanted = (/** @type {string} */ name) => only === null || only.includes(name);
  const gm = await seat();
  complaints.begin("start");
  try {
    await table.seat(gm, "Game Master", canvas);
    await ready(gm);
    // A system that has brought a new world up to date may load its page once more.
    if (await gm.waitForEvent("framenavigated", { timeout: 6000 }).then(Boolean, () => false)) await ready(gm);
    await arm(gm);
  } catch (error) {
    return tell({ name: "start", rows: [{ type: "page", ok: false, why: wordsOf(error) }] });
  }
  // A module that threw as it was loaded took the system with it, whatever opened afterwards.
  const [broken] = complaints.of("start").flatMap(([said]) => (BROKEN.test(said) ? [said] : []));
  tell({ name: "start", rows: [{ type: "scripts", ok: broken === undefined, why: broken ?? null }] });
  await clear(gm);

  complaints.begin("actors");
  const actors = await makeAll(gm, "Actor");
  tell({ name: "actors", rows: actors });
  complaints.begin("items");
  const items = await makeAll(gm, "Item");
  tell({ name: "items", rows: items });

  const ofActors = new Sheets();
  if (wanted("sheets")) {
    complaints.begin("sheets");
    for (const each of actors) await ofActors.take(gm, each, { rolls: true, shots: folder(shots, "actors") });
    tell({ name: "sheets", rows: ofActors.opened });
    tell({ name: "edit", rows: ofActors.edited });
    tell({ name: "roll", rows: ofActors.rolled });
  }
  if (wanted("item sheets")) {
    complaints.begin("item sheets");
    const ofItems = new Sheets();
    for (const each of items) await ofItems.take(gm, each, { rolls: false, shots: folder(shots, "items") });
    tell({ name: "item sheets", rows: ofItems.opened });
    tell({ name: "item edit", rows: ofItems.edited });
  }
  if (wanted("drag")) {
    complaints.begin("drag");
    tell({ name: "drag", rows: [await drag(gm, ofActors.best(actors), items)] });
    await clear(gm);
  }
  for (const name of /** @type {const} */ (["settings", "combat"])) {
    if (!wanted(name)) continue;
    complaints.begin(name);
    const fighters = fightersOf(actors, ofActors.rolled);
    /** @type {Tried[]} */
    const made = await inPage(gm, name === "combat" ? `probe.combat(${quoted(fighters)})` : "probe.settings()");
    await clear(gm);
    tell({ name, rows: rowsOf(made) });
  }
  if (wanted("packs")) {
    complaints.begin("packs");
    /** @type {{ rows: { type: string, why: string | null }[], documents: number }} */
    const { rows, documents } = await inPage(gm, "probe.packs()");
    tell({ name: "packs", rows: rowsOf(rows), note: `${documents} documents` });
  }
  const own = ofActors.best(actors).find(({ uuid }) => uuid !== null);
  if (wanted("player") && own?.uuid) {
    complaints.begin("player");
    tell({ name: "player", rows: [await asPlayer(gm, own.uuid, { table, seat })] });
  }
  if (wanted("reload") && own?.uuid) {
    complaints.begin("reload");
    tell({ name: "reload", rows: [await afterReload(gm, own.uuid)] });
  }
}

/** @param {unknown} error */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Two actors to fight: those whose sheets have rolled before the others, since a group or a vehicle need not know initiative.
 * @param {readonly { readonly type: string, readonly uuid: string | null }[]} actors
 * @param {readonly Row[]} rolled
 */
function fightersOf(actors, rolled) {
  const rolls = (/** @type {string} */ type) => rolled.some((row) => row.type === type && row.ok === true);
  const known = actors.flatMap(({ type, uuid }) => (uuid === null ? [] : [{ type, uuid }]));
  const ordered = [...known.filter(({ type }) => rolls(type)), ...known.filter(({ type }) => !rolls(type))];
  return ordered.slice(0, 2).map(({ uuid }) => uuid);
}

/** @param {string | null} shots @param {string} name */
function folder(shots, name) {
  if (shots === null) return null;
  const path = join(shots, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/**
 * A player opens and changes an actor of their own, and the Game Master sees it.
 * @param {Page} gm
 * @param {string} uuid
 * @param {{ table: Table, seat: () => Promise<Page> }} setup
 * @returns {Promise<Row>}
 */
async function asPlayer(gm, uuid, { table, seat }) {
  const type = "own actor";
  const page = await seat();
  try {
    await inPage(
      gm,
      `fromUuidSync(${quoted(uuid)}).update({ ownership: { [game.users.getName("Player 1").id]: 3 } }).then(() => null)`,
    );
    await table.seat(page, "Player 1", false);
    await ready(page);
    await arm(page);
    await inPage(page, "probe.closeAll()");
    const before = await inPage(gm, `probe.written(${quoted(uuid)})`);
    /** @type {string | null} */
    const why = await inPage(page, `probe.open(${quoted(uuid)})`);
    if (why !== null) return { type, ok: false, why };
    const wrote = await edit(page, uuid);
    if (wrote !== true) return { type, ok: wrote, why: wrote === null ? null : "nothing was written" };
    const seen = await inPage(
      gm,
      `probe.until(() => probe.written(${quoted(uuid)}) > ${String(before)}, 4000).then(Boolean)`,
    );
    return { type, ok: seen === true, why: seen === true ? null : "the Game Master does not see it" };
  } catch (error) {
    return { type, ok: false, why: wordsOf(error) };
  } finally {
    await page.context().close();
  }
}

/**
 * All is as it was, and the sheet opens again.
 * @param {Page} gm
 * @param {string} uuid
 * @returns {Promise<Row>}
 */
async function afterReload(gm, uuid) {
  const type = "world";
  try {
    const kept = "[game.actors.size, game.items.size].join()";
    const before = await inPage(gm, kept);
    await gm.reload();
    await ready(gm);
    await arm(gm);
    const after = await inPage(gm, kept);
    if (before !== after) return { type, ok: false, why: `${String(before)} were there, and ${String(after)} are` };
    /** @type {string | null} */
    const why = await inPage(gm, `probe.open(${quoted(uuid)})`);
    return { type, ok: why === null, why };
  } catch (error) {
    return { type, ok: false, why: wordsOf(error) };
  }
}
