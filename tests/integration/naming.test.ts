import { expect, test } from "vitest";
import { fight } from "./fixtures/fight-table.ts";
import { gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const names = (): Promise<readonly string[]> => yard.play(gm, `${fight}.combatants.map(({ name }) => name)`);

/** So many more of the hound, each with a token and a body of its own. */
const hounds = (count: number): Promise<unknown> =>
  yard.play(
    gm,
    `(async () => {
       const scene = game.scenes.get("sceneYard0000000");
       const hound = game.actors.get("creatureHound000");
       const { _id, ...data } = (await hound.getTokenDocument({ actorLink: false })).toObject();
       const tokens = await scene.createEmbeddedDocuments("Token",
         Array.from({ length: ${count} }, (_, place) => ({ ...data, x: 1000 + 200 * place, y: 900 })));
       await ${fight}.createEmbeddedDocuments("Combatant",
         tokens.map((token) => ({ tokenId: token.id, sceneId: scene.id, actorId: hound.id })));
     })()`,
  );

test("foes of one name are numbered as they come in, on the map as well, and heroes are left alone", async () => {
  await hounds(2);
  expect(await names()).toEqual(["ana", "bo", "orc", "hound", "Hound 1", "Hound 2"]);
  await hounds(1);
  expect(await names()).toEqual(["ana", "bo", "orc", "hound", "Hound 1", "Hound 2", "Hound 3"]);
  const tokens = await yard.play(gm, `${fight}.combatants.map(({ token }) => token.name)`);
  expect(tokens).toEqual(["Ana", "Bo", "Orc", "Hound", "Hound 1", "Hound 2", "Hound 3"]);
});
