import { join } from "node:path";
import { clear, inPage, quoted } from "./in-page.mjs";
import { edit, roll, sheetOf } from "./sheet.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../probe.mjs").Row} Row */
/** @typedef {Row & { readonly uuid: string | null }} Made */

/**
 * One document of each type that the manifest declares.
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<readonly Made[]>}
 */
export async function makeAll(page, name) {
  /** @type {Made[]} */
  const made = await inPage(page, `probe.make(${quoted(name)})`);
  await clear(page);
  return made;
}

/** What a person does with one sheet after another: opens it, writes on it, rolls by it. */
export class Sheets {
  /** @type {Row[]} */ opened = [];
  /** @type {Row[]} */ edited = [];
  /** @type {Row[]} */ rolled = [];
  /** Which of each type was written on. @type {Map<string, string>} */ #written = new Map();

  /**
   * Those that can be written on before the others, and of a type the one that could.
   * @param {readonly Made[]} made
   * @returns {readonly Made[]}
   */
  best(made) {
    const known = made.map((each) => ({ ...each, uuid: this.#written.get(each.type) ?? each.uuid }));
    const is = (/** @type {Made} */ { type }) => this.#written.has(type);
    return [...known.filter(is), ...known.filter((each) => !is(each))];
  }

  /**
   * @param {Page} page
   * @param {Made} made
   * @param {{ rolls: boolean, shots: string | null }} options
   */
  async take(page, { type, uuid }, { rolls, shots }) {
    if (uuid === null) return;
    if (await inPage(page, `probe.isWithoutSheet(${quoted(uuid)})`)) {
      this.opened.push({ type, ok: null, why: "the system registers no sheet for it" });
      return;
    }
    /** @type {string | null} */
    const why = await inPage(page, `probe.open(${quoted(uuid)})`);
    this.opened.push({ type, ok: why === null, why });
    if (why === null) {
      if (shots !== null) await picture(page, join(shots, `${type}.png`));
      const own = await this.#use(page, uuid, rolls);
      const other =
        own.edited.ok === false || own.rolled.ok === false ? await this.#useFinished(page, uuid, rolls) : null;
      const [edited, rolled] = [better(own.edited, other?.edited), better(own.rolled, other?.rolled)];
      const written = own.edited.ok === true ? uuid : edited.ok === true ? other?.uuid : undefined;
      if (written !== undefined) this.#written.set(type, written);
      this.edited.push({ type, ...edited });
      if (rolls) this.rolled.push({ type, ...rolled });
    }
    await clear(page);
  }

  /**
   * Writes on the sheet that is open, and rolls by it.
   * @param {Page} page
   * @param {string} uuid
   * @param {boolean} rolls
   */
  async #use(page, uuid, rolls) {
    const edited = verdict(await edit(page, uuid), "nothing was written");
    if (!rolls) return { edited, rolled: { ok: null, why: null } };
    await inPage(page, `probe.open(${quoted(uuid)})`);
    return { edited, rolled: await roll(page) };
  }

  /**
   * What was just made may be unfinished, and its sheet one that makes it. A finished one is in a compendium.
   * @param {Page} page
   * @param {string} unfinished
   * @param {boolean} rolls
   */
  async #useFinished(page, unfinished, rolls) {
    await clear(page);
    /** @type {string | null} */
    const uuid = await inPage(page, `probe.finished(${quoted(unfinished)})`);
    if (uuid === null || (await inPage(page, `probe.open(${quoted(uuid)})`)) !== null) return null;
    return { uuid, ...(await this.#use(page, uuid, rolls)) };
  }
}

/** @typedef {Pick<Row, "ok" | "why">} Verdict */

/** @param {boolean | null} ok @param {string} why @returns {Verdict} */
const verdict = (ok, why) => ({ ok, why: ok === false ? why : null });

/** @param {Verdict} own @param {Verdict | undefined} other @returns {Verdict} */
const better = (own, other) =>
  own.ok !== true && other?.ok === true
    ? { ok: true, why: `not what was made (${own.why ?? "it has nothing for it"}), but one of a compendium` }
    : own;

/** @param {Page} page @param {string} path */
const picture = (page, path) =>
  sheetOf(page)
    .screenshot({ path, timeout: 5000 })
    .catch(() => {});

/**
 * Drags items from the sidebar onto the sheet of an actor with the mouse, until one is taken.
 * @param {Page} page
 * @param {readonly Made[]} actors
 * @param {readonly Made[]} items
 * @returns {Promise<Row>}
 */
export async function drag(page, actors, items) {
  // What an actor holds is not in the sidebar.
  const things = items.filter(({ uuid }) => uuid?.startsWith("Item."));
  /** @type {(string | undefined)[]} */
  const refusals = [];
  for (const { type, uuid } of actors.slice(0, 2)) {
    if (uuid === null) continue;
    for (const item of things.slice(0, 4)) {
      await inPage(page, 'ui.sidebar.changeTab("items", "primary")');
      if ((await inPage(page, `probe.open(${quoted(uuid)})`)) !== null) continue;
      const before = await inPage(page, `probe.written(${quoted(uuid)})`);
      const known = await inPage(page, "probe.windowIds()");
      const heard = await inPage(page, "probe.refused().length");
      const row = page.locator(`#items [data-entry-id="${String(item.uuid).split(".").at(-1)}"]`).first();
      await row.dragTo(sheetOf(page), { timeout: 4000 }).catch(() => {});
      const took = `probe.until(() => probe.written(${quoted(uuid)}) > ${String(before)}, 1500).then(Boolean)`;
      if (await inPage(page, took)) return { type: `${item.type} to ${type}`, ok: true, why: null };
      await inPage(page, `probe.answerDialogs(${quoted(known)})`);
      if (await inPage(page, took)) return { type: `${item.type} to ${type}`, ok: true, why: null };
      refusals.push(await inPage(page, `probe.refused()[${String(heard)}]`));
      await clear(page);
    }
  }
  if (things.length === 0) return { type: "drag", ok: null, why: null };
  const [said] = refusals;
  if (said !== undefined && !refusals.includes(undefined))
    return { type: "drag", ok: null, why: `no actor takes any item, the system says: ${said}` };
  return { type: "drag", ok: false, why: "no actor takes any item" };
}
