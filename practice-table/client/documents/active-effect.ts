import { TypeDataModel } from "../../common/abstract/type-data.ts";
import type { Document } from "../../common/abstract/document.ts";
import {
  type ChangeKind,
  changeKind,
  DEFAULT_PRIORITIES,
  modeOfKind,
  type EffectChange,
} from "../../common/data/change.ts";
import { useCustomChanges } from "../../common/data/custom-changes.ts";
import { type DataField } from "../../common/data/fields/index.ts";
import { BaseActiveEffect, effectChangesField } from "../../common/documents/active-effect.ts";
import { realm } from "../../common/realm.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { game } from "../client.ts";
import { asRecord, documentConfig, statusEffects } from "../config.ts";
import { Hooks } from "../helpers/hooks.ts";
import { NotInHost } from "../not-in-host.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { applyToField, applyUnguided, customStep, fieldFor, type KindStep, plainStep } from "./effects/apply-change.ts";
import { ShowIcon } from "./effects/effect-icons.ts";
import { beginning, effectRegistry, effectStart, startInCombat, worldTime } from "./effects/effect-expiry.ts";
import { describeDuration, describeYoung, passedInFight } from "./effects/effect-duration.ts";
import { shimDuration, shimMode } from "./effects/effect-shims.ts";
import { stepsOf14 } from "./effects/steps-of-14.ts";

useCustomChanges(
  (model, change, value, delta) => void Hooks.call("applyActiveEffect", model, change, value, delta, {}),
);

/** Generation 14: the data of effects that have no model of their own. */
export class ActiveEffectTypeDataModel extends TypeDataModel {
  declare changes: EffectChange[];

  static override defineSchema() {
    return { changes: effectChangesField() };
  }
}

export class ActiveEffect extends ClientDocumentMixin(BaseActiveEffect) {
  declare duration: PlainObject;
  /** Generation 14 alone. */
  declare start?: PlainObject | null;

  /** Generation 14 keeps them below `system`, and still answers here; a field of the name stands before this in 13. */
  get changes(): EffectChange[] {
    return changesOf(this);
  }

