import { applyEffectChange } from "./active-effect.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { Document } from "../../common/abstract/document.ts";
import { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { refreshSynthetic } from "../../common/abstract/inner-names.ts";
import type { ModelContext } from "../../common/data/model-shape.ts";
import { realm } from "../../common/realm.ts";
import { reconcile } from "../../common/data/reconcile.ts";
import { BaseActorDelta } from "../../common/documents/actor-delta.ts";
import { BaseToken } from "../../common/documents/token.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { getProperty } from "../../common/utils/objects/property.ts";
import type { CostOption, MeasuredPath } from "../grid/grid-shapes.ts";
import { client, collectionOf, pageMember } from "../client.ts";
import { asRecord, documentConfig } from "../config.ts";
import type { Actor } from "./actor.ts";
import { Hooks } from "../helpers/hooks.ts";
import { NotInHost } from "../not-in-host.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { combatantOf, enterCombat, leaveCombat } from "./combats/token-combat.ts";
import {
  completeMovementPath,
  measureMovement,
  planMovement,
  recordedHistory,
  type MovementOptions,
  type MovementRequest,
  type MovementWaypoint,
  type TokenMovement,
} from "./token-movement.ts";

/** The actors of tokens that are not linked. */
const synthetics = new WeakMap<Document, Actor>();
/** Tokens that show something else than they store. */
const changedByEffects = new WeakSet<Document>();

export class TokenDocument extends ClientDocumentMixin(BaseToken) {
  declare texture: { src: string | null };
  declare bar1: { attribute: string | null };
  declare bar2: { attribute: string | null };
  /** The canvas puts what it drew here. */
  declare _object: object | null;

  override _configure(options: ModelContext = {}): void {
    super._configure(options);
    Object.defineProperty(this, "_object", { value: null, writable: true, configurable: true });
  }

  /** In 14 a token that is linked to its actor needs no delta, and has none (core issue 13097). */
  override _initialize(options: ModelContext = {}): void {
    super._initialize(options);
    if (realm.generation >= 14 && this.actorLink) this.delta = null;
  }

  override toObject(source = true): PlainObject {
    const data = super.toObject(source);
    if (this.delta === null) data["delta"] = null;
    return data;
  }

  // ── The actor ──────────────────────────────────────────────────────────────────────────────────────────────────

  get baseActor(): Actor | null {
    return ((this.actorId ? collectionOf("Actor")?.get(this.actorId) : null) as Actor | undefined) ?? null;
  }

  get isLinked(): boolean {
    return this.actorLink;
  }

  /** The world's actor for a linked token; for another, its own, made from that and its delta. */
  get actor(): Actor | null {
    if (this.actorLink) return this.baseActor;
    const made = synthetics.get(this) ?? makeSynthetic(this);
    if (made) synthetics.set(this, made);
    return made;
  }

  /** A token without a link leads on to its own actor, and to what that has. */
  override getEmbeddedCollection(embeddedName: string): EmbeddedCollection<Document> {
    const actor = this.actorLink ? null : this.actor;
    if (!actor) return super.getEmbeddedCollection(embeddedName);
    if (embeddedName === "Item" || embeddedName === "ActiveEffect") return actor.getEmbeddedCollection(embeddedName);
    if (embeddedName !== "Actor") return super.getEmbeddedCollection(embeddedName);
    const actors = new EmbeddedCollection<Document>("actors", this, actor.constructor as typeof Document);
    return actors.set(String(actor.id), actor, { modifySource: false });
  }

  /** After a change of the actor or of the delta: the synthetic actor stays the same object and says the new thing. */
  [refreshSynthetic](): void {
    const [synthetic, source] = [synthetics.get(this), mergedSource(this)];
    if (synthetic && source) refresh(synthetic, source);
    else synthetics.delete(this);
    const changes = Object.values(affecting(this)?.tokenActiveEffectChanges ?? {}).flat();
    if (changedByEffects.delete(this) || changes.length > 0) this.reset();
  }

  /** Generation 14: effects of its actor may change the token itself, in both phases. */
  override prepareData(): void {
    super.prepareData();
    if (realm.generation < 14) return;
    for (const phase of ["initial", "final"]) this.applyActiveEffects(phase);
  }

  applyActiveEffects(phase: string): void {
    for (const change of affecting(this)?.tokenActiveEffectChanges[phase] ?? []) {
      changedByEffects.add(this);
      applyEffectChange(this, change);
    }
  }

  // ── What it is ─────────────────────────────────────────────────────────────────────────────────────────────────

  get object(): object | null {
    return this._object;
  }

  get rendered(): boolean {
    return this._object !== null;
  }

  get combatant(): Document | null {
    return combatantOf(this);
  }

  /** Enters tokens that are in no combat into one: that given, the one on show, or a new one. */
  static createCombatants(
    tokens: Iterable<TokenDocument>,
    options: { combat?: Document | null } = {},
  ): Promise<Document[]> {
    return enterCombat([...tokens], options.combat ?? null);
  }

  static deleteCombatants(
    tokens: Iterable<TokenDocument>,
    options: { combat?: Document | null } = {},
  ): Promise<Document[]> {
    return leaveCombat([...tokens], options.combat ?? null);
  }

  /** Who is taken off the map leaves the fight. */
  static override async _onDeleteOperation(
    documents: Document[],
    operation: PlainObject,
    user: Document,
  ): Promise<void> {
    await super._onDeleteOperation(documents, operation, user);
    if (user.id === client.snapshot?.user) await this.deleteCombatants(documents as TokenDocument[]);
  }

  /** Enters the token into combat or takes it out. Answers whether it is in one now. */
  async toggleCombatant(options: { active?: boolean } = {}): Promise<boolean> {
    const { active = !this.inCombat } = options;
    const tokens = this.constructor as typeof TokenDocument;
    await (active ? tokens.createCombatants([this]) : tokens.deleteCombatants([this]));
    return this.inCombat;
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  get isSecret(): boolean {
    return this.disposition === -2 && !this.isOwner;
  }

  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) ?? false;
  }

  getBarAttribute(barName: "bar1" | "bar2", options: { alternative?: string } = {}): PlainObject | null {
    const attribute = options.alternative ?? this[barName]?.attribute;
    if (!attribute || !this.actor) return null;
    const data = getProperty(this.actor.system, attribute);
    if (typeof data === "number") return { type: "value", attribute, value: data, editable: true };
    const { value, max } = asRecord(data);
    if (typeof value !== "number" || typeof max !== "number") return null;
    return { type: "bar", attribute, value, max, editable: true };
  }

  override getRollData(): PlainObject {
    return this.actor?.getRollData() ?? {};
  }

  // ── Where it is ────────────────────────────────────────────────────────────────────────────────────────────────

  getSize(): { width: number; height: number } {
    const size = gridSizeOf(this);
    return { width: this.width * size, height: this.height * size };
  }

  getCenterPoint(at: { x?: number; y?: number; elevation?: number } = {}): { x: number; y: number; elevation: number } {
    const { width, height } = this.getSize();
    return {
      x: (at.x ?? this.x) + width / 2,
      y: (at.y ?? this.y) + height / 2,
      elevation: at.elevation ?? this.elevation,
    };
  }

  getOccupiedGridSpaceOffsets(
    at: { x?: number; y?: number; width?: number; height?: number } = {},
  ): { i: number; j: number }[] {
    const size = gridSizeOf(this);
    const top = Math.round((at.y ?? this.y) / size);
    const left = Math.round((at.x ?? this.x) / size);
    const rows = Math.max(1, Math.round(at.height ?? this.height));
    const columns = Math.max(1, Math.round(at.width ?? this.width));
    return Array.from({ length: rows * columns }, (_, index) => ({
      i: top + Math.floor(index / columns),
      j: left + (index % columns),
    }));
  }

  get layer(): unknown {
    return pageMember("canvas.tokens");
  }

  // ── Moving ─────────────────────────────────────────────────────────────────────────────────────────────────────

  get movementHistory(): MovementWaypoint[] {
    const history = this._source["_movementHistory"];
    return Array.isArray(history) ? (history as MovementWaypoint[]) : [];
  }

  /**
   * Moves through the waypoints, in one update as far as each checkpoint. Answers false if the move was forbidden or a wall
   * cut it short; the rest of the way is not gone then.
   */
  async move(waypoints: MovementWaypoint | MovementWaypoint[], how: MovementOptions = {}): Promise<boolean> {
    const { method = "api", autoRotate, showRuler, constrainOptions, ...operation } = how;
    const chain: string[] = [];
    let left = Array.isArray(waypoints) ? waypoints : [waypoints];
    while (left.length > 0) {
      const checkpoint = left.findIndex((waypoint) => waypoint.checkpoint) + 1 || left.length;
      const [list, pending] = [left.slice(0, checkpoint), left.slice(checkpoint)];
      const { x = this.x, y = this.y, elevation = this.elevation } = list.at(-1) ?? {};
      const id = randomID();
      const request = {
        id,
        waypoints: list,
        pending,
        chain: [...chain],
        method,
        autoRotate,
        showRuler,
        constrainOptions,
      };
      await this.update({ x, y, elevation }, { ...operation, movement: { [String(this.id)]: request } });
      if (this.x !== x || this.y !== y || this.elevation !== elevation) return false;
      chain.push(id);
      left = pending;
    }
    return true;
  }

  measureMovementPath(waypoints: readonly MovementWaypoint[], options: { cost?: CostOption } = {}): MeasuredPath {
    return measureMovement(this, waypoints, options.cost);
  }

  getCompleteMovementPath(waypoints: readonly MovementWaypoint[]): MovementWaypoint[] {
    return completeMovementPath(this, waypoints);
  }

  async clearMovementHistory(): Promise<void> {
    if (this.movementHistory.length) await this.update({ _movementHistory: [] });
  }

  /** Goes back to where a recorded movement, by default the last one, began. */
  async revertRecordedMovement(movementId = this.movementHistory.at(-1)?.movementId): Promise<boolean> {
    const first = this.movementHistory.findIndex((waypoint) => waypoint.movementId === movementId);
    const before = this.movementHistory[first - 1];
    if (first < 1 || !before) return false;
    const { x = this.x, y = this.y, elevation = this.elevation } = before;
    const kept = first === 1 ? [] : this.movementHistory.slice(0, first);
    const movement = { [String(this.id)]: { waypoints: [{ x, y, elevation, action: "displace" }], method: "undo" } };
    await this.update({ x, y, elevation, _movementHistory: kept }, { movement });
    return true;
  }

  pauseMovement(): never {
    throw new NotInHost("TokenDocument#pauseMovement");
  }

  resumeMovement(): never {
    throw new NotInHost("TokenDocument#resumeMovement");
  }

  /** Whether a movement is kept until the turn begins anew: of those who are in the fight that is active and has begun. */
  _shouldRecordMovementHistory(): boolean {
    const combat = this.combatant?.parent;
    return Boolean(combat && Reflect.get(combat, "active") && Number(Reflect.get(combat, "round")) > 0);
  }

  async _preUpdateMovement(_movement: TokenMovement, _operation: PlainObject): Promise<boolean | void> {}

  _onUpdateMovement(_movement: TokenMovement, _operation: PlainObject, _user: Document): void {}

  override async _preUpdate(changes: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    const movement = planMovement(
      this,
      changes,
      asRecord(options["movement"])[String(this.id)] as MovementRequest | undefined,
    );
    if (!movement) return undefined;
    if (movement.constrained) {
      if (!movement.passed.waypoints.length) return false;
      const { x, y, elevation } = movement.destination;
      Object.assign(changes, { x, y, elevation });
    }
    if ((await this._preUpdateMovement(movement, options)) === false) return false;
    if (!Hooks.call("preMoveToken", this, movement, options)) return false;
    if (movement.recorded) changes["_movementHistory"] = recordedHistory(this, movement);
    options["_movement"] = { ...asRecord(options["_movement"]), [String(this.id)]: movement };
    return undefined;
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    if ("actorId" in changed || "actorLink" in changed || "delta" in changed) synthetics.delete(this);
    super._onUpdate(changed, options, userId);
    const movement = asRecord(options["_movement"])[String(this.id)] as TokenMovement | undefined;
    const user = client.game?.users.get(userId);
    if (!movement || !user) return;
    this._onUpdateMovement(movement, options, user);
    Hooks.callAll("moveToken", this, movement, options, user);
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const actor = this.baseActor;
    if (actor && !data["name"]) this.updateSource({ name: actor.prototypeToken.name || actor.name });
    return undefined;
  }
}

