import { CONFIG, type StatusEffect } from "./config.ts";

const status = (id: string, icon: string): StatusEffect => ({
  id,
  name: `EFFECT.Status${id[0]?.toUpperCase()}${id.slice(1)}`,
  img: `icons/svg/${icon}.svg`,
});

const DEFAULTS: readonly StatusEffect[] = [
  status("dead", "skull"),
  status("unconscious", "unconscious"),
  status("sleep", "sleep"),
  status("stun", "daze"),
  status("prone", "falling"),
  status("restrain", "net"),
  status("paralysis", "paralysis"),
  status("fly", "wing"),
  status("hover", "wingfoot"),
  status("burrow", "mole"),
  status("blind", "blind"),
  status("deaf", "deaf"),
  status("silence", "silenced"),
  status("fear", "terror"),
  status("burning", "fire"),
  status("bleeding", "blood"),
  status("poison", "poison"),
  status("invisible", "invisible"),
  status("target", "target"),
  status("eye", "eye"),
];

export const SPECIAL_STATUS_EFFECTS = {
  DEFEATED: "dead",
  INVISIBLE: "invisible",
  BLIND: "blind",
  BURROW: "burrow",
  HOVER: "hover",
  FLY: "fly",
};

/** Generation 13 has a list. Generation 14 has a record by id that still lets itself be read and filled as a list. */
export function installStatusEffects(generation: 13 | 14): void {
  if (generation === 13) {
    CONFIG.statusEffects = [...DEFAULTS];
    return;
  }
  const record = statusRecord(DEFAULTS);
  Object.defineProperty(CONFIG, "statusEffects", {
    configurable: true,
    enumerable: true,
    get: () => record,
    set(value: StatusEffect[] | Record<string, StatusEffect>) {
      for (const id of Object.keys(record)) delete record[id];
      for (const entry of Object.values(value)) record[entry.id] = entry;
    },
  });
}

function statusRecord(entries: readonly StatusEffect[]): Record<string, StatusEffect> {
  const record: Record<string, StatusEffect> = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  return new Proxy(record, {
    get(target, key, receiver): unknown {
      if (key in target && typeof key === "string") return target[key];
      const list = Object.values(target);
      if (key === "push")
        return (...added: StatusEffect[]) => (
          added.forEach((entry) => (target[entry.id] = entry)),
          Object.keys(target).length
        );
      if (key === "splice") return refuseSplice;
      const member: unknown = Reflect.get(list, key);
      if (typeof member === "function") return member.bind(list) as unknown;
      return member ?? (Reflect.get(target, key, receiver) as unknown);
    },
  });
}

function refuseSplice(): never {
  throw new Error(
    "CONFIG.statusEffects is a record in generation 14: splice would corrupt it. Write or delete entries by id.",
  );
}
