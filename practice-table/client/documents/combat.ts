import type { Document } from "../../common/abstract/document.ts";
import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import type { DatabaseOperation } from "../../common/abstract/backend.ts";
import type { ModelContext } from "../../common/data/model-shape.ts";
import { BaseCombat } from "../../common/documents/combat.ts";
import { realm } from "../../common/realm.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { callPage, client, collectionOf, currentUser, game, pageMember, ui } from "../client.ts";
import { asRecord, CONFIG } from "../config.ts";
import { Hooks } from "../helpers/hooks.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { rollInitiativeFor, type InitiativeOptions } from "./combats/combat-initiative.ts";
import { manageTurnEvents, type CombatState, type TurnContext } from "./combats/combat-turn-events.ts";
import { effectRegistry } from "./effects/effect-expiry.ts";
import type { Combatant } from "./combatant.ts";
import type { CombatantGroup } from "./combatant-group.ts";

export class Combat extends ClientDocumentMixin(BaseCombat) {
  declare readonly combatants: EmbeddedCollection<Combatant>;
  declare readonly groups: EmbeddedCollection<CombatantGroup>;
  declare turns: Combatant[];
  declare current: CombatState;
  declare previous: CombatState;

  override _configure(options: ModelContext = {}): void {
    super._configure(options);
    const nowhere = (): CombatState => ({ round: 0, turn: null, tokenId: null, combatantId: null });
    this.turns = [];
    this.current = nowhere();
    this.previous = nowhere();
  }

  /** Under which key of core the preferences are kept. */
  static readonly CONFIG_SETTING = "combatTrackerConfig";

  static get settings(): PlainObject {
    return asRecord(game().settings.get("core", this.CONFIG_SETTING));
  }

  // ── Where it stands ────────────────────────────────────────────────────────────────────────────────────────────

  get settings(): PlainObject {
    return asRecord(CONFIG.Combat["settings"] ?? (client.game ? (this.constructor as typeof Combat).settings : {}));
  }

  get combatant(): Combatant | null | undefined {
    return this.turn === null ? null : this.turns[this.turn];
  }

  get nextCombatant(): Combatant | undefined {
    if (this.turn === null || this.turn === this.turns.length - 1) return this.turns[0];
    return this.turns[this.turn + 1];
  }

  get started(): boolean {
    return this.round > 0;
  }

  get isActive(): boolean {
    return this.active;
  }

  get isView(): boolean {
    return game().combat === this;
  }

  override get visible(): boolean {
    return true;
  }

  getCombatantsByActor(actor: Document | string): Combatant[] {
    const id = typeof actor === "string" ? actor : actor.id;
    const token = typeof actor === "string" ? null : actor.parent;
    if (token) return this.getCombatantsByToken(token);
    return this.combatants.filter((combatant) => combatant.actorId === id);
  }

  getCombatantsByToken(token: Document | string): Combatant[] {
    const id = typeof token === "string" ? token : token.id;
    return this.combatants.filter((combatant) => combatant.tokenId === id);
  }

  // ── The order of turns ─────────────────────────────────────────────────────────────────────────────────────────

  override prepareDerivedData(): void {
    if (this.combatants.size && !this.turns.length) this.setupTurns();
  }

  setupTurns(): Combatant[] {
    const { _sortCombatants } = this;
    this.turns = this.combatants.contents.sort(_sortCombatants);
    if (this.turn !== null && this.turn >= this.turns.length) {
      // Past the last one it is the first one's turn, in the next round.
      this.turn = 0;
      if (this.started && this.turns.length) this.round += 1;
    }
    this.current = this._getCurrentState();
    return this.turns;
  }

  /** By initiative, highest first, those without last; then by id. It is handed to `sort` without its combat. */
  _sortCombatants(this: void, a: Combatant, b: Combatant): number {
    const left = a.initiative ?? -Infinity;
    const right = b.initiative ?? -Infinity;
    return left === right ? (String(a.id) > String(b.id) ? 1 : -1) : right - left;
  }

  _getCurrentState(combatant: Combatant | null | undefined = this.combatant): CombatState {
    return {
      round: this.round,
      turn: this.turn,
      tokenId: combatant?.tokenId ?? null,
      combatantId: combatant?.id ?? null,
    };
  }

  /** How long it is from one turn to another: a round takes its own time and that of all its turns; before the first none has passed. */
  getTimeDelta(fromRound: number, fromTurn: number | null, toRound: number, toTurn: number | null): number {
    const { roundTime, turnTime } = CONFIG.time;
    const whole = roundTime + this.turns.length * turnTime;
    const passed = (round: number, turn: number | null): number =>
      round < 1 ? 0 : (round - 1) * whole + (turn ?? 0) * turnTime;
    return passed(toRound, toTurn) - passed(fromRound, fromTurn);
  }

  // ── Moving on ──────────────────────────────────────────────────────────────────────────────────────────────────

  async startCombat(): Promise<this> {
    this._playCombatSound("startEncounter");
    const updateData = { round: 1, turn: 0 };
    Hooks.callAll("combatStart", this, updateData);
    await this.update(updateData);
    return this;
  }

