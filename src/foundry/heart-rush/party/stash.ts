import { changedHands, isCarried } from "../../../view/heart-rush/party/index.ts";
import { once } from "../../applications/fight/input/once.ts";
import { notifyFailure, say, warn } from "../../chat/notices.ts";
import { bring, writeCoins } from "../../ports/documents.ts";
import { HeroModel, PartyModel } from "../data/index.ts";

/** How many of it there are. */
export function countOf({ system }: Item.Implementation): number {
  return "quantity" in system && typeof system.quantity === "number" ? system.quantity : 1;
}

/** Whether it is gone where it came from. Foundry answers nothing where somebody's hook would not have it. */
async function takeAway(item: Item.Implementation, left: number): Promise<boolean> {
  try {
    const taken = left > 0 ? await item.update({ system: { quantity: left } }) : await item.delete();
    return taken !== undefined;
  } catch (failure) {
    console.warn(failure);
    return false;
  }
}

/**
 * Hands so many of a thing on. It is there before it is gone here, so that nothing that fails half-way loses it; where it
 * cannot be taken away here, since somebody else has been quicker, what was brought is taken back.
 */
async function passOn(item: Item.Implementation, to: Actor.Implementation, many: number): Promise<void> {
  const left = changedHands(countOf(item), 0, many)?.from;
  if (left === undefined) return warn("HEARTRUSH.Party.tooFew", { name: item.name, count: countOf(item) });
  const unused = "equipped" in item.system ? { "system.equipped": false } : {};
  const brought = await bring(to, { item, changes: { ...unused, "system.quantity": many } });
  if (brought === null) return warn("HEARTRUSH.Party.notGiven", { name: item.name });
  if (await takeAway(item, left))
    return void ui.notifications.info(say("HEARTRUSH.Party.given", { name: item.name, to: to.name }));
  const isBack = await takeAway(brought, 0);
  warn(isBack ? "HEARTRUSH.Party.notGiven" : "HEARTRUSH.Party.twice", { name: item.name, to: to.name });
}

/** Only who plays both may: what is refused, and what cannot be handed on, is said. */
export async function handOver(
  item: Item.Implementation,
  to: Actor.Implementation,
  many = countOf(item),
): Promise<void> {
  const from = item.actor;
  if (from === null || from === to || !isCarried(item.type))
    return warn("HEARTRUSH.Party.notGiven", { name: item.name });
  if (!from.isOwner || !to.isOwner)
    return warn("HEARTRUSH.Party.notYours", { name: from.isOwner ? to.name : from.name });
  await once(`hand over ${item.uuid}`, () => passOn(item, to, many).catch(notifyFailure));
}

interface Purse {
  readonly actor: Actor.Implementation;
  readonly coins: number;
}

const purseOf = (actor: Actor.Implementation): Purse | null =>
  actor.system instanceof HeroModel || actor.system instanceof PartyModel ? { actor, coins: actor.system.coins } : null;

/** Both purses in one write, so that no coin is lost or doubled. */
export async function handCoins(giver: Actor.Implementation, taker: Actor.Implementation, many: number): Promise<void> {
  const [from, to] = [purseOf(giver), purseOf(taker)];
  if (from === null || to === null) return;
  const changed = changedHands(from.coins, to.coins, many);
  if (changed === null) return warn("HEARTRUSH.Party.tooFewCoins", { name: giver.name, count: from.coins });
  await writeCoins([
    { id: giver.id, coins: changed.from },
    { id: taker.id, coins: changed.to },
  ]);
}
