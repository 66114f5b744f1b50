import { groupNightForm, groupRestCard, readNightOf, type Rested } from "../../../view/heart-rush/party/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { askForm } from "../../applications/ask-form.ts";
import { notifyFailure, say, warn } from "../../chat/notices.ts";
import type { HeartRushRoll } from "../../dice/index.ts";
import { addressed, currentMode, renderCard } from "../../ports/chat.ts";
import { settleIn } from "../made-hero.ts";
import { sleepThrough, takeBreath, type Slept } from "../rests.ts";
import { inSight } from "./members.ts";

/** One card for all of them, which says who did not rest: those whom somebody else plays, and whose sheet cannot be read. */
async function tellRest(
  party: Actor.Implementation,
  title: LangKey,
  sleepers: readonly Actor.Implementation[],
  slept: readonly (Rested & { readonly rolls: readonly HeartRushRoll[]; readonly actor: Actor.Implementation })[],
): Promise<void> {
  const without = sleepers.filter((actor) => !slept.some((one) => one.actor === actor)).map(({ name }) => name);
  const context = groupRestCard(party.name, title, slept, without);
  const content = await renderCard("systems/heart-rush/templates/heart-rush/group-rest-card.hbs", context);
  const speaker = ChatMessage.getSpeaker({ actor: party });
  const rolls = slept.flatMap((one) => one.rolls);
  await ChatMessage.create(addressed({ speaker, content, rolls: [...rolls] }, currentMode()));
}

/** Each of them by the rules for one, one after the other, as their dice are thrown one after the other. */
async function restTogether(
  party: Actor.Implementation,
  title: LangKey,
  rests: (actor: Actor.Implementation) => Promise<Slept | null>,
): Promise<void> {
  const all = inSight(party);
  const rested: (Slept & { readonly name: string; readonly actor: Actor.Implementation })[] = [];
  for (const actor of all.filter(({ isOwner }) => isOwner)) {
    // What fails for one is said, and is nothing to the others.
    const one = await rests(actor).catch(notifyFailure);
    if (one) rested.push({ ...one, name: actor.name, actor });
  }
  if (rested.length === 0) return warn("HEARTRUSH.Party.nobodyRests");
  await tellRest(party, title, all, rested);
  for (const { actor } of rested) await settleIn(actor);
}

export const shortRestTogether = (party: Actor.Implementation): Promise<void> =>
  restTogether(party, "HEARTRUSH.Party.shortTitle", takeBreath);

/** Asks once for the night of all. */
export async function longRestTogether(party: Actor.Implementation): Promise<void> {
  const sleepers = inSight(party).filter(({ isOwner }) => isOwner);
  if (sleepers.length === 0) return warn("HEARTRUSH.Party.nobodyRests");
  const form = await askForm(
    say("HEARTRUSH.Party.longTitle", { name: party.name }),
    "HEARTRUSH.Rest.sleep" satisfies LangKey,
    "systems/heart-rush/templates/heart-rush/night-form.hbs",
    groupNightForm(sleepers.map(({ id, name }) => ({ id: id ?? "", name }))),
  );
  if (form === null) return;
  await restTogether(party, "HEARTRUSH.Party.longTitle", (actor) =>
    sleepThrough(actor, readNightOf(form, actor.id ?? "")),
  );
}
