import { tokenMoved } from "../encounter/index.ts";
import { rulesetNameOf } from "../ports/fights.ts";
import { spotOf } from "../ports/tokens.ts";
import { bringTokens, standsFor } from "./groups.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where each token stands, and stood before: an update says where to alone, and may come past every hook. */
const spots = new WeakMap<object, { readonly now: Spot; readonly before: Spot }>();

/** A token as its scene keeps it. */
export class HeartRushTokenDocument extends foundry.documents.TokenDocument {
  override prepareBaseData(): void {
    super.prepareBaseData();
    const { x, y } = this._source;
    const known = spots.get(this)?.now ?? { x, y };
    if (known.x !== x || known.y !== y || !spots.has(this)) spots.set(this, { now: { x, y }, before: known });
  }

  /** A group is nobody on the map. */
  protected override async _preCreate(
    ...[data, options, user]: Parameters<foundry.documents.TokenDocument["_preCreate"]>
  ): Promise<boolean | void> {
    const { baseActor: group, parent: scene } = this;
    const members = standsFor(group);
    if (group === null || members === null || scene === null) return super._preCreate(data, options, user);
    await bringTokens(group, members, scene, spotOf(this));
    return false;
  }

  protected override _onUpdate(...told: Parameters<foundry.documents.TokenDocument["_onUpdate"]>): void {
    super._onUpdate(...told);
    const [changed, operation, userId] = told;
    const from = spots.get(this)?.before ?? this;
    if ("x" in changed || "y" in changed) tokenMoved(this, from, operation, userId);
  }

  /**
   * Foundry keeps the way of whoever fights until their turn begins, and its ruler adds to it. Our fights have no turns of
   * one alone, so that nothing would ever be forgotten; and the rules say how far anybody comes.
   */
  protected override _shouldRecordMovementHistory(): boolean {
    const fight = this.combatant?.combat ?? null;
    return (fight === null || rulesetNameOf(fight.type) === null) && super._shouldRecordMovementHistory();
  }
}
