import { purchaseChange, purchases } from "../../../view/heart-rush/sheet/index.ts";
import { isSecondClick, once } from "../../applications/fight/input/once.ts";
import { change } from "../../ports/documents.ts";
import type { ActorSheet, SheetAction } from "../../ports/sheet-bases.ts";
import { createHero } from "../create-hero.ts";
import { HeroModel } from "../data/index.ts";
import { longRest, potionWorks, shortRest } from "../rests.ts";
import { treatWounds } from "../treatment/treat-wounds.ts";
import { undoPurchase } from "../undo-purchase.ts";
import { tellFailures } from "./body-actions.ts";
import { itemRecords } from "./records.ts";

/** One at a time for each hero: the second click of a double click is none, nor is one while the first is answered. */
const oneAtATime = (does: (actor: Actor.Implementation) => Promise<void>): SheetAction<ActorSheet> =>
  async function (event) {
    if (!isSecondClick(event)) await once(`${does.name} ${this.actor.uuid}`, () => does(this.actor));
  };

/** What is bought and what it changes, in one write. */
async function buy(actor: Actor.Implementation, { bought, of }: DOMStringMap): Promise<void> {
  const hero = actor.system;
  if (!(hero instanceof HeroModel)) return;
  const purchase = purchases(hero, itemRecords(actor)).find((offer) => offer.bought === bought && offer.of === of);
  if (purchase === undefined || purchase.cost > hero.xpLeft) return;
  await change(actor, purchaseChange(hero, purchase));
}

/** The clicks that only heroes have. */
const ACTIONS = {
  createHero: oneAtATime(createHero),
  shortRest: oneAtATime(shortRest),
  longRest: oneAtATime(longRest),
  potionWorks: oneAtATime(potionWorks),
  treatWounds: oneAtATime(treatWounds),
  /** The same thing one at a time; somebody who is quick buys two things at once. */
  async buy(event, { dataset }) {
    const { bought = "", of = "" } = dataset;
    if (!isSecondClick(event)) await once(`buy ${bought} ${of} ${this.actor.uuid}`, () => buy(this.actor, dataset));
  },
  undoAdvance: oneAtATime(undoPurchase),
} satisfies Readonly<Record<string, SheetAction<ActorSheet>>>;

export const HERO_ACTIONS = tellFailures(ACTIONS);
