import { artworkOf } from "./default-artwork.ts";

/** An item of whichever ruleset: what differs is asked of its data. */
export class HeartRushItem extends Item {
  protected override async _preCreate(
    data: Item.CreateData,
    options: Item.Database.PreCreateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const img = artworkOf(this.type);
    if (!data.img && img !== null) this.updateSource({ img });
    // What comes last stands last: among equals nobody could tell which goes before which.
    const { actor } = this;
    if (actor !== null && !data.sort)
      this.updateSource({ sort: Math.max(0, ...actor.items.map(({ sort }) => sort)) + CONST.SORT_INTEGER_DENSITY });
  }
}