export const isToken = (document: unknown): document is TokenDocument =>
  document instanceof Document && document.documentName === "Token";

function mergedSource(token: TokenDocument): PlainObject | null {
  const base = token.baseActor;
  return base ? BaseActorDelta.applyToSource(base._source, token.delta?._source ?? {}) : null;
}

function refresh(synthetic: Actor, source: PlainObject): void {
  const ActorClass = synthetic.constructor as typeof Document;
  const clean = ActorClass.cleanData(source);
  // As when it was made: what cannot be read is shown with its default.
  ActorClass.validateSource(clean, { fallback: true });
  reconcile(synthetic._source, clean);
  synthetic.reset();
}

/** Whose effects may change the token. An actor of its own that would have none has not to be made before somebody asks for it. */
const affecting = (token: TokenDocument): Actor | null =>
  synthetics.get(token) ?? (token.actorLink || bearsEffects(token) ? token.actor : null);

function bearsEffects(token: TokenDocument): boolean {
  const { effects, items } = mergedSource(token) ?? {};
  const some = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
  return some(effects) || (Array.isArray(items) && items.some((item) => some(asRecord(item)["effects"])));
}

function makeSynthetic(token: TokenDocument): Actor | null {
  const source = mergedSource(token);
  const ActorClass = documentConfig("Actor")?.documentClass as typeof Actor | undefined;
  return source && ActorClass ? new ActorClass(source, { parent: token, strict: false }) : null;
}

const gridSizeOf = (token: TokenDocument): number => Number(getProperty(token.parent?._source, "grid.size") ?? 100);
