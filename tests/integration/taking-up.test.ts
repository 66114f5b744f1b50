import { beforeEach, expect, test } from "vitest";
import { ana, gm, seatEach, yard } from "./fixtures/seated.ts";

seatEach(["gm", "ada"]);

const ANA = 'game.actors.get("heroAna000000000")';
const item = (name: string): string => `${ANA}.items.getName("${name}")`;

/** A club and a heavy shield in hand; the hammer takes both hands. */
const THINGS = [
  { name: "Club", type: "weapon", system: { size: "light", damage: "bludgeoning", equipped: true } },
  { name: "Bulwark", type: "shield", system: { category: "heavy", equipped: true } },
  { name: "Hammer", type: "weapon", system: { size: "heavy", damage: "bludgeoning" } },
  { name: "Dagger", type: "weapon", system: { size: "ultralight", offHand: true } },
];

beforeEach(async () => {
  await yard.play(
    gm,
    `(async () => {
      await ${ANA}.deleteEmbeddedDocuments("Item", ${ANA}.items.map(({ id }) => id));
      await ${ANA}.createEmbeddedDocuments("Item", ${JSON.stringify(THINGS)});
    })().then(() => null)`,
  );
});

const inHand = (): Promise<unknown> =>
  yard.play(gm, `${ANA}.items.filter(({ system }) => system.equipped).map(({ name }) => name).sort()`);

/** The button of the bearer's sheet. */
const onSheet = (name: string): Promise<unknown> =>
  yard.play(
    ana,
    `(async (sheet) => {
      const target = { dataset: {}, closest: () => ({ dataset: { itemId: ${item(name)}.id } }), getAttribute: () => "false" };
      await sheet.options.actions.toggleEquipped.call(sheet, { detail: 1 }, target);
    })(${ANA}.sheet).then(() => null)`,
  );

/** A tick on the item's own sheet. */
const onItem = (name: string, system: object): Promise<unknown> =>
  yard.play(ana, `${item(name)}.sheet._processSubmitData(null, null, ${JSON.stringify({ system })}).then(() => null)`);

test("a two-handed weapon leaves nothing in either hand, from the sheet and from its own", async () => {
  await onSheet("Hammer");
  expect(await inHand()).toEqual(["Hammer"]);
  await onItem("Club", { equipped: true });
  expect(await inHand()).toEqual(["Club"]);
  await onItem("Bulwark", { equipped: true });
  expect(await inHand()).toEqual(["Bulwark", "Club"]);
  await onItem("Hammer", { equipped: true });
  expect(await inHand()).toEqual(["Hammer"]);
  await onItem("Hammer", { equipped: false });
  expect(await inHand()).toEqual([]);
});

test("a second weapon and a shield are for one hand", async () => {
  await onItem("Dagger", { equipped: true });
  expect(await inHand()).toEqual(["Club", "Dagger"]);
  await onSheet("Bulwark");
  expect(await inHand()).toEqual(["Bulwark", "Club"]);
  await onSheet("Dagger");
  expect(await inHand()).toEqual(["Club", "Dagger"]);
  // What changes hands while it is held makes room where it comes to.
  await onItem("Dagger", { offHand: false });
  expect(await inHand()).toEqual(["Dagger"]);
});
