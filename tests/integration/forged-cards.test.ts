import { describe, expect, test } from "vitest";
import { ana, bo, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada", "bo"]);

const hero = (name: "Ana" | "Bo"): string => `game.actors.get("hero${name}".padEnd(16, "0"))`;
const orc = 'game.scenes.get("sceneYard0000000").tokens.get("tokenOrc00000000").actor';

/** A made-up answer to that message, as a console can write it. */
const forge = (client: typeof gm, reply: string, data: string): Promise<string> =>
  yard.play(
    client,
    `ChatMessage.create({ type: "check", rolls: game.messages.contents.find(({ type }) => type === "check").rolls,
       system: { kind: "contested", name: "Bo", reply: "${reply}", ${data} } }).then(({ id }) => id)`,
  );

const roll = (client: typeof gm, actor: string, request: string): Promise<string | null> =>
  yard.play(
    client,
    `game.system.api.rollCheck(${actor}, { ability: "might", fast: true, ${request} }).then((sent) => sent?.id ?? null)`,
  );

const card = <Told>(client: typeof gm, id: string | null, told: string): Promise<Told> =>
  client.run(`(({ system }) => ${told})(game.messages.get("${id ?? ""}"))`);

describe("an answer counts from those alone who play whoever was asked, and what others say keeps nobody from answering", () => {
  test("to a request", async () => {
    await roll(ana, hero("Ana"), "");
    const request: string = await yard.play(
      gm,
      `game.system.api.askForCheck({ ability: "might", actors: [${hero("Bo")}, ${orc}] }).then(({ id }) => id)`,
    );
    const rolled = (): Promise<boolean[]> =>
      card(bo, request, 'system.cardContext().members.map(({ total }) => total !== "")');
    await forge(ana, request, `actor: ${hero("Bo")}.uuid`);
    await forge(ana, request, `actor: ${orc}.uuid`);
    expect(await rolled()).toEqual([false, false]);
    expect(await roll(bo, hero("Bo"), `reply: "${request}"`)).not.toBeNull();
    expect(await roll(bo, hero("Bo"), `reply: "${request}"`)).toBeNull();
    expect(await rolled()).toEqual([true, false]);
    expect(await roll(gm, orc, `reply: "${request}"`)).not.toBeNull();
    expect(await rolled()).toEqual([true, true]);
  });

  test("to a contest, where it is only the rival's to give", async () => {
    const asked = await roll(ana, hero("Ana"), `kind: "contested", rival: ${hero("Bo")}`);
    const settled = (): Promise<boolean> => card(ana, asked, "system.rivalStanding !== null");
    for (const actor of ['""', `${hero("Bo")}.uuid`, `${hero("Ana")}.uuid`]) {
      const forged = await forge(ana, asked ?? "", `actor: ${actor}`);
      expect([await settled(), await card(ana, forged, "system.cardContext().rival")]).toEqual([false, null]);
    }
    expect(await card(bo, asked, 'system.cardContext().rival.ask !== ""')).toBe(true);
    const answer = await roll(bo, hero("Bo"), `kind: "contested", reply: "${asked ?? ""}", rival: ${hero("Ana")}`);
    expect(await settled()).toBe(true);
    expect(await card(ana, asked, "system.rivalStanding.thrown.total")).toBe(
      await card(bo, answer, "system.standing.thrown.total"),
    );
  });

  test("to a contest, from the Game Master for whoever is gone meanwhile", async () => {
    const asked = await roll(ana, hero("Ana"), `kind: "contested", rival: ${hero("Bo")}`);
    await yard.play(gm, `${hero("Bo")}.delete().then(() => null)`);
    const uuid = "Actor.heroBo0000000000";
    await forge(ana, asked ?? "", `actor: "${uuid}"`);
    expect(await card(ana, asked, "system.rivalStanding")).toBeNull();
    await forge(gm, asked ?? "", `actor: "${uuid}"`);
    expect(await card(ana, asked, "system.rivalStanding")).not.toBeNull();
  });
});