  async nextTurn(): Promise<this> {
    if (this.round === 0) return this.nextRound();
    const next = nextIndex(this, (this.turn ?? -1) + 1);
    if (next === null) return this.nextRound();
    return moveOn(this, "combatTurn", { round: this.round, turn: next }, 1);
  }

  async previousTurn(): Promise<this> {
    if (this.round === 0) return this;
    const turn = this.turn ?? this.turns.length;
    if (turn <= 0) return this.previousRound();
    return moveOn(this, "combatTurn", { round: this.round, turn: turn - 1 }, -1);
  }

  /** A turn that belongs to nobody stays so. */
  async nextRound(): Promise<this> {
    const turn = this.turn === null ? null : (nextIndex(this, 0) ?? 0);
    return moveOn(this, "combatRound", { round: this.round + 1, turn }, 1);
  }

  async previousRound(): Promise<this> {
    const turn = this.turn === null || this.round <= 1 ? null : Math.max(this.turns.length - 1, 0);
    if (this.round === 0) return this;
    return moveOn(this, "combatRound", { round: Math.max(this.round - 1, 0), turn }, -1);
  }

  async endCombat(): Promise<this | undefined> {
    const confirm = pageMember("foundry.applications.api.DialogV2.confirm");
    if (typeof confirm === "function") {
      const { i18n } = game();
      const window = { title: i18n.localize("COMBAT.EndTitle") };
      const content = `<p>${i18n.localize("COMBAT.EndConfirmation")}</p>`;
      if (!(await callPage("foundry.applications.api.DialogV2.confirm", { window, content, modal: true })))
        return undefined;
    }
    return this.delete();
  }

  async activate(operation: DatabaseOperation = {}): Promise<Document[]> {
    const others = Array.from(collectionOf("Combat") ?? []).filter(
      (combat) => combat !== this && Reflect.get(combat, "active") === true,
    );
    const updates = [...others.map((combat) => ({ _id: combat.id, active: false })), { _id: this.id, active: true }];
    return (this.constructor as typeof Combat).updateDocuments(updates, operation);
  }

  async toggleSceneLink(): Promise<this | undefined> {
    const scene = pageMember("canvas.scene") as Document | null | undefined;
    return this.update({ scene: this.scene ? null : (scene?.id ?? null) });
  }

  // ── Initiative ─────────────────────────────────────────────────────────────────────────────────────────────────

  async rollInitiative(ids: string | string[], options: InitiativeOptions = {}): Promise<this> {
    await rollInitiativeFor(this, Array.isArray(ids) ? ids : [ids], options);
    return this;
  }

  async rollAll(options: InitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      unrolled(this, () => true),
      options,
    );
  }

  async rollNPC(options: InitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      unrolled(this, (combatant) => combatant.isNPC),
      options,
    );
  }

  async setInitiative(id: string, value: number): Promise<void> {
    await this.combatants.get(id, { strict: true })?.update({ initiative: value });
  }

  async resetAll(options: { updateTurn?: boolean } = {}): Promise<this | undefined> {
    const { combatant } = this;
    const combatants = this.combatants.map(({ id }) => ({ _id: id, initiative: null }));
    const updated = await this.update({ combatants }, { turnEvents: false });
    const turn = this.turns.findIndex((each) => each === combatant);
    if (options.updateTurn === false || turn < 0 || turn === this.turn) return updated;
    return this.update({ turn }, { turnEvents: false });
  }

  // ── What follows from a turn ───────────────────────────────────────────────────────────────────────────────────

  _canChangeRound(_user: Document): boolean {
    return true;
  }

  _canChangeTurn(_user: Document): boolean {
    return true;
  }

  async _manageTurnEvents(): Promise<void> {
    await manageTurnEvents(this);
  }

  async _refreshEffects(event: string): Promise<void> {
    if (realm.generation >= 14) await effectRegistry.refresh(event, { combat: this });
  }

  async _onStartTurn(_combatant: Combatant, _context: TurnContext): Promise<void> {}
  async _onEndTurn(_combatant: Combatant, _context: TurnContext): Promise<void> {}
  async _onStartRound(_context: TurnContext): Promise<void> {}
  async _onEndRound(_context: TurnContext): Promise<void> {}
  async _onEnter(_combatant: Combatant): Promise<void> {}
  async _onExit(_combatant: Combatant): Promise<void> {}
  async _clearMovementHistoryOnStartTurn(combatant: Combatant, _context: TurnContext): Promise<void> {
    await this.clearMovementHistories([combatant]);
  }

  async clearMovementHistories(combatants: Iterable<Combatant> = this.combatants): Promise<void> {
    for (const { token } of combatants) {
      const clear: unknown = token && Reflect.get(token, "clearMovementHistory");
      if (typeof clear === "function") await Reflect.apply(clear, token, []);
    }
  }

  _playCombatSound(_announcement: string): void {}

  _updateTurnMarkers(): void {
    callPage("canvas.tokens.updateTurnMarkers", this);
  }

  override async _preUpdate(changes: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ("round" in changes && !this._canChangeRound(currentUser())) return false;
    if ("turn" in changes && !this._canChangeTurn(currentUser())) return false;
    return super._preUpdate(changes, options, user);
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    // Whoever writes the fight with those in it says where it stands: the turn is the same place in the new order.
    const prior = { ...this.current };
    if ("combatants" in changed) this.setupTurns();
    else this.current = this._getCurrentState();
    const others = this.started && prior.combatantId !== this.current.combatantId;
    if ("round" in changed || "turn" in changed || ("combatants" in changed && others)) {
      this.previous = prior;
      announceTurn(this, options);
    }
  }

  override _onDelete(options: PlainObject, userId: string): void {
    super._onDelete(options, userId);
    this._updateTurnMarkers();
  }

  override _onCreateDescendantDocuments(...args: DescendantEvent<PlainObject[]>): void {
    super._onCreateDescendantDocuments(...args);
    combatantsChanged(this, args);
    if (args[1] === "combatants" && isActing()) for (const each of args[2]) void this._onEnter(each as Combatant);
  }

  override _onUpdateDescendantDocuments(...args: DescendantEvent<PlainObject[]>): void {
    super._onUpdateDescendantDocuments(...args);
    // What sorts them by anything else, as by flags, finds the turn where it was in the new order, and says itself whose it is.
    if (args[1] === "combatants" && args[3].every((change) => !("initiative" in change))) this.setupTurns();
    combatantsChanged(this, args);
  }

  override _onDeleteDescendantDocuments(...args: DescendantEvent<string[]>): void {
    super._onDeleteDescendantDocuments(...args);
    combatantsChanged(this, args);
    if (args[1] === "combatants" && isActing()) for (const each of args[2]) void this._onExit(each as Combatant);
  }
}

