import { expect, test } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import { Beats, makeSeal, settleShown, userId, type FighterId, type Salt } from "../../src/rules/index.ts";
import { FightTable, type Answered } from "./fixtures/fight-table.ts";
import { BEATS, fighterNamed, OtherFight } from "./fixtures/other-game.ts";

/** Ana and Bo of two players, a thug and his friend. */
const MUSTER = `(async () => {
  const make = (name, owner, traits, tool) => Actor.create({
    name, type: "beatsFighter", ownership: owner === null ? {} : { [owner]: 3 },
    prototypeToken: { actorLink: true, disposition: owner === null ? -1 : 1 },
    system: { traits: traits.map((label) => ({ id: label.toLowerCase(), label })) },
    items: [{ name: tool, type: "beatsTool" }],
  });
  const cast = [
    await make("Ana", "${USERS.ada}", ["Quick", "Stubborn", "Kind"], "Sabre"),
    await make("Bo", "${USERS.bo}", ["Strong", "Loud", "Loyal"], "Cudgel"),
    await make("Thug", null, ["Huge", "Mean", "Tough"], "Club"),
    await make("Friend", null, ["Sly", "Fast", "Cold"], "Knife"),
  ];
  const combat = await Combat.create({ type: "beats" });
  const made = await combat.createEmbeddedDocuments("Combatant", cast.map((actor) => ({ actorId: actor.id, name: actor.name })));
  return {
    combat: combat.id,
    ids: Object.fromEntries([...made.map((one) => [one.name, one.id]), ...cast.map((actor) => [actor.items.contents[0].name, actor.items.contents[0].id])]),
  };
})()`;

interface Mustered {
  readonly combat: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** Faces, each with the size of its die. */
type Faces = readonly (readonly [number, number])[];
const SALT = "cd".repeat(16) as Salt;

/** The same fight played by the rules alone. */
class Alone {
  table: Beats.BeatsTable;
  constructor(start: Beats.BeatsTable) {
    this.table = start;
  }

  plays(command: Beats.Command, faces: number[]): void {
    const decision = Beats.beats.decide(this.table, command, { user: userId("gm"), gm: true, fighters: [] });
    let step = decision.next();
    while (step.done !== true) {
      const shown = faces.splice(0, step.value.dice.length);
      expect(settleShown(step.value, shown).ok, step.value.name).toBe(true);
      step = decision.next({ faces: shown });
    }
    if (!step.value.ok) throw new Error(`${JSON.stringify(command)}: ${step.value.reason}`);
    this.table = step.value.value.reduce((state, event) => Beats.beats.apply(state, event), this.table);
  }

