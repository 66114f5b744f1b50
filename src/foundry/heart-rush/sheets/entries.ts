/** What a new entry of a list on a sheet begins as. */
const NEW_ENTRY: Readonly<Record<string, object>> = {
  "system.wounds": { description: "", rank: 10, treated: false, source: "" },
  "system.professions": { name: "", rank: 1 },
  "system.aspects": { text: "", rank: 1 },
  "system.gains": {
    on: "check",
    ability: "any",
    when: "always",
    needs: "nothing",
    per: "once",
    net: 0,
    flat: 1,
    dice: [],
  },
};

export const newEntry = (path: string): object | null => NEW_ENTRY[path] ?? null;
