import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LONGEST_TEXT } from "../../src/rules/core/json.ts";
import { gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm"]);

/** In a client: the paths of all free texts of a model, an entry of lists and records among them, and data that overfills each. */
const fillers = `
  const { StringField, ArrayField, SchemaField, TypedObjectField, HTMLField } = foundry.data.fields;
  const long = "x".repeat(5000);
  const isFree = (field) => field instanceof StringField && !(field instanceof HTMLField) && field.choices === undefined && field.blank;
  function filled(field, path, free) {
    if (isFree(field)) { free.push(path); return long; }
    if (field instanceof SchemaField) {
      const entries = Object.entries(field.fields).map(([name, inner]) => [name, filled(inner, [...path, name], free)]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (field instanceof ArrayField && field.element instanceof SchemaField) {
      const entry = filled(field.element, [...path, 0], free);
      return Object.values(entry).includes(long) ? [entry] : undefined;
    }
    if (field instanceof TypedObjectField && field.element instanceof SchemaField) {
      const entry = filled(field.element, [...path, "entry0"], free);
      return Object.values(entry).includes(long) ? { entry0: entry } : undefined;
    }
    return undefined;
  }
  const at = (data, path) => path.reduce((inner, key) => inner?.[key], data);
`;

test.for(["Actor", "Item"])("every free text of the data of each %s holds as much as the rules read", async (kind) => {
  const lengths = await gm.run<Record<string, number>>(`(() => { ${fillers}
    const all = {};
    for (const [type, model] of Object.entries(CONFIG.${kind}.dataModels)) {
      const free = [];
      const system = filled(model.schema, [], free);
      const made = new ${kind}.implementation({ name: "Long", type, system }).toObject().system;
      for (const path of free) all[type + "." + path.join(".")] = at(made, path)?.length;
    }
    return all;
  })()`);
  expect(Object.keys(lengths).length).toBeGreaterThan(4);
  expect(Object.entries(lengths).filter(([, length]) => length !== LONGEST_TEXT)).toEqual([]);
});

test.for([
  ["heartRush", "hero", "creature"],
  ["beats", "beatsFighter", "beatsPlace"],
  ["grit", "gritFighter", "gritCreature"],
  ["threat", "threatFighter", "threatFighter"],
] as const)("a fight of %s begins with everybody whose fields are full to the brim", async ([game, ...actors]) => {
  await yard.play(
    gm,
    `(async () => { ${fillers}
      const items = Object.entries(CONFIG.Item.dataModels).filter(([type]) =>
        "${game}" === "heartRush" ? !/^(beats|grit|threat)/.test(type) : type.startsWith("${game}"));
      const things = items.map(([type, model]) => ({ name: long, type, system: { ...filled(model.schema, [], []), weapon: true } }));
      const combatants = [];
      for (const type of ${JSON.stringify(actors)}) {
        const system = filled(CONFIG.Actor.dataModels[type].schema, [], []);
        const made = await Actor.create({ name: type, type, system, items: things });
        combatants.push({ type: "fighter", actorId: made.id, name: type });
      }
      await Combat.create({ _id: "combatFull000000", type: "${game}", combatants }, { keepId: true });
    })()`,
  );
  expect(await yard.play(gm, 'game.heartRush.begin(game.combats.get("combatFull000000"))')).toMatchObject({ ok: true });
  expect(gm.notices).toEqual([]);
  expect(
    await gm.run(
      'Object.keys(game.heartRush.tableOf(game.combats.get("combatFull000000")).value.fight.fighters).length',
    ),
  ).toBe(2);
});

const templates = join(import.meta.dirname, "../../templates");

/** The fields of all templates in which one writes words: neither a number, nor dice, nor what the document itself is called. */
const written = readdirSync(templates, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".hbs"))
  .flatMap((path) =>
    [...readFileSync(join(templates, path), "utf8").matchAll(/<(?:input|textarea)\b[^>]*>/g)]
      .map(([tag]) => tag.replaceAll(/\{\{#if is\w+\}\}.*?\{\{\/if\}\}/g, ""))
      .filter((tag) => tag.startsWith("<textarea") || tag.includes('type="text"'))
      .filter((tag) => !/inputmode="numeric"|data-dice| name="name"/.test(tag))
      .map((tag) => [path, tag] as const),
  );

test("and every field of a template takes just as much", () => {
  expect(written.length).toBeGreaterThan(15);
  expect(written.filter(([, tag]) => !tag.includes(`maxlength="${LONGEST_TEXT}"`))).toEqual([]);
});
