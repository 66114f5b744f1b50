import type { AnchorOptions, teachAnchor } from "../../dice/anchor.ts";
import { page, type Loose } from "../../page.ts";

interface RollShape {
  readonly total: number | undefined;
  readonly result: string;
  readonly formula: string;
  evaluate(options?: Loose): Promise<RollShape>;
  toMessage(data?: Loose, options?: Loose): Promise<unknown>;
  toAnchor(options?: AnchorOptions): HTMLElement;
}

export interface RollConstructor {
  new (formula: string, data?: Loose): RollShape;
}

export function defaultRoll(): RollConstructor {
  const [configured] = (page.CONFIG["Dice"]?.["rolls"] ?? []) as RollConstructor[];
  if (!configured) throw new Error("No roll class is configured.");
  return configured;
}

function anchor(classes: string, label: string, picture = "fa-solid fa-dice-d20"): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = classes;
  const icon = document.createElement("i");
  icon.className = picture;
  icon.inert = true;
  link.append(icon, label);
  return link;
}

/** A link that shows what a roll came to, and has the whole of it for whoever looks closer. */
export const rollAnchor: Parameters<typeof teachAnchor>[0] = (roll, options) => {
  const { label = String(roll.total), attrs = {}, dataset = {}, classes = [], icon } = options;
  const link = anchor(["inline-roll", "inline-result", ...classes].join(" "), label, icon);
  const data = { roll: encodeURIComponent(JSON.stringify(roll)), tooltip: roll.formula, ...dataset };
  for (const [key, value] of Object.entries(data)) if (value !== undefined) link.dataset[key] = value;
  for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, value);
  return link;
};

const ROLL_COMMAND = /^(r(oll)?|p(ublic)?r(oll)?|gmr(oll)?|b(lind)?r(oll)?|s(elf)?r(oll)?)$/i;

/** `[[/r 2d6 # why]]{label}`: rolled when it is clicked. What is no command to roll is left to whoever knows it. */
export function deferredRoll(match: RegExpMatchArray): Node | null {
  const command = (match[1] ?? "/roll ").trim().slice(1);
  if (!ROLL_COMMAND.test(command)) return null;
  const [formula = "", flavor] = (match[2] ?? "").split("#").map((part) => part.trim());
  const link = anchor("inline-roll roll", match[4] ?? formula);
  link.dataset["mode"] =
    { r: "roll", publicroll: "roll", gmr: "gmroll", br: "blindroll", sr: "selfroll" }[command] ?? command;
  link.dataset["formula"] = formula;
  link.dataset["flavor"] = flavor ?? match[4] ?? "";
  link.dataset["tooltip"] = formula;
  return link;
}

/** `[[2d6]]`: rolled as the text is enriched, and shown as its total. */
export async function inlineRoll(match: RegExpMatchArray, options: Loose): Promise<Node | null> {
  const Roll = defaultRoll();
  try {
    const roll = await new Roll(match[2] ?? "", (options["rollData"] ?? {}) as Loose).evaluate({
      allowInteractive: false,
    });
    const label = match[4] ? `${match[4]}: ${roll.total}` : String(roll.total);
    return roll.toAnchor({ label, dataset: { tooltip: `${roll.formula}: ${roll.result}` } });
  } catch {
    return null;
  }
}