  /** Generation 14: whoever reads a change finds its priority and its effect there, and its type in generation 13's manner as well. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    if (realm.generation < 14) return;
    const changes = changesOf(this);
    for (const change of changes) Object.assign(change, { priority: priorityOf(change) });
    ActiveEffect._shimChanges(changes);
    shimDuration(this.duration, asRecord(this.start));
  }

  /** Generation 14: as its data say, or else once it has run out. */
  get isSuppressed(): boolean {
    if (realm.generation < 14) return false;
    return Boolean(asRecord(this.system)["isSuppressed"] ?? this.duration["expired"]);
  }

  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }

  get modifiesActor(): boolean {
    if (!this.active) return false;
    if (this.parent?.documentName === "Actor") return true;
    return this.parent?.documentName === "Item" && this.parent.parent?.documentName === "Actor" && this.transfer;
  }

  get target(): Document | null {
    if (this.parent?.documentName === "Actor") return this.parent;
    return this.transfer ? (this.parent?.parent ?? null) : this.parent;
  }

  /** In generation 13 whatever has a status is; in 14 only what ends with time. */
  get isTemporary(): boolean {
    if (realm.generation >= 14) return Boolean(this.duration["expiry"]) || Number.isFinite(this.duration["value"]);
    return (
      this.statuses.size > 0 || ["seconds", "rounds", "turns"].some((unit) => Number(this.duration[unit] ?? 0) > 0)
    );
  }

  get isExpired(): boolean {
    return this.duration["expired"] === true || this.duration["remaining"] === 0;
  }

  get sourceName(): string {
    return this.origin ? this.origin : game().i18n.localize("None");
  }

  // ── What there is of changes and durations ─────────────────────────────────────────────────────────────────────

  /** Generation 14: the kinds of changes, those of packages among them. */
  static get CHANGE_TYPES(): PlainObject | undefined {
    return ofConfig("changeTypes");
  }

  static get CHANGE_PHASES(): PlainObject | undefined {
    return ofConfig("phases");
  }

  static get EXPIRY_EVENTS(): PlainObject | undefined {
    return ofConfig("expiryEvents");
  }

  /** Generation 14: where an effect that begins now begins. */
  static getEffectStart(combat: Document | null = game().combat): PlainObject {
    return effectStart(combat);
  }

  static getInitialDuration(): PlainObject {
    if (realm.generation >= 14) return { start: this.getEffectStart() };
    return { duration: { startTime: worldTime(), ...startInCombat(game().combat) } };
  }

  /** Generation 14: who ends effects that have run out. */
  static get registry(): typeof effectRegistry {
    if (realm.generation < 14) throw new NotInHost("ActiveEffect.registry (generation 14 has it)");
    return effectRegistry;
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const begins = (realm.generation >= 14 ? this.parent : this.target)?.documentName === "Actor";
    const begun = begins ? beginning(this, game().combat) : null;
    if (begun) this.updateSource(begun);
    return undefined;
  }

  override prepareDerivedData(): void {
    this.updateDuration();
  }

  /** Reckons anew how much time is left. */
  updateDuration(): PlainObject {
    return Object.assign(this.duration, this._prepareDuration());
  }

  _prepareDuration(duration: PlainObject = this.duration): PlainObject {
    if (realm.generation < 14) return describeDuration(duration, game().combat);
    const now = worldTime();
    const begun = asRecord(this._source["start"])["time"];
    const left = describeYoung(duration, typeof begun === "number" ? begun : now, now, passedInFight(this));
    return Number(left["secondsRemaining"]) > 0 ? { ...left, expired: false } : left;
  }

  /** Applies one change to the actor and answers what it made different, by key. */
  apply(actor: Document, change: EffectChange): PlainObject {
    const made = this.constructor as typeof ActiveEffect;
    if (realm.generation >= 14) return stepsOf14(made).applyChange(actor, { ...change, effect: this });
    const changes: PlainObject = {};
    const field = fieldFor(actor, change.key);
    if (!field) {
      this._applyLegacy(actor, change, changes);
      return changes;
    }
    return changed(change.key, made.applyField(actor, change, field));
  }

  // ── Generation 13: what subclasses may do in their own way ────────────────────────────────────────────────────────

  /** A change of what no field describes. */
  _applyLegacy(actor: Document, change: EffectChange, changes: PlainObject): void {
    const steps: Record<ChangeKind, KindStep> = {
      add: (...given) => this._applyAdd(...given),
      subtract: (...given) => this._applyAdd(...given),
      multiply: (...given) => this._applyMultiply(...given),
      override: (...given) => this._applyOverride(...given),
      upgrade: (...given) => this._applyUpgrade(...given),
      downgrade: (...given) => this._applyUpgrade(...given),
      custom: (...given) => this._applyCustom(...given),
    };
    applyUnguided(actor, change, changes, (kind) => steps[kind]);
  }
  _applyAdd(...given: Parameters<KindStep>): void {
    plainStep(...given);
  }
  _applyMultiply(...given: Parameters<KindStep>): void {
    plainStep(...given);
  }
  _applyOverride(...given: Parameters<KindStep>): void {
    plainStep(...given);
  }
  _applyUpgrade(...given: Parameters<KindStep>): void {
    plainStep(...given);
  }
  _applyCustom(...given: Parameters<KindStep>): void {
    customStep(...given);
  }

  /** Generation 14: gives changes the mode that they had in 13, to read and to write. */
  static _shimChanges(changes: readonly EffectChange[]): void {
    for (const change of changes) shimMode(change);
  }

  /** Generation 14: whether a change counts in this phase, or at all. */
  shouldApplyChange(change: EffectChange, { phase }: { phase?: string; replacementData?: PlainObject } = {}): boolean {
    return phase === undefined || (change.phase ?? "initial") === phase;
  }

  /** Generation 14: what `@` in a change refers to. */
  getReplacementData(baseData: PlainObject): PlainObject {
    return baseData;
  }

  /** Applies one change to a field, and answers what is there then. */
  static applyField(model: Document, change: EffectChange, field?: DataField): unknown {
    if (realm.generation >= 14) return stepsOf14(this).applyChangeField(model, change, { field });
    return applyToField(model, change, field);
  }

  static async fromStatusEffect(statusId: string, options: { parent?: Document | null } = {}): Promise<ActiveEffect> {
    const status = statusEffects().find((entry) => entry.id === statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to ActiveEffect#fromStatusEffect`);
    const { id, hud: _hud, order: _order, ...rest } = status;
    const data: PlainObject = {
      ...rest,
      name: game().i18n.localize(status.name),
      statuses: [id, ...(status.statuses ?? [])],
      ...(realm.generation >= 14 ? { showIcon: ShowIcon.ALWAYS } : {}),
    };
    return new (this.implementation as typeof ActiveEffect)(data, { parent: options.parent ?? null });
  }
}

/** The changes, wherever the generation keeps them. */
export function changesOf(effect: ActiveEffect): EffectChange[] {
  const changes: unknown =
    realm.generation === 13 ? Reflect.get(effect, "changes") : asRecord(effect.system)["changes"];
  return Array.isArray(changes) ? (changes as EffectChange[]) : [];
}

/** The order in which changes apply: by their own priority, else by that of their kind. */
export function priorityOf(change: EffectChange): number {
  if (typeof change.priority === "number") return change.priority;
  const kind = changeKind(change);
  return realm.generation === 13 ? modeOfKind(kind) * 10 : DEFAULT_PRIORITIES[kind];
}

/** Generation 14 has its kinds of changes, phases and events in the configuration. */
const ofConfig = (name: string): PlainObject | undefined =>
  realm.generation < 14 ? undefined : asRecord(documentConfig("ActiveEffect")?.[name]);

const changed = (key: string, value: unknown): PlainObject => (value === undefined ? {} : { [key]: value });

/** Applies a change of an effect by whatever its class has for it in this generation. */
export function applyEffectChange(target: Document, change: EffectChange & { effect: ActiveEffect }): PlainObject {
  const { effect } = change;
  return realm.generation < 14
    ? effect.apply(target, change)
    : stepsOf14(effect.constructor).applyChange(target, change);
}