  seals(choices: readonly (readonly [FighterId, string])[], faces: number[]): void {
    for (const [who, choice] of choices) {
      const seal = makeSeal(Beats.beats.sealing!.context(this.table, who), { choice, salt: SALT });
      this.plays({ do: "seal", who, seal }, []);
    }
    for (const [who, choice] of choices) this.plays({ do: "open", who, opening: { choice, salt: SALT } }, faces);
  }
}

test.for([13, 14] as const)(
  "three beats, every action and answer, and a wound tended, generation %s",
  async (generation) => {
    const yard = await FightTable.open(generation);
    const gm = await yard.join("gm");
    const [ana, bo] = [await yard.join("ada"), await yard.join("bo")];
    const { combat, ids } = await yard.play<Mustered>(gm, MUSTER);
    const fight = `game.combats.get("${combat}")`;
    const [A, B, T, F] = ["Ana", "Bo", "Thug", "Friend"].map((name) => (ids[name] ?? "") as FighterId) as [
      FighterId,
      FighterId,
      FighterId,
      FighterId,
    ];
    const tool = (of: FighterId, name: string): Beats.ToolRef => ({ of, tool: Beats.toolId(ids[name] ?? "") });
    const sabre = tool(A, "Sabre");
    const see = <Value>(client: HeadlessClient, path = ""): Promise<Value> =>
      client.run<Value>(`game.heartRush.tableOf(${fight}).value${path}`);
    const actor = (name: string, path: string): Promise<unknown> =>
      gm.run(
        `foundry.utils.getProperty([...${fight}.combatants].find((one) => one.name === "${name}").actor.toObject(), "${path}")`,
      );
    const fix = (faces: Faces): Promise<unknown> =>
      gm.run(
        `(() => { const waiting = ${JSON.stringify(faces)};
        CONFIG.Dice.randomUniform = () => { const [face, of] = waiting.shift(); return 1 - (face - 0.5) / of; }; return true; })()`,
      );
    const sends = (client: HeadlessClient, command: Beats.Command): Promise<Answered> =>
      yard.play(client, `game.heartRush.send(${fight}, ${JSON.stringify(command)})`);

    expect(await yard.play(gm, `game.heartRush.begin(${fight})`)).toMatchObject({ ok: true });
    const alone = new Alone(await see(gm));
    const does = async (client: HeadlessClient, command: Beats.Command, ...faces: Faces): Promise<void> => {
      await fix(faces);
      expect(await sends(client, command), JSON.stringify(command)).toMatchObject({ ok: true });
      alone.plays(
        command,
        faces.map(([face]) => face),
      );
      expect(await see(bo, ".fight"), JSON.stringify(command)).toEqual(JSON.parse(JSON.stringify(alone.table.fight)));
    };
    const seals = async (dice: readonly [number, number, number, number], ...ties: Faces): Promise<void> => {
      await fix(ties);
      const choices = [A, B, T, F].map((who, place) => [who, `${who}${dice[place]}`] as const);
      for (const [place, client] of [ana, bo, gm, gm].entries()) {
        const [who = A, choice = ""] = choices[place] ?? [];
        expect(await yard.play(client, `game.heartRush.pick(${fight}, { "${who}": "${choice}" })`)).toMatchObject({
          ok: true,
        });
      }
      alone.seals(
        choices,
        ties.map(([face]) => face),
      );
    };
    const lets = (client: HeadlessClient, who: FighterId): Promise<void> =>
      does(client, { do: "accept", who, gives: null });
    const act = (who: FighterId, action: Beats.Action): Beats.Command => ({ do: "act", who, action });
    const named = (traits: readonly string[], first: string, ref: Beats.ToolRef) => ({
      traits: traits.map(Beats.traitId),
      backing: { [first]: ref },
    });
    const three = {
      ana: named(["quick", "stubborn", "kind"], "kind", sabre),
      bo: named(["strong", "loud", "loyal"], "strong", tool(B, "Cudgel")),
      thug: named(["huge", "mean", "tough"], "huge", tool(T, "Club")),
      friend: named(["sly", "fast", "cold"], "sly", tool(F, "Knife")),
    };

    await does(ana, { do: "muster", who: A, ...three.ana });
    await does(bo, { do: "muster", who: B, ...three.bo });
    await does(gm, { do: "muster", who: T, ...three.thug });
    const rolled: Faces = [
      [5, 6],
      [3, 6],
      [6, 8],
      [4, 8],
      [4, 6],
      [2, 6],
      [2, 8],
      [6, 6],
      [1, 6],
      [3, 8],
      [5, 6],
      [5, 6],
    ];
    await does(gm, { do: "muster", who: F, ...three.friend }, ...rolled);

    // Beat 1: a wound, taken back and dealt again; a sabre struck down; a counter by the higher die; means.
    await seals([1, 1, 1, 1]);
    expect(await sends(ana, act(T, { is: "pass" }))).toMatchObject({ reason: { code: "not-yours" } });
    const wound = { id: Beats.toolId("wound"), label: "a split lip" };
    await does(gm, act(T, { is: "attack", target: A, wound }));
    await lets(ana, A);
    await lets(gm, F);
    await lets(bo, B);
    expect(await actor("Ana", "system.wounds.0.label")).toBe("a split lip");
    for (const [way, wounds] of [
      ["undo", 0],
      ["redo", 1],
    ] as const) {
      await yard.play(gm, `game.heartRush.${way}(${fight})`);
      expect(await actor("Ana", "system.wounds.length")).toBe(wounds);
    }
    await does(gm, act(F, { is: "disarm", target: A, tool: sabre }));
    for (const [client, who] of [
      [ana, A],
      [gm, T],
      [bo, B],
    ] as const)
      await lets(client, who);
    expect(await actor("Ana", "items.0.system.state")).toBe("ground");
    await does(bo, act(B, { is: "arm", tool: sabre }));
    await lets(gm, T);
    await lets(gm, F);
    await does(ana, { do: "counter", who: A, means: null });
    await does(ana, act(A, { is: "disadvantage", target: F }));
    const instead = Beats.dieId(`${F}2`);
    await does(gm, { do: "counter", who: F, means: { is: "substitute", die: instead } });
    await does(gm, { do: "counter", who: F, means: { is: "reroll", die: instead } }, [6, 6]);

    // Beat 2: a tie thrown again; something else, a kick, points moved, a surrender.
    await seals([3, 3, 2, 1], [5, 8], [1, 6]);
    await does(gm, act(T, { is: "other", target: null, text: "throws sand" }));
    for (const [client, who] of [
      [bo, B],
      [gm, F],
      [ana, A],
    ] as const)
      await lets(client, who);
    await does(bo, act(B, { is: "kick", tool: sabre }));
    for (const [client, who] of [
      [gm, T],
      [gm, F],
      [ana, A],
    ] as const)
      await lets(client, who);
    expect(await actor("Ana", "items.0.system.state")).toBe("away");
    await does(gm, act(F, { is: "pass" }));
    const [from, to] = [Beats.dieId(`${A}3`), Beats.dieId(`${A}2`)];
    await does(ana, { do: "special", who: A, special: { is: "shift", points: 3, from, to } });
    await does(ana, act(A, { is: "attack", target: T, wound }));
    await does(gm, { do: "surrender", who: T });

    // Beat 3 turns over by itself. All are willing to end it, and the Game Master does; then the wound is tended.
    expect(await see(bo, ".fight.phase")).toMatchObject({ at: "act", beat: 3, turn: B });
    await does(ana, { do: "agree", who: A, willing: true });
    await does(gm, { do: "end" });
    await does(bo, { do: "challenge", who: B, against: F, aid: A, ...three.bo });
    const aid: Faces = [
      [6, 8],
      [1, 6],
      [1, 6],
      [2, 8],
      [3, 6],
      [3, 6],
    ];
    await does(gm, { do: "meet", who: F, wounds: [], ...three.friend }, ...aid);
    expect(await actor("Ana", "system.wounds.0.tended")).toBe(true);

    for (const client of [gm, ana, bo]) expect(await see(client)).toEqual(JSON.parse(JSON.stringify(alone.table)));
    const cards = await bo.run<readonly string[]>("[...game.messages].map((message) => message.system.card)");
    const told = cards.join("\n");
    for (const line of [
      "Ana is wounded: a split lip",
      "Ana counters",
      "ties thrown again: 1",
      "throws sand",
      "Thug surrenders",
      "Bo wins",
    ])
      expect(told).toContain(line);
    expect(yard.table.faults).toEqual([]);
    await yard.close();
  },
);

test("of more than twelve who have nothing left to stop an action with nobody is asked, in one step", async () => {
  const yard = await FightTable.open();
  const gm = await yard.join("gm");
  const cast = Array.from({ length: 16 }, (_, place) => `Cast${"abcdefghijklmnop"[place]}`);
  const beats = new OtherFight(yard, BEATS);
  await beats.muster(gm, cast);
  expect(await beats.begin(gm)).toMatchObject({ ok: true });
  const done = async (command: object): Promise<void> =>
    expect(await beats.send(gm, command)).toMatchObject({ ok: true });
  const all = cast.map(fighterNamed);
  for (const who of all) await done({ do: "adjust", who, what: "sparks", to: 0 });
  for (const who of all) await done({ do: "muster", who, traits: ["one", "two", "three"], backing: {} });
  const turn = (): Promise<string | null> => beats.see(gm, ".fight.phase.turn ?? null");
  const acted = (): Promise<number> =>
    beats
      .see(gm, ".fight.fighters")
      .then(
        (fighters) => Object.values(fighters as Record<string, { acted: boolean }>).filter((one) => one.acted).length,
      );
  for (const beat of [1, 2, 3]) {
    expect(await beats.see(gm, ".fight.phase.beat")).toBe(beat);
    if (beat < 3) for (const who of all) await done({ do: "forfeit", who });
    const passing = beat < 3 ? all.length : all.length - 1;
    for (let time = 0; time < passing; time++) await done({ do: "act", who: await turn(), action: { is: "pass" } });
  }
  expect(await acted()).toBe(all.length - 1);
  const { at } = await gm.run<{ at: number }>(`${beats.fight}.system`);
  await done({ do: "act", who: await turn(), action: { is: "other", target: null, text: "A bow to all" } });
  expect(await beats.see(gm, ".fight.round")).toBe(2);
  expect(await gm.run(`${beats.fight}.system.at`)).toBe(at + 1);
  const events = await gm.run<string[]>(
    `game.heartRush.chaptersOf(${beats.fight}).at(-1).events.map(({ type }) => type)`,
  );
  expect(events.filter((type) => type === "accepted")).toHaveLength(all.length - 1);
  expect(yard.table.faults).toEqual([]);
  await yard.close();
});
