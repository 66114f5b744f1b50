import { isGeneration14 } from "./generation.ts";

/**
 * Who is to see a message. Generation 13 calls it a roll mode ("gmroll"), 14 a message mode ("gm"), each under a setting
 * of its own, and the other's key reads as nothing there; so nobody but this file reads either.
 */
export interface MessageMode {
  /** The name this generation knows it by. */
  readonly id: string;
  readonly label: string;
}

/** Who may see the dice, said alike for both generations. */
export type Audience = "public" | "gm" | "blind" | "self";

const NAMES: Readonly<Record<Audience, readonly [string, string]>> = {
  public: ["publicroll", "public"],
  gm: ["gmroll", "gm"],
  blind: ["blindroll", "blind"],
  self: ["selfroll", "self"],
};

export const modeFor = (audience: Audience): string => NAMES[audience][isGeneration14() ? 1 : 0];

interface ModeConfig {
  readonly label?: string;
}

/** The types know generation 13 alone, where this record hangs elsewhere. */
function configured(): Readonly<Record<string, ModeConfig | string>> {
  const chat = CONFIG.ChatMessage as unknown as { readonly modes?: Readonly<Record<string, ModeConfig>> };
  return (isGeneration14() ? chat.modes : CONFIG.Dice.rollModes) ?? {};
}

/** What the user may choose between, in Foundry's own words. */
export const messageModes = (): readonly MessageMode[] =>
  Object.entries(configured()).map(([id, config]) => ({
    id,
    label: game.i18n.localize(typeof config === "string" ? config : (config.label ?? id)),
  }));

/** The mode chosen below the chat log. Where nothing can be read there, the Game Master alone is told: never everyone. */
export function currentMode(): string {
  const settings = game.settings as unknown as { get(space: string, key: string): unknown };
  const mode = settings.get("core", isGeneration14() ? "messageMode" : "rollMode");
  return typeof mode === "string" && mode !== "" ? mode : modeFor("gm");
}

interface ModeClass {
  applyMode?(data: object, mode: string): unknown;
  applyRollMode(data: object, mode: string): unknown;
}

/** Writes into the data of a new message who is to see it. A mode of a module no longer there means the Game Master. */
export function addressed<Data extends object>(data: Data, mode: string): Data {
  const known = mode in configured() ? mode : modeFor("gm");
  const messages = ChatMessage.implementation as unknown as ModeClass;
  if (isGeneration14() && messages.applyMode !== undefined) messages.applyMode(data, known);
  else messages.applyRollMode(data, known);
  return data;
}
