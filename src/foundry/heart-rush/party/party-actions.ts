import {
  giveForm,
  marchBefore,
  marchOn,
  readGiven,
  type Given,
  type Hand,
} from "../../../view/heart-rush/party/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { askForm } from "../../applications/ask-form.ts";
import { isSecondClick, once } from "../../applications/fight/input/once.ts";
import { say, warn } from "../../chat/notices.ts";
import { change, openSheet, worldActors } from "../../ports/documents.ts";
import { actorOf } from "../../ports/chat.ts";
import { openMenuAt } from "../../ports/interface.ts";
import type { ActorSheet, SheetAction } from "../../ports/sheet-bases.ts";
import { requestOf } from "../checks/request-form.ts";
import { HeroModel, PartyModel } from "../data/index.ts";
import { bodyOf } from "../kept-actor.ts";
import { tellFailures } from "../sheets/body-actions.ts";
import { showItem } from "../show-item.ts";
import { longRestTogether, shortRestTogether } from "./group-rest.ts";
import { inSight, marching } from "./members.ts";
import { countOf, handCoins, handOver } from "./stash.ts";

type Act = SheetAction<ActorSheet>;

/** The second click of a double click is none, nor is one while the first is answered. */
const oneAtATime = (name: string, does: (party: Actor.Implementation) => Promise<unknown>): Act =>
  async function (event) {
    if (!isSecondClick(event)) await once(`${name} ${this.actor.uuid}`, () => does(this.actor));
  };

const memberAt = (target: HTMLElement): string => target.closest<HTMLElement>("[data-member]")?.dataset["member"] ?? "";

const itemAt = (sheet: ActorSheet, target: HTMLElement): Item.Implementation | undefined =>
  sheet.actor.items.get(target.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"] ?? "");

const march = (step: -1 | 1): Act =>
  async function (_event, target) {
    const { system } = this.actor;
    if (system instanceof PartyModel) await change(this.actor, marchOn(system.members, memberAt(target), step));
  };

const hand = ({ id, name }: Actor.Implementation): Hand => ({ id: id ?? "", name });

/** Asks who, and how many; says so where there is nobody to choose. */
async function askWho(
  title: string,
  ok: LangKey,
  hands: readonly Actor.Implementation[],
  most: number | null,
  label?: LangKey,
): Promise<(Given & { readonly who: Actor.Implementation }) | null> {
  if (hands.length === 0) {
    warn("HEARTRUSH.Party.nobody");
    return null;
  }
  const form = giveForm(hands.map(hand), most, label);
  const values = await askForm(title, ok, "systems/heart-rush/templates/heart-rush/give-form.hbs", form);
  const given = values && readGiven(values, form);
  const who = hands.find(({ id }) => id === given?.hand);
  return given !== null && who !== undefined ? { ...given, who } : null;
}

const ownMembers = (party: Actor.Implementation): readonly Actor.Implementation[] =>
  marching(party).filter(({ isOwner }) => isOwner);

/** Joins those who march, or takes another place among them. */
export async function marchAlong(
  party: Actor.Implementation,
  { id, name }: Actor.Implementation,
  before: string | null,
): Promise<void> {
  if (party.system instanceof PartyModel && id !== null)
    await change(party, marchBefore(party.system.members, { id, name }, before));
}

async function addMember(party: Actor.Implementation): Promise<void> {
  const { system } = party;
  if (!(system instanceof PartyModel)) return;
  const others = worldActors().filter(
    (actor) =>
      bodyOf(actor) !== null && !((actor.id ?? "") in system.members) && actor.testUserPermission(game.user, "LIMITED"),
  );
  // Heroes first: whoever else marches along is rare.
  const hands = [...others].sort((one, other) => Number(other.type === "hero") - Number(one.type === "hero"));
  const title = say("HEARTRUSH.Party.add");
  const chosen = await askWho(title, "HEARTRUSH.Party.join", hands, 1, "HEARTRUSH.Party.who");
  if (chosen !== null) await marchAlong(party, chosen.who, null);
}

async function giveCoins(party: Actor.Implementation): Promise<void> {
  const heroes = ownMembers(party).filter(({ system }) => system instanceof HeroModel);
  const title = say("HEARTRUSH.Party.giveCoins");
  const given = await askWho(title, "HEARTRUSH.Party.give", heroes, null, "HEARTRUSH.Party.withWhom");
  if (given === null) return;
  const [from, to] = given.way === "out" ? [party, given.who] : [given.who, party];
  await handCoins(from, to, given.many);
}

/** The clicks on the sheet of a party. */
export const PARTY_ACTIONS = tellFailures({
  shortRest: oneAtATime("short rest", shortRestTogether),
  longRest: oneAtATime("long rest", longRestTogether),
  askCheck: oneAtATime("ask", (party) => requestOf(inSight(party).filter((actor) => bodyOf(actor) !== null))),
  addMember: oneAtATime("add", addMember),
  giveCoins: oneAtATime("coins", giveCoins),
  moveUp: march(-1),
  moveDown: march(1),
  async removeMember(_event, target) {
    await change(this.actor, { [`system.members.${memberAt(target)}`]: undefined });
  },
  openMember(_event, target) {
    openSheet(actorOf(`Actor.${memberAt(target)}`));
  },
  async showItem(_event, target) {
    const item = itemAt(this, target);
    if (item) await showItem(item);
  },
  itemMenu(_event, target) {
    openMenuAt(target);
  },
  async giveItem(event, target) {
    const item = itemAt(this, target);
    if (!item || isSecondClick(event)) return;
    const title = say("HEARTRUSH.Party.giveNamed", { name: item.name });
    const given = await askWho(title, "HEARTRUSH.Party.give", ownMembers(this.actor), countOf(item));
    if (given !== null) await handOver(item, given.who, given.many);
  },
} satisfies Readonly<Record<string, Act>>);
