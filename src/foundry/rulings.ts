import { parse, type Reader } from "../rules/index.ts";
import { SYSTEM_ID } from "./ports/system-id.ts";

type RulingsKey = "rulings.beats" | "rulings.grit" | "rulings.threat";
type Rulings = foundry.data.fields.ObjectField<{ required: true; nullable: false }>;

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SettingConfig {
    "heart-rush.rulings.beats": Rulings;
    "heart-rush.rulings.grit": Rulings;
    "heart-rush.rulings.threat": Rulings;
  }
}

/** What this world has ruled where the books leave a question open; what it has not ruled is as we recommend. */
export function registerRulings(key: RulingsKey): void {
  const { ObjectField } = foundry.data.fields;
  game.settings.register(SYSTEM_ID, key, {
    scope: "world",
    config: false,
    type: new ObjectField({ required: true, nullable: false }),
  });
}

/** The rulings in force. An answer that is none is passed over, so that one old word does not undo the others. */
export function rulingsIn<Options extends object>(
  key: RulingsKey,
  defaults: Options,
  reader: Reader<Options>,
): Options {
  const ruled: Readonly<Record<string, unknown>> = { ...game.settings.get(SYSTEM_ID, key) };
  return Object.keys(defaults).reduce((options, name) => {
    const read = Object.hasOwn(ruled, name) ? parse(reader, { ...options, [name]: ruled[name] }) : null;
    return read?.ok === true ? read.value : options;
  }, defaults);
}
