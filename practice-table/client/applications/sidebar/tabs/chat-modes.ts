import { page, words, text } from "../../../page.ts";

const WORDS: Record<string, string> = {
  publicroll: "CHAT.ModePublic",
  gmroll: "CHAT.ModeGM",
  blindroll: "CHAT.ModeBlind",
  selfroll: "CHAT.ModeSelf",
  public: "CHAT.ModePublic",
  gm: "CHAT.ModeGM",
  blind: "CHAT.ModeBlind",
  self: "CHAT.ModeSelf",
  ic: "CHAT.ModeIC",
};

/** Whom messages are for: roll modes in generation 13, message modes in 14. */
function modeKey(): "rollMode" | "messageMode" {
  return page.game.release.generation >= 14 ? "messageMode" : "rollMode";
}

export function chatModes(): Record<string, string> {
  const configured =
    modeKey() === "messageMode"
      ? (page.CONFIG["ChatMessage"]?.["modes"] as object | undefined)
      : (page.CONFIG["Dice"]?.["rollModes"] as object | undefined);
  const names = Object.keys(configured ?? {});
  return Object.fromEntries(names.map((name) => [name, words(WORDS[name] ?? name)]));
}

export function currentMode(): string {
  return text(page.game.settings.get("core", modeKey()));
}

export function setMode(mode: string): Promise<unknown> {
  return page.game.settings.set("core", modeKey(), mode);
}

/** The mode a chat command like `/gmr` asks for, in the words of the running generation. */
export function commandMode(command: string): string | undefined {
  const newer = modeKey() === "messageMode";
  const modes: Record<string, [string, string]> = {
    publicroll: ["publicroll", "public"],
    pr: ["publicroll", "public"],
    gmroll: ["gmroll", "gm"],
    gmr: ["gmroll", "gm"],
    blindroll: ["blindroll", "blind"],
    br: ["blindroll", "blind"],
    broll: ["blindroll", "blind"],
    selfroll: ["selfroll", "self"],
    sr: ["selfroll", "self"],
  };
  return modes[command]?.[newer ? 1 : 0];
}
