import { creationForm, creationTold, readCreation, type Creation } from "../../view/heart-rush/forms/index.ts";
import { type HeartRushItem } from "../../view/heart-rush/sheet/index.ts";
import { type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say } from "../chat/notices.ts";
import { change, copyOnce, packItems } from "../ports/documents.ts";
import { actorOf } from "../ports/chat.ts";
import { HeroModel } from "./data/index.ts";
import { itemRecord } from "./sheets/records.ts";

const PACKS = ["heart-rush.weapons", "heart-rush.equipment", "heart-rush.talents"];

/** What new heroes choose from, each known by where it lies. */
async function offered(): Promise<{ items: readonly Item.Implementation[]; records: readonly HeartRushItem[] }> {
  const items = await packItems(PACKS);
  const records = items.flatMap((item) => {
    const record = itemRecord(item);
    return record === null ? [] : [{ ...record, id: item.uuid }];
  });
  return { items, records };
}

/**
 * The numbers last: with them a hero is made, and nobody is asked again. Until they are written, whoever tries once more finds
 * what was copied already.
 */
async function create(
  actor: Actor.Implementation,
  { changes, taken }: Creation,
  items: readonly Item.Implementation[],
): Promise<void> {
  const copies = taken.flatMap(({ id, inUse }) => {
    const item = items.find(({ uuid }) => uuid === id);
    return item === undefined ? [] : [{ item, changes: inUse ? { "system.equipped": true } : {} }];
  });
  await copyOnce(actor, copies);
  await change(actor, changes);
}

const toldOf = (
  written: Readonly<Record<string, unknown>>,
  records: readonly HeartRushItem[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(creationTold(written, records)).map(([place, remark]) => {
      if (remark === null) return [place, ""];
      const { text, of, spent } = remark;
      return [place, say(text, { of, spent })];
    }),
  );

/** Asks for a new hero until what is written adds up and there is somebody to write it on, and keeps it meanwhile. */
export async function createHero(actor: Actor.Implementation): Promise<void> {
  const hero = actor.system;
  if (!(hero instanceof HeroModel)) return;
  const { items, records } = await offered();
  let written: Readonly<Record<string, unknown>> | null = null;
  let problem: LangKey | null = null;
  for (;;) {
    written = await askForm(
      say("HEARTRUSH.Creation.title"),
      "HEARTRUSH.Creation.done" satisfies LangKey,
      "systems/heart-rush/templates/heart-rush/creation-form.hbs",
      creationForm(actor.name, hero, written, problem, records),
      { width: 760, told: (form) => toldOf(form, records) },
    );
    if (written === null) return;
    const read = readCreation(written, records);
    const isThere = actorOf(actor.uuid)?.isOwner === true;
    if (read.ok && isThere) return create(actor, read.value, items);
    problem = read.ok ? "HEARTRUSH.Creation.gone" : read.reason;
  }
}
