import type { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import type { ModelContext } from "../../common/data/model-shape.ts";
import type { EffectChange } from "../../common/data/change.ts";
import { BaseActor } from "../../common/documents/actor.ts";
import { realm } from "../../common/realm.ts";
import { expandObject } from "../../common/utils/objects/expand-object.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { getProperty } from "../../common/utils/objects/property.ts";
import { collectionOf, pageMember } from "../client.ts";
import { asRecord, CONFIG, documentConfig, statusEffects } from "../config.ts";
import { Hooks } from "../helpers/hooks.ts";
import { type ActiveEffect, changesOf, priorityOf } from "./active-effect.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { type ActorInitiativeOptions, rollInitiativeOf } from "./combats/actor-initiative.ts";
import { stepsOf14 } from "./effects/steps-of-14.ts";
import type { Item } from "./item.ts";

/** Which actors have been through `prepareBaseData` since their data were begun anew. */
const basesPrepared = new WeakSet<Actor>();

type TokenChange = EffectChange & { readonly effect: ActiveEffect };

const OF_TOKENS = "token.";

/** A change of a token is kept by what it changes there. */
const tokenChange = (change: EffectChange, effect: ActiveEffect): TokenChange => ({
  ...change,
  key: change.key.slice(OF_TOKENS.length),
  effect,
});

const phases = (): readonly string[] => Object.keys(asRecord(asRecord(CONFIG["ActiveEffect"])["phases"]));

/** Which statuses actors had before their effects are applied anew. */
const statusesBefore = new WeakMap<Actor, ReadonlySet<string>>();

function clearEffects(actor: Actor): void {
  statusesBefore.set(actor, new Set(actor.statuses));
  actor.overrides = {};
  actor.statuses.clear();
}

/** Generation 14: by the class of effects, whoever's effect it is; each change is a copy that knows its effect, and its mode. */
function applyInPhase(
  actor: Actor,
  changes: (EffectChange & { effect: ActiveEffect })[],
  overrides: PlainObject,
): void {
  const effects = documentConfig("ActiveEffect")?.documentClass as typeof ActiveEffect;
  effects._shimChanges(changes);
  const rollData = changes.length > 0 ? actor.getRollData() : {};
  for (const change of changes) {
    const replacementData = change.effect.getReplacementData(rollData);
    Object.assign(overrides, stepsOf14(effects).applyChange(actor, change, { replacementData }));
  }
}

interface Affected {
  _onApplyStatusEffect(statusId: string, active: boolean): void;
}

export class Actor extends ClientDocumentMixin(BaseActor) {
  declare readonly items: EmbeddedCollection<Item>;
  declare readonly effects: EmbeddedCollection<ActiveEffect>;
  declare overrides: PlainObject;
  declare statuses: Set<string>;
  /** Generation 14: what effects change of the actor's tokens, by phase. */
  declare tokenActiveEffectChanges: Record<string, TokenChange[]>;
  declare _completedActiveEffectPhases: Set<string>;

  override _configure(options: ModelContext = {}): void {
    super._configure(options);
    this.overrides = {};
    this.statuses = new Set();
    this.tokenActiveEffectChanges = {};
    this._completedActiveEffectPhases = new Set();
  }

  // ── What it is ─────────────────────────────────────────────────────────────────────────────────────────────────

  get isToken(): boolean {
    return this.parent?.documentName === "Token";
  }

  get token(): Document | null {
    return this.isToken ? this.parent : null;
  }

  get thumbnail(): string | null {
    return this.img;
  }

  get itemTypes(): Record<string, Item[]> {
    const types = Object.fromEntries(realm.subtypes("Item").map((type): [string, Item[]] => [type, []]));
    for (const item of this.items) (types[item.type] ??= []).push(item);
    return types;
  }

  get inCombat(): boolean {
    return [...(collectionOf("Combat") ?? [])].some((combat) =>
      [...combat.getEmbeddedCollection("Combatant")].some((combatant) => Reflect.get(combatant, "actor") === this),
    );
  }

  override getRollData(): PlainObject {
    return asRecord(this.system);
  }

  // ── Effects ────────────────────────────────────────────────────────────────────────────────────────────────────

  get appliedEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter((effect) => effect.active);
  }

  get temporaryEffects(): ActiveEffect[] {
    return this.appliedEffects.filter((effect) => effect.isTemporary);
  }

  *allApplicableEffects(): Generator<ActiveEffect, void, void> {
    yield* this.effects;
    for (const item of this.items) for (const effect of item.effects) if (effect.transfer) yield effect;
  }

  override prepareData(): void {
    basesPrepared.delete(this);
    super.prepareData();
    if (realm.generation >= 14) this.applyActiveEffects("final");
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    basesPrepared.add(this);
    this.tokenActiveEffectChanges = Object.fromEntries(phases().map((phase) => [phase, []]));
    this._completedActiveEffectPhases.clear();
    if (realm.generation >= 14) clearEffects(this);
  }

  /** Generation 14 clears its state in `prepareBaseData`: an override that does not call super breaks the actor there. */
  override prepareEmbeddedDocuments(): void {
    if (realm.generation >= 14 && !basesPrepared.has(this)) {
      throw new Error(`${this.constructor.name}#prepareBaseData has to call super.prepareBaseData() in generation 14.`);
    }
    super.prepareEmbeddedDocuments();
    if (realm.generation >= 14) this.applyActiveEffects("initial");
    else this.applyActiveEffects();
  }

  /** Generation 14 goes by phases, each once in a preparation, and takes the next where none is named. */
  applyActiveEffects(named?: string): void {
    const done = this._completedActiveEffectPhases;
    const phase = named ?? (realm.generation < 14 ? undefined : done.has("initial") ? "final" : "initial");
    if (phase !== undefined && done.has(phase)) {
      const message = `The phase "${phase}" of effects is over for ${this.uuid}.`;
      return Hooks.onError("Actor#applyActiveEffects", new Error(message));
    }
    if (phase !== undefined) done.add(phase);
    if (phase === undefined) clearEffects(this);
    const before = phase === "final" ? new Set(this.statuses) : (statusesBefore.get(this) ?? new Set());
    const overrides: PlainObject = {};
    const changes: (EffectChange & { effect: ActiveEffect })[] = [];
    for (const effect of this.appliedEffects) {
      for (const status of effect.statuses) this.statuses.add(status);
      for (const change of changesOf(effect)) {
        if (!change.key || !effect.shouldApplyChange(change, phase === undefined ? {} : { phase })) continue;
        const ofTokens = phase !== undefined && change.key.startsWith(OF_TOKENS);
        if (ofTokens) (this.tokenActiveEffectChanges[phase] ??= []).push(tokenChange(change, effect));
        else changes.push({ ...change, effect });
      }
    }
    changes.sort((a, b) => priorityOf(a) - priorityOf(b));
    if (phase === undefined) for (const change of changes) Object.assign(overrides, change.effect.apply(this, change));
    else applyInPhase(this, changes, overrides);
    Object.assign(this.overrides, expandObject({ ...overrides }));
    tellTokens(this, before);
  }

  /** Turns a status on or off. Answers the effect made, true or false for what is now the case, or undefined if nothing changed. */
  async toggleStatusEffect(
    statusId: string,
    options: { active?: boolean | undefined; overlay?: boolean | undefined } = {},
  ): Promise<Document | boolean | undefined> {
    const status = statusEffects().find((entry) => entry.id === statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to Actor#toggleStatusEffect`);
    const existing = this.effects.filter((effect) =>
      status._id ? effect.id === status._id : effect.statuses.size === 1 && effect.statuses.has(statusId),
    );
    if (existing.length) {
      if (options.active === true) return true;
      await this.deleteEmbeddedDocuments(
        "ActiveEffect",
        existing.map((effect) => String(effect.id)),
      );
      return false;
    }
    if (options.active === false) return undefined;
    const effect = await (
      CONFIG["ActiveEffect"] as { documentClass: typeof ActiveEffect }
    ).documentClass.fromStatusEffect(statusId, { parent: this });
    if (options.overlay) effect.updateSource({ "flags.core.overlay": true });
    const [created] = await this.createEmbeddedDocuments("ActiveEffect", [effect.toObject()], {
      keepId: Boolean(status._id),
    });
    return created;
  }

  // ── Tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────

  getActiveTokens(linked = false, document = false): unknown[] {
    const scene = pageMember("canvas.scene") as Document | null | undefined;
    const tokens = this.getDependentTokens({ scenes: scene ?? [], linked });
    return document ? tokens : tokens.map((token) => Reflect.get(token, "object") as unknown).filter(Boolean);
  }

  getDependentTokens(options: { scenes?: Document | Iterable<Document>; linked?: boolean } = {}): Document[] {
    if (this.isToken) return this.token ? [this.token] : [];
    const { scenes = collectionOf("Scene") ?? [] } = options;
    const list = Symbol.iterator in scenes ? [...scenes] : [scenes];
    return list.flatMap((scene) =>
      Array.from(scene.getEmbeddedCollection("Token")).filter((token) => {
        const linked = Reflect.get(token, "actorLink") === true;
        return Reflect.get(token, "actorId") === this.id && (linked || !options.linked);
      }),
    );
  }

  /** The data of a token for this actor: the prototype, then what is asked for. */
  async getTokenDocument(data: PlainObject = {}, options: ModelContext = {}): Promise<Document> {
    const prototype = this.prototypeToken.toObject();
    const source: PlainObject = {
      ...prototype,
      name: prototype["name"] || this.name,
      actorId: this.id,
      ...expandObject(data),
    };
    const texture = asRecord(source["texture"]);
    if (!texture["src"]) source["texture"] = { ...texture, src: this.img };
    return new (CONFIG["Token"] as { documentClass: typeof Document }).documentClass(source, options);
  }

  /** Changes a bar or a value below `system` by a click on the token. */
  async modifyTokenAttribute(
    attribute: string,
    value: number,
    isDelta = false,
    isBar = true,
  ): Promise<this | undefined> {
    const current = getProperty(this.system, attribute);
    const bar = isBar && typeof current === "object" && current !== null;
    const present = Number(bar ? Reflect.get(current, "value") : current);
    let next = isDelta ? present + value : value;
    if (bar) next = Math.min(Math.max(next, 0), Number(Reflect.get(current, "max") ?? Infinity));
    return this.update({ [`system.${attribute}${bar ? ".value" : ""}`]: next });
  }

  async rollInitiative(options: ActorInitiativeOptions = {}): Promise<Document | null> {
    return rollInitiativeOf(this, options);
  }

  // ── Life ───────────────────────────────────────────────────────────────────────────────────────────────────────

  override async _preCreate(data: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const token = asRecord(data["prototypeToken"]);
    const changes: PlainObject = {};
    if (!("name" in token)) changes["name"] = this.name;
    if (!asRecord(token["texture"])["src"] && this.img) changes["texture"] = { src: this.img };
    this.updateSource({ prototypeToken: changes });
    return undefined;
  }
}

/** Tokens on the scene are told of statuses that change what they see and who sees them: at this moment, and not later. */
function tellTokens(actor: Actor, before: ReadonlySet<string>): void {
  for (const id of Object.values(CONFIG["specialStatusEffects"])) {
    const active = actor.statuses.has(id);
    if (active === before.has(id)) continue;
    for (const token of actor.getActiveTokens()) (token as Affected)._onApplyStatusEffect(id, active);
  }
}
