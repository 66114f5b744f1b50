const NEW_GAIN = {
  on: "check",
  ability: "any",
  when: "always",
  needs: "nothing",
  per: "once",
  net: 0,
  flat: 1,
  dice: [],
};

/** What a new entry of a list on a sheet begins as. */
const NEW_ENTRY: Readonly<Record<string, object>> = {
  "system.wounds": { description: "", rank: 10, treated: false, source: "" },
  "system.professions": { name: "", rank: 1 },
  "system.aspects": { text: "", rank: 1 },
  "system.gains": NEW_GAIN,
  "system.destinyGains": NEW_GAIN,
};

export const newEntry = (path: string): object | null => NEW_ENTRY[path] ?? null;
