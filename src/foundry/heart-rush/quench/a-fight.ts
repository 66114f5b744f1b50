import { at, loosely, make, type Doc } from "../../ports/quench.ts";
import { until, type Agree, type Suite } from "../../quench/suite.ts";

interface Answer {
  readonly ok: boolean;
  readonly reason?: { readonly code: string };
}

/** Of what macros may ask of our fights, as much as one is played with. */
interface Fights {
  begin(combat: Doc, sides: object): Promise<Answer>;
  send(combat: Doc, command: object): Promise<Answer>;
  pick(combat: Doc, choices: object): Promise<Answer>;
  undo(combat: Doc): Promise<Answer>;
  tableOf(combat: Doc): { readonly ok: boolean; readonly value: object };
  verified(combat: Doc, fighter: string): unknown;
}

const fights = (): Fights => at<Fights>(game, "heartRush");
const see = (combat: Doc, path: string): unknown => at(fights().tableOf(combat).value, path);

/** Too weak to parry, so that a blow always hurts, and too hale to be wounded or killed by it. */
const HALE = { hp: { value: 500, max: 500 }, natural: { value: -99 }, woundAt: 0 };

/** Two creatures beside each other, in a scene that nobody looks at, and a fight of theirs that is nobody's to look at. */
async function met(): Promise<{ readonly combat: Doc; readonly us: string; readonly them: string }> {
  const scene = await make("Scene", { name: "Quench", width: 1000, height: 1000, padding: 0, grid: { size: 100 } });
  const tokens = [];
  for (const [name, x] of [
    ["Wren", 100],
    ["Rat", 200],
  ] as const) {
    const actor = await make("Actor", { name, type: "creature", system: HALE });
    tokens.push({ name, actorId: actor.id, actorLink: true, x, y: 100 });
  }
  const placed = await scene.createEmbeddedDocuments("Token", tokens);
  const combat = await make("Combat", { type: "heartRush", scene: null });
  const entrants = placed.map((token) => ({
    ...{ type: "fighter", name: token.name, tokenId: token.id },
    ...{ sceneId: scene.id, actorId: at(token, "actorId") },
  }));
  const [us, them] = await combat.createEmbeddedDocuments("Combatant", entrants);
  return { combat, us: us?.id ?? "", them: them?.id ?? "" };
}

const attack = (who: string, target: string) => ({
  ...{ do: "declare", who },
  what: { do: "attack", target, also: [], riders: {}, push: "none", follow: null },
});

const hitPoints = (combat: Doc): readonly unknown[] =>
  combat.getEmbeddedCollection("Combatant").contents.map((fighter) => at(fighter, "actor.system.hp.value"));

const openings = (): Readonly<Record<string, unknown>> =>
  loosely<Readonly<Record<string, unknown>>>(game.settings.get(game.system.id, "openings"));

/** What this browser keeps to open the seals of a fight. */
function saltsOf(combat: Doc): readonly string[] {
  const ours = Object.entries(openings()).filter(([drawer]) => drawer.includes(combat.id));
  return [...JSON.stringify(ours).matchAll(/"salt":"(\w+)"/g)].map(([, salt = ""]) => salt);
}

const forget = (combat: Doc): Promise<unknown> => {
  const others = Object.entries(openings()).filter(([drawer]) => !drawer.includes(combat.id));
  return game.settings.set(game.system.id, "openings", Object.fromEntries(others));
};

const rollsTold = (combat: Doc): number =>
  loosely<readonly Doc[]>(game.messages.contents)
    .filter((message) => at(message, "system.combat") === combat.id)
    .reduce((sum, message) => sum + at<readonly unknown[]>(message, "rolls").length, 0);

/** Whether somebody is yet to say what becomes of a blow. */
const isHurt = (combat: Doc): boolean =>
  loosely<readonly { readonly state: string }[]>(see(combat, "fight.hurts")).some(({ state }) => state === "open");

/** A fight played by one Game Master for everybody, from its beginning to an attack, and back to its beginning. */
export const playsAFight: Suite = (it, agree: Agree) => {
  it("two meet, engage, choose in secret, turn over, strike, and all of it can be taken back", async () => {
    const { combat, us, them } = await met();
    try {
      await play(combat, us, them, agree);
    } finally {
      await forget(combat);
    }
  });
};

async function play(combat: Doc, us: string, them: string, agree: Agree): Promise<void> {
  const done = async (work: Promise<Answer>, what: string): Promise<void> => {
    const { ok, reason } = await work;
    agree(ok ? "done" : reason, "done", what);
  };
  const send = (command: { readonly do: string }): Promise<void> => done(fights().send(combat, command), command.do);
  await done(fights().begin(combat, { [us]: "players", [them]: "enemies" }), "begin");
  await send({ do: "start", ...{ expecting: { players: true, enemies: false }, witnesses: {} } });
  await send({ do: "engage", ...{ who: us, target: them } });

  await done(fights().pick(combat, { [us]: "might" }), "pick");
  const salts = saltsOf(combat);
  const stored = JSON.stringify(combat.toObject());
  agree([salts.length, salts.some((salt) => stored.includes(salt))], [1, false], "what opens the seal stays here");
  await done(fights().pick(combat, { [them]: "might" }), "pick");
  const stances = "fight.phase.engagement.step.stances";
  await until(() => Object.keys(see(combat, stances) ?? {}).length === 2);
  agree(see(combat, stances), { [us]: "might", [them]: "might" });
  agree(
    [us, them].map((who) => fights().verified(combat, who)),
    [true, true],
    "the seals were kept",
  );

  const chance = CONFIG.Dice.randomUniform;
  try {
    // Might against might is one contest, and a tie in it hurts nobody: the first dice fall high, and all others low.
    let thrown = 0;
    CONFIG.Dice.randomUniform = () => (thrown++ < 4 ? 0.01 : 0.99);
    await send(attack(us, them));
    await send(attack(them, us));
    await until(() => isHurt(combat));
  } finally {
    CONFIG.Dice.randomUniform = chance;
  }
  await send({ do: "settle" });
  await until(() => rollsTold(combat) > 0);
  agree(
    hitPoints(combat).some((left) => Number(left) < 500),
    true,
    "somebody is hurt",
  );
  const steps = Number(at(combat, "system.at"));
  agree(steps > 4, true, "steps");

  for (let step = 0; step < steps; step++) await done(fights().undo(combat), "undo");
  agree((await fights().undo(combat)).reason?.code, "nothing-to-undo");
  agree([hitPoints(combat), see(combat, "fight.phase")], [[500, 500], { at: "gathering" }]);
  agree(rollsTold(combat), 0, "dice on the cards");
}
