import { isCarried, partySheet } from "../../../view/heart-rush/party/index.ts";
import { PlainActorSheet } from "../../applications/sheets/plain-actor-sheet.ts";
import { notifyFailure, warn } from "../../chat/notices.ts";
import { FIGHT_CHANGED } from "../../encounter/index.ts";
import { actorOf } from "../../ports/chat.ts";
import { bindMenu, isOneOf, targetOf } from "../../ports/interface.ts";
import type { SheetContext, SheetOptions, SheetRenderOptions } from "../../ports/sheet-bases.ts";
import { PartyModel } from "../data/index.ts";
import { bodyOf } from "../kept-actor.ts";
import { itemMenu } from "../sheets/item-menu.ts";
import { itemRecords } from "../sheets/records.ts";
import { writeQuantity } from "../sheets/write-quantity.ts";
import { marching, memberSeen } from "./members.ts";
import { marchAlong, PARTY_ACTIONS } from "./party-actions.ts";
import { handOver } from "./stash.ts";

const OF_ACTORS = ["createActor", "updateActor", "deleteActor"] as const;

/** Those who travel together, how they are, and what they share. */
export class PartySheet extends PlainActorSheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["party-sheet"],
    position: { width: 620, height: 640 },
    actions: PARTY_ACTIONS,
  };

  static override PARTS = PlainActorSheet.onePage("systems/heart-rush/templates/heart-rush/party-sheet.hbs");

  override readonly itemTypes = ["weapon", "armor", "shield", "gear"];
  override readonly pressedInARow = ["moveUp", "moveDown"];

  protected override page(): object {
    const { system } = this.actor;
    if (!(system instanceof PartyModel)) throw new Error(`${this.actor.uuid} is no party.`);
    return partySheet(system, memberSeen, itemRecords(this.actor), this.isEditable);
  }

  /** How its members are stands on their own sheets, and in the fight they are in. */
  private unfollow: (() => void) | null = null;

  override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const again = (): void => void this.render({ parts: ["page"] });
    const follow = (actor: Actor.Implementation): void => {
      const { system } = this.actor;
      if (system instanceof PartyModel && (actor.id ?? "") in system.members) again();
    };
    const followFight = (combat: Combat.Implementation): void => {
      const mine = marching(this.actor);
      if ([...combat.combatants].some(({ actor }) => actor !== null && mine.includes(actor))) again();
    };
    const heard = OF_ACTORS.map((hook) => [hook, Hooks.on(hook, follow)] as const);
    const changed = Hooks.on(FIGHT_CHANGED, followFight);
    const ended = Hooks.on("deleteCombat", followFight);
    this.unfollow = () => {
      for (const [hook, id] of heard) Hooks.off(hook, id);
      Hooks.off(FIGHT_CHANGED, changed);
      Hooks.off("deleteCombat", ended);
    };
    this.element.addEventListener("change", ({ target }) => {
      if (isOneOf(target, "INPUT")) void writeQuantity(this.actor, target).catch(notifyFailure);
    });
    bindMenu(this.element, "[data-item-id].row", itemMenu(this.actor));
  }

  override _onClose(options: Readonly<Record<string, unknown>>): void {
    super._onClose(options);
    this.unfollow?.();
    this.unfollow = null;
  }

  /** A member that is dragged away is the actor: onto another member it changes places, onto the map it is a token. */
  override async _onDragStart(event: DragEvent): Promise<void> {
    const id = targetOf(event).closest<HTMLElement>("[data-member]")?.dataset["member"];
    const member = id === undefined ? null : actorOf(`Actor.${id}`);
    if (member === null) return super._onDragStart(event);
    event.dataTransfer?.setData("text/plain", JSON.stringify(member.toDragData()));
  }

  override async _onDropActor(event: DragEvent, actor: Actor.Implementation): Promise<unknown> {
    if (!this.isEditable) return null;
    const isOfWorld = actor.pack === null && !actor.isToken;
    if (!isOfWorld || bodyOf(actor) === null) return warn("HEARTRUSH.Party.notAMember", { name: actor.name });
    const before = targetOf(event).closest<HTMLElement>("[data-member]")?.dataset["member"] ?? null;
    return marchAlong(this.actor, actor, before);
  }

  /** What somebody carries changes hands; what lies in the sidebar or in a compendium is copied, as on any sheet. */
  override async _onDropItem(event: DragEvent, item: Item.Implementation): Promise<unknown> {
    const { actor } = item;
    if (actor === null || actor === this.actor || !isCarried(item.type)) return super._onDropItem(event, item);
    return handOver(item, this.actor);
  }
}
