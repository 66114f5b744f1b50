import { purchaseChange, purchases } from "../../../view/index.ts";
import { change } from "../../ports/document-change.ts";
import type { ActorSheet, SheetAction } from "../../ports/sheet-bases.ts";
import { createHero } from "../create-hero.ts";
import { HeroModel } from "../data/index.ts";
import { longRest, shortRest } from "../rests.ts";
import { treatWounds } from "../treat-wounds.ts";
import { undoPurchase } from "../undo-purchase.ts";
import { tellFailures } from "./body-actions.ts";
import { itemRecords } from "./records.ts";

/** The clicks that only heroes have. */
const ACTIONS = {
  async createHero() {
    await createHero(this.actor);
  },
  async shortRest() {
    await shortRest(this.actor);
  },
  async longRest() {
    await longRest(this.actor);
  },
  async treatWounds() {
    await treatWounds(this.actor);
  },
  /** What is bought and what it changes, in one write. */
  async buy(_event, target) {
    const hero = this.actor.system;
    if (!(hero instanceof HeroModel)) return;
    const { bought, of } = target.dataset;
    const purchase = purchases(hero, itemRecords(this.actor)).find(
      (offer) => offer.bought === bought && offer.of === of,
    );
    if (purchase === undefined || purchase.cost > hero.xpLeft) return;
    await change(this.actor, purchaseChange(hero, purchase));
  },
  async undoAdvance() {
    await undoPurchase(this.actor);
  },
} satisfies Readonly<Record<string, SheetAction<ActorSheet>>>;

export const HERO_ACTIONS = tellFailures(ACTIONS);