// What a document does for itself are functions: a private method is not there yet while it is being made.

function nextIndex(combat: Combat, from: number): number | null {
  const skip = combat.settings["skipDefeated"] === true;
  const index = combat.turns.findIndex((combatant, at) => at >= from && !(skip && combatant.isDefeated));
  return index < 0 ? null : index;
}

async function moveOn<Moved extends Combat>(
  combat: Moved,
  hook: string,
  updateData: { round: number; turn: number | null },
  direction: number,
): Promise<Moved> {
  const delta = combat.getTimeDelta(combat.round, combat.turn, updateData.round, updateData.turn);
  const updateOptions = { direction, worldTime: { delta } };
  Hooks.callAll(hook, combat, updateData, updateOptions);
  await combat.update(updateData, updateOptions);
  return combat;
}

function unrolled(combat: Combat, which: (combatant: Combatant) => boolean): string[] {
  const waiting = combat.combatants.filter(
    (combatant) => combatant.isOwner && combatant.initiative === null && which(combatant),
  );
  return waiting.map((combatant) => String(combatant.id));
}

/**
 * A new order leaves the turn with whoever has it; if that one is gone, the next one has it. Every client sees it at
 * once, and the one that changed the order writes it down.
 */
function reorder(combat: Combat, options: PlainObject, userId: string): void {
  const prior = { ...combat.current };
  combat.setupTurns();
  const kept = options["combatTurn"] ?? combat.turns.findIndex((combatant) => combatant.id === prior.combatantId);
  if (combat.turn !== null && typeof kept === "number" && kept >= 0) [combat.turn, combat.round] = [kept, prior.round];
  combat.current = combat._getCurrentState();
  const { turn, round } = combat;
  const moved = turn !== combat._source["turn"] || round !== combat._source["round"];
  if (moved && userId === client.snapshot?.user) void combat.update({ turn, round }, { turnEvents: false });
  if (!combat.started || prior.combatantId === combat.current.combatantId) return;
  combat.previous = prior;
  announceTurn(combat, options);
}

function announceTurn(combat: Combat, options: PlainObject): void {
  if (options["turnEvents"] === false) return;
  combat._updateTurnMarkers();
  for (const { actor } of combat.combatants) for (const effect of actor?.effects ?? []) effect.updateDuration();
  Hooks.callAll("combatTurnChange", combat, combat.previous, combat.current);
  if (isActing() && options["direction"] !== -1) {
    combat._manageTurnEvents().catch((error: unknown) => console.error(error));
  }
}

function combatantsChanged(combat: Combat, [, collection, , , options, userId]: DescendantEvent<unknown>): void {
  if (collection !== "combatants" && collection !== "groups") return;
  reorder(combat, options, userId);
  combat._updateTurnMarkers();
  drawTracker();
}

type DescendantEvent<Detail> = [Document, string, Document[], Detail, PlainObject, string];

/** Whether this client acts for all. */
const isActing = (): boolean => Reflect.get(currentUser(), "isActiveGM") === true;

/** A fight itself is drawn with its collection, as all that stands in `game.combats.apps`. */
function drawTracker(): void {
  const tracker = ui["combat"];
  if (typeof tracker !== "object" || tracker === null) return;
  const render: unknown = Reflect.get(tracker, "render");
  if (typeof render === "function") Reflect.apply(render, tracker, []);
}
