import { NotInHost } from "../not-in-host.ts";

/**
 * Application V1 is not here. Its sheets are no more than names to unregister, which systems do without asking whether
 * there is anything registered under them.
 */
class AbsentSheet {
  constructor() {
    throw new NotInHost(`foundry.appv1.sheets.${this.constructor.name}`);
  }
}

class ActorSheet extends AbsentSheet {}
class ItemSheet extends AbsentSheet {}

export const appv1 = { sheets: { ActorSheet, ItemSheet } };
