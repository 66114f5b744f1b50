import { inPage, quoted } from "./in-page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const SHEET = '[data-probed="sheet"]';
const FIELDS = [
  'input[type="text"]',
  "input:not([type])",
  'input[type="number"]',
  "textarea",
  'input[inputmode="numeric"]',
]
  .map((each) => `${each}:not([readonly]):not([disabled]):not([type="search"])`)
  .join(", ");
/** What lets a sheet be written on that is opened for reading. */
const UNLOCK =
  '[data-action*="mode" i], [data-action*="edit" i]:not([data-action="editImage"]), slide-toggle, [class*="edit-toggle"], [class*="lock"], [data-action*="lock" i]';
const TABS = 'nav [data-tab], .tabs [data-tab], [role="tab"]';
/** As many fields and tabs as a person would try before giving up. */
const PATIENCE = 6;

export const sheetOf = (/** @type {Page} */ page) => page.locator(SHEET).first();

/**
 * @param {Locator} among
 * @returns {Promise<readonly Locator[]>}
 */
export async function visibleOf(among) {
  const found = [];
  for (const each of await among.all()) {
    if (await each.isVisible().catch(() => false)) found.push(each);
  }
  return found;
}

/**
 * Writes into one field of the open sheet as a person does, and says whether it was kept. Null where there is no field.
 * @param {Page} page
 * @param {string} uuid
 * @returns {Promise<boolean | null>}
 */
export async function edit(page, uuid) {
  const sheet = sheetOf(page);
  let tried = 0;
  const attempt = async () => {
    for (const field of (await visibleOf(sheet.locator(FIELDS))).slice(0, PATIENCE)) {
      if (!(await field.isEditable().catch(() => false))) continue;
      tried += 1;
      if (await writeIn(page, field, uuid)) return true;
    }
    return false;
  };
  if (await attempt()) return true;
  for (const control of (await visibleOf(sheet.locator(UNLOCK))).slice(0, 2)) {
    await control.click({ timeout: 1500 }).catch(() => {});
    await page.waitForTimeout(500);
    const wrote = await attempt();
    // As it was before: while some sheets are written on, nothing rolls.
    await control.click({ timeout: 1500 }).catch(() => {});
    await page.waitForTimeout(500);
    if (wrote) return true;
  }
  for (const tab of (await visibleOf(sheet.locator(TABS))).slice(0, PATIENCE)) {
    await tab.click({ timeout: 1500 }).catch(() => {});
    await page.waitForTimeout(200);
    if (await attempt()) return true;
  }
  return tried === 0 ? null : false;
}

/** @param {Page} page @param {Locator} field @param {string} uuid */
async function writeIn(page, field, uuid) {
  const before = await inPage(page, `probe.written(${quoted(uuid)})`);
  const isNumber = await field.evaluate(
    (node) => node.getAttribute("type") === "number" || node.inputMode === "numeric",
  );
  const present = Number(await field.inputValue().catch(() => "0"));
  const options = { timeout: 1500 };
  const filled = await field.fill(isNumber ? String(present === 2 ? 3 : 2) : "2", options).then(
    () => true,
    () => false,
  );
  if (!filled) return false;
  await field.press("Tab", options).catch(() => {});
  return inPage(page, `probe.until(() => probe.written(${quoted(uuid)}) > ${String(before)}, 1500).then(Boolean)`);
}

const ROLLS = /roll|check|test|dice|d20|2d6|attack|save|initiative|skill|ability|use\b/i;
/** What an encounter has of each kind is thrown for as well, and told to nobody. */
const NO_ROLLS =
  /delete|config|edit|create|add|toggle|tab|checkbox|remove|expand|close|search|image|browse|quantit|crease/i;
/** As often as a person would try one kind of control that leads to nothing. */
const OF_A_KIND = 2;

/**
 * Clicks what looks like a roll in the open sheet and answers what is asked; says whether a message came. Null where
 * there is nothing of the kind, or the system says of each why it does not roll.
 * @param {Page} page
 * @returns {Promise<{ readonly ok: boolean | null, readonly why: string | null }>}
 */
export async function roll(page) {
  const sheet = sheetOf(page);
  let tried = 0;
  /** @type {(string | null)[]} */
  const refusals = [];
  /** @type {Map<string, number>} */
  const kinds = new Map();
  const attempt = async () => {
    const controls = await visibleOf(
      sheet.locator('button, a, [data-action], [role="button"], .rollable, [data-roll]'),
    );
    for (const control of controls) {
      // A click may have drawn the sheet anew, with less on it.
      const says = await control
        .evaluate(
          (node) =>
            [node.className, ...Object.values(node.dataset), node.title, node.getAttribute("aria-label")].join(" "),
          null,
          { timeout: 1500 },
        )
        .catch(() => null);
      if (says === null) break;
      const action = (await control.getAttribute("data-action", { timeout: 1500 }).catch(() => "")) ?? "";
      if (!ROLLS.test(`${action} ${says}`) || NO_ROLLS.test(action === "" ? says : action)) continue;
      const often = kinds.get(action) ?? 0;
      if (action !== "" && often >= OF_A_KIND) continue;
      kinds.set(action, often + 1);
      tried += 1;
      const { came, refusal } = await rollBy(page, control);
      if (came) return true;
      refusals.push(refusal);
      if (tried >= PATIENCE) return false;
    }
    return false;
  };
  if (await attempt()) return { ok: true, why: null };
  for (const tab of (await visibleOf(sheet.locator(TABS))).slice(0, PATIENCE)) {
    if (tried >= 2 * PATIENCE) break;
    await tab.click({ timeout: 1500 }).catch(() => {});
    await page.waitForTimeout(200);
    if (await attempt()) return { ok: true, why: null };
  }
  if (tried === 0) return { ok: null, why: null };
  const said = refusals.filter((refusal) => refusal !== null);
  if (said.length < tried) return { ok: false, why: "no message came" };
  return { ok: null, why: `nothing to roll, the system says: ${[...new Set(said)].join("; ")}` };
}

/** How long a dialog or a message may take to come, in milliseconds: systems read compendia before they ask. */
const A_WHILE = 2500;

/** @param {Page} page @param {Locator} control */
async function rollBy(page, control) {
  /** @type {[number, readonly string[], number]} */
  const [before, known, told] = await inPage(page, "[probe.messages(), probe.windowIds(), probe.told().length]");
  await control.click({ timeout: 1500 }).catch(() => {});
  const message = `probe.messages() > ${before}`;
  const window = `probe.windowIds().some((id) => !${quoted(known)}.includes(id))`;
  await inPage(page, `probe.until(() => ${message} || ${window}, ${A_WHILE})`);
  if (!(await inPage(page, message))) await inPage(page, `probe.answerDialogs(${quoted(known)})`);
  /** @type {boolean} */
  const came = await inPage(page, `probe.until(() => ${message}, ${A_WHILE}).then(Boolean)`);
  /** @type {string | undefined} */
  const refusal = await inPage(page, `probe.told()[${told}]`);
  // A dialog that is left open would be taken for the next one's.
  await inPage(page, `probe.closeAll(${quoted(known)})`);
  return { came, refusal: came ? null : (refusal ?? null) };
}
