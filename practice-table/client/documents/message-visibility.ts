import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { STYLES } from "../../common/constants/chat.ts";
import { client, game } from "../client.ts";

type Visibility = "public" | "gm" | "blind" | "self" | "ic";

/** Generation 13's roll modes and generation 14's message modes say the same. */
const MODES: Readonly<Record<string, Visibility>> = {
  publicroll: "public",
  gmroll: "gm",
  blindroll: "blind",
  selfroll: "self",
  public: "public",
  gm: "gm",
  blind: "blind",
  self: "self",
  ic: "ic",
};

/** The mode that this user's messages have unless they say otherwise. */
function ownMode(): string | null {
  const { settings, release } = game();
  const mode = settings.get("core", release.generation === 13 ? "rollMode" : "messageMode");
  return typeof mode === "string" ? mode : null;
}

/** Writes into message data who is to see it. No mode is for everybody; "roll" is what this user has chosen. */
export function withVisibility(data: PlainObject, mode: string | null): PlainObject {
  const visibility = MODES[(mode === "roll" ? ownMode() : mode) ?? "public"];
  if (!visibility) throw new Error(`"${mode}" is not a mode of chat messages.`);
  const gms = (): string[] =>
    Array.from(game().users)
      .filter((user) => Reflect.get(user, "isGM") === true)
      .map((user) => String(user.id));
  if (visibility === "gm" || visibility === "blind") data["whisper"] = gms();
  else if (visibility === "self") data["whisper"] = [client.game?.user?.id];
  else data["whisper"] = [];
  data["blind"] = visibility === "blind";
  // The token of whoever speaks says it aloud, whatever it is: dice too.
  if (visibility === "ic") data["style"] = STYLES.IC;
  return data;
}
