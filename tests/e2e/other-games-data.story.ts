import { describe, expect } from "vitest";
import { heartRushTable } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation }));

  story("fighters of Beats, Grit and Threat are made with what their games need", async ({ gm }) => {
    const made = await inPage(
      gm,
      `const make = async (type, name, items = []) => {
        const actor = await Actor.create({ type, name, items });
        return { system: actor.toObject().system, bars: [actor.prototypeToken.bar1.attribute, actor.prototypeToken.bar2.attribute],
          items: actor.items.map((item) => item.toObject().system) };
      };
      return {
        mira: await make("beatsFighter", "Mira", [{ type: "beatsTool", name: "A long knife" }]),
        mill: await make("beatsPlace", "The old mill", [{ type: "beatsTool", name: "The wheel", system: { kind: "place" } }]),
        sam: await make("gritFighter", "Sam", [{ type: "gritGear", name: "A maul", system: { weapon: true, die: 10, extra: [6] } }]),
        troll: await make("gritCreature", "Troll"),
        brand: await make("threatFighter", "Brand", [
          { type: "threatWeapon", name: "A sword" }, { type: "threatShield", name: "A round shield" },
          { type: "threatArmor", name: "A helmet", system: { kind: "helmet" } }, { type: "threatAmmo", name: "Arrows" },
        ]),
      };`,
    );
    expect(made).toMatchObject({
      mira: {
        system: { traits: [], wounds: [], helpless: false, pending: 0, sparks: 3 },
        bars: ["bubbles", null],
        items: [{ kind: "gear", state: "held", by: null }],
      },
      mill: { items: [{ kind: "place" }] },
      sam: {
        system: { attributes: { str: { max: 6, value: 6 } }, grit: { value: 3, max: 3 }, harm: "none", calling: "" },
        bars: ["grit", "attributes.str"],
        items: [{ weapon: true, die: 10, extra: [6], attribute: "str" }],
      },
      troll: { system: { leader: false, steadied: "", shaken: "" } },
      brand: {
        system: {
          base: { guts: 7, blood: 7, nerves: 7 },
          breath: [4, 6, 8, 10, 12].map((faces) => ({ faces, lost: false })),
        },
        bars: ["blood", null],
        items: [
          { kind: "melee", faces: 8, held: true, loaded: true, quality: null },
          { faces: 6, marks: [] },
          { kind: "helmet", count: 0 },
          { slots: 1, used: 0 },
        ],
      },
    });
  });
});
