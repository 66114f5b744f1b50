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
  }
}
