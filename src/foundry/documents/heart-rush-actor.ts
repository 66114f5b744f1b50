import { actorHooksOf } from "./actor-hooks.ts";
import { artworkOf } from "./default-artwork.ts";
import { shownEffect } from "./shown-status.ts";

/** An actor of whichever ruleset: what differs is asked of its data. */
export class HeartRushActor extends Actor {
  /**
   * With the statuses that its data has. They are effects in memory: nothing is stored twice, and nothing can differ. From
   * here Foundry takes an actor's statuses, whether it can see, and the pictures on its token.
   */
  override *allApplicableEffects(): Generator<ActiveEffect.Implementation, void, undefined> {
    yield* super.allApplicableEffects();
    for (const status of actorHooksOf(this).statuses?.(this) ?? []) yield shownEffect(this, status);
  }

  /** With what its ruleset ends, and Foundry would take to be lasting. */
  override get temporaryEffects(): ActiveEffect.Implementation[] {
    const known = super.temporaryEffects;
    const actorHooks = actorHooksOf(this);
    const passes = (effect: ActiveEffect.Implementation): boolean => actorHooks.passes?.(effect) === true;
    return [...known, ...this.appliedEffects.filter((effect) => !known.includes(effect) && passes(effect))];
  }

  override getRollData() {
    return { ...super.getRollData(), ...actorHooksOf(this).rollData?.(this) };
  }

  /** A status of the data's own is there or not by its level; any other is an effect, as Foundry has it. */
  override async toggleStatusEffect(
    statusId: string,
    options: Actor.ToggleStatusEffectOptions = {},
  ): Promise<ActiveEffect.Implementation | boolean | undefined> {
    if (!this.keepsStatus(statusId)) return super.toggleStatusEffect(statusId, options);
    const present = this.statuses.has(statusId);
    const wanted = options.active ?? !present;
    if (wanted === present) return present ? true : undefined;
    await this.changeStatus(statusId, wanted ? 1 : -Infinity);
    return wanted;
  }

  /** Whether its data keeps this status, and no effect. */
  keepsStatus(statusId: string): boolean {
    return actorHooksOf(this).keepsStatus?.(statusId) ?? false;
  }

  /** Levels more or less, as one click on a token or a sheet asks for. */
  async changeStatus(statusId: string, levels: number, of: string | null = null): Promise<boolean> {
    return (await actorHooksOf(this).changeStatus?.(this, statusId, levels, of)) ?? false;
  }

  /** Hit points may fall below nothing, where Foundry's own bars stop. */
  override async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this | undefined> {
    const present: unknown = foundry.utils.getProperty(this.system, `${attribute}.value`);
    const wanted = isDelta ? Number(present ?? 0) + value : value;
    return isBar && wanted < 0
      ? this.update({ [`system.${attribute}.value`]: wanted })
      : super.modifyTokenAttribute(attribute, value, isDelta, isBar);
  }

  /** Puts an item to use, and out of use whatever has no room beside it, in one write. */
  async equip(item: Item.Implementation, equipped = true): Promise<void> {
    const others = equipped ? (actorHooksOf(this).givesWay?.(this, item) ?? []) : [];
    await this.updateEmbeddedDocuments("Item", [
      ...others.map(({ id }) => ({ _id: id, "system.equipped": false })),
      { _id: item.id, "system.equipped": equipped },
    ]);
  }

  protected override async _preCreate(
    data: Actor.CreateData,
    options: Actor.Database.PreCreateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const img = artworkOf(this.type);
    if (!data.img && img !== null) this.updateSource({ img });
    const texture = data.img || img === null ? {} : { texture: { src: img } };
    // Whose side a token is on its ring tells, which Foundry draws.
    const defaults = { ...texture, ring: { enabled: true }, ...actorHooksOf(this).tokenDefaults?.(this) };
    const chosen = foundry.utils.expandObject({ ...data.prototypeToken });
    this.updateSource({ prototypeToken: foundry.utils.mergeObject(defaults, chosen, { inplace: false }) });
  }

  protected override async _preUpdate(
    changed: Actor.UpdateData,
    options: Actor.Database.PreUpdateOptions,
    user: User.Implementation,
  ): Promise<boolean | void> {
    if ((await super._preUpdate(changed, options, user)) === false) return false;
    const system = Object.fromEntries(
      Object.entries(actorHooksOf(this).staleLists?.(this) ?? {}).filter(([list, whole]) => {
        const writes = (id: string): boolean => foundry.utils.hasProperty(changed, `system.${list}.${id}`);
        return !Object.keys(whole).every(writes);
      }),
    );
    if (Object.keys(system).length > 0) await this.update({ system }, { diff: false });
  }
}
