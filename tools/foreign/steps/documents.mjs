import { join } from "node:path";
import { edit, inPage, quoted, roll, sheetOf } from "./sheet.mjs";

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
  await inPage(page, "probe.closeAll()");
  return made;
}

/** What a person does with one sheet after another: opens it, writes on it, rolls by it. */
export class Sheets {
  /** @type {Row[]} */ opened = [];
  /** @type {Row[]} */ edited = [];
  /** @type {Row[]} */ rolled = [];

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
      this.edited.push(verdict(type, await edit(page, uuid), "nothing was written"));
      if (rolls) {
        await inPage(page, `probe.open(${quoted(uuid)})`);
        this.rolled.push({ type, ...(await roll(page)) });
      }
    }
    await inPage(page, `probe.close(${quoted(uuid)})`);
  }
}

/** @param {string} type @param {boolean | null} ok @param {string} why @returns {Row} */
const verdict = (type, ok, why) => ({ type, ok, why: ok === false ? why : null });

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
  for (const { type, uuid } of actors.slice(0, 2)) {
    if (uuid === null) continue;
    for (const item of things.slice(0, 4)) {
      await inPage(page, 'ui.sidebar.changeTab("items", "primary")');
      if ((await inPage(page, `probe.open(${quoted(uuid)})`)) !== null) continue;
      const before = await inPage(page, `probe.written(${quoted(uuid)})`);
      const known = await inPage(page, "probe.windowIds()");
      const row = page.locator(`#items [data-entry-id="${String(item.uuid).split(".").at(-1)}"]`).first();
      await row.dragTo(sheetOf(page), { timeout: 4000 }).catch(() => {});
      const took = `probe.until(() => probe.written(${quoted(uuid)}) > ${String(before)}, 1500).then(Boolean)`;
      if (await inPage(page, took)) return { type: `${item.type} to ${type}`, ok: true, why: null };
      await inPage(page, `probe.answerDialogs(${quoted(known)})`);
      if (await inPage(page, took)) return { type: `${item.type} to ${type}`, ok: true, why: null };
      await inPage(page, "probe.closeAll()");
    }
  }
  if (things.length === 0) return { type: "drag", ok: null, why: null };
  return { type: "drag", ok: false, why: "no actor takes any item" };
}
