import { asText } from "../../common/utils/as-text.ts";
import type { Document } from "../../common/abstract/document.ts";
import { BaseCombatant } from "../../common/documents/combatant.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { collectionOf, currentUser, game } from "../client.ts";
import { asRecord, CONFIG } from "../config.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { createRoll, type RollShape } from "../dice/roll-shape.ts";
import type { Actor } from "./actor.ts";

export class Combatant extends ClientDocumentMixin(BaseCombatant) {
  declare group: string | null;

  get combat(): Document | null {
    return this.parent;
  }

  get token(): Document | null {
    const scene = this.sceneId ? collectionOf("Scene")?.get(this.sceneId) : null;
    return (this.tokenId && scene?.getEmbeddedDocument("Token", this.tokenId)) || null;
  }

  get actor(): Actor | null {
    const { token } = this;
    if (token) return (Reflect.get(token, "actor") as Actor | null) ?? null;
    return ((this.actorId ? collectionOf("Actor")?.get(this.actorId) : null) as Actor | undefined) ?? null;
  }

  get isNPC(): boolean {
    return !this.actor?.hasPlayerOwner;
  }

  get players(): Document[] {
    const { actor } = this;
    const owners = game().users.filter(
      (user) => !Reflect.get(user, "isGM") && actor?.testUserPermission(user as never, "OWNER"),
    );
    return actor ? owners : [];
  }

  get isDefeated(): boolean {
    const defeated = CONFIG.specialStatusEffects["DEFEATED"] ?? "";
    return this.defeated || (this.actor?.statuses.has(defeated) ?? false);
  }

  /** Where the one on the map has been is forgotten. */
  async clearMovementHistory(): Promise<void> {
    const clear: unknown = this.token && Reflect.get(this.token, "clearMovementHistory");
    if (typeof clear === "function") await Reflect.apply(clear, this.token, []);
  }

  override get visible(): boolean {
    return this.isOwner || !this.hidden;
  }

  override getUserLevel(user: Parameters<BaseCombatant["getUserLevel"]>[0]): number {
    return this.actor?.getUserLevel(user) ?? super.getUserLevel(user);
  }

  get resource(): unknown {
    return null;
  }

  override prepareDerivedData(): void {
    const { token, actor } = this;
    if (!this._source["name"])
      this.name = token?.name || actor?.name || game().i18n.localize("COMBAT.UnknownCombatant");
    if (!this._source["img"]) this.img = pictureOf(token) ?? actor?.img ?? "icons/svg/mystery-man.svg";
    const group = this.group ? this.parent?.getEmbeddedCollection("CombatantGroup").get(this.group) : null;
    if (group) this._prepareGroup(group);
  }

  /** A member acts with its group's initiative. */
  _prepareGroup(group: Document): void {
    const initiative: unknown = Reflect.get(group, "initiative");
    if (typeof initiative === "number") this.initiative = initiative;
    const members: unknown = Reflect.get(group, "members");
    if (members instanceof Set) members.add(this);
  }

  _getInitiativeFormula(): string {
    return CONFIG.Combat.initiative.formula || asText(asRecord(game().system)["initiative"]) || "1d20";
  }

  getInitiativeRoll(formula?: string): RollShape {
    return createRoll(formula || this._getInitiativeFormula(), this.actor?.getRollData() ?? {});
  }

  async rollInitiative(formula?: string): Promise<this | undefined> {
    const roll = await this.getInitiativeRoll(formula).evaluate();
    return this.update({ initiative: roll.total });
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const token = this.token;
    if (token && !this._source["actorId"]) this.updateSource({ actorId: Reflect.get(token, "actorId") });
    if (token && Reflect.get(token, "hidden") === true && currentUser().isGM) this.updateSource({ hidden: true });
    return undefined;
  }
}

function pictureOf(token: Document | null): string | null {
  const source = token ? asRecord(Reflect.get(token, "texture"))["src"] : null;
  return typeof source === "string" ? source : null;
}
