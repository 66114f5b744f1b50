import {
  creationForm,
  creationTold,
  madeForYou,
  madeSoFar,
  type Ideas,
  mayMakeAgain,
  readCreation,
  remake,
  remembered,
  type Creation,
  type Written,
} from "../../view/heart-rush/forms/index.ts";
import { type HeartRushItem } from "../../view/heart-rush/sheet/index.ts";
import { type LangKey } from "../../view/index.ts";
import { askForm } from "../applications/ask-form.ts";
import { say } from "../chat/notices.ts";
import { change, copyOnce, packItems } from "../ports/documents.ts";
import { actorOf } from "../ports/chat.ts";
import { HeroModel } from "./data/index.ts";
import { MADE, howMade } from "./made-hero.ts";
import { itemRecord } from "./sheets/records.ts";

const PACKS = ["heart-rush.weapons", "heart-rush.equipment", "heart-rush.talents", "heart-rush.abilities"];

interface Offered {
  readonly items: readonly Item.Implementation[];
  readonly records: readonly HeartRushItem[];
}

/** What somebody has begun to write about a hero and not finished, in this page. */
const drafts = new Map<string, Written>();

/** What new heroes choose from, each known by where it lies. */
async function offered(): Promise<Offered> {
  const items = await packItems(PACKS);
  const records = items.flatMap((item) => {
    const record = itemRecord(item);
    return record === null ? [] : [{ ...record, id: item.uuid }];
  });
  return { items, records };
}

/**
 * The numbers last: with them a hero is made. Until they are written, whoever tries once more finds what was copied already.
 * Whoever makes it again leaves behind what it took along the first time and does not any more.
 */
async function create(
  actor: Actor.Implementation,
  hero: HeroModel,
  written: Written,
  creation: Creation,
  { items, records }: Offered,
): Promise<void> {
  const made = howMade(actor);
  const before = made === null ? null : readCreation(made, records);
  const { changes, gone } =
    before?.ok === true ? remake(creation, before.value, hero) : { changes: creation.changes, gone: [] };
  const copies = creation.taken.flatMap(({ id, inUse }) => {
    const item = items.find(({ uuid }) => uuid === id);
    return item === undefined ? [] : [{ item, changes: inUse ? { "system.equipped": true } : {} }];
  });
  const left = items.flatMap(({ uuid, id }) => (gone.includes(uuid) && id !== null && actor.items.has(id) ? [id] : []));
  if (left.length > 0) await actor.deleteEmbeddedDocuments("Item", left);
  await copyOnce(actor, copies);
  // A token that shows what the hero looked like shows what it looks like now.
  const token = actor.prototypeToken.texture.src === actor.img && "img" in changes;
  const shown = token ? { "prototypeToken.texture.src": changes["img"] } : {};
  await change(actor, { ...changes, ...shown, [MADE]: remembered(written) });
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

/** Each kind of idea is one text, whose parts stand between semicolons. */
function ideas(): Ideas {
  const listed = (key: LangKey): readonly string[] =>
    say(key)
      .split(";")
      .map((idea) => idea.trim());
  return {
    heritages: listed("HEARTRUSH.Creation.ideas.heritages"),
    dreams: listed("HEARTRUSH.Creation.ideas.dreams"),
    professions: listed("HEARTRUSH.Creation.ideas.professions"),
    aspects: listed("HEARTRUSH.Creation.ideas.aspects"),
    kinAspects: listed("HEARTRUSH.Creation.ideas.kinAspects"),
  };
}

const drawn = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

const looks = ({ name, img }: Actor.Implementation) => ({ name, img: img ?? "" });

/** What the page begins with: what was left half written, or how this hero was made. */
function begun(actor: Actor.Implementation, hero: HeroModel): Written | null {
  const made = howMade(actor);
  const again = made !== null && mayMakeAgain(hero, made) ? madeSoFar(made, looks(actor), hero) : null;
  return drafts.get(actor.uuid) ?? again;
}

/** Asks for a new hero until what is written adds up and there is somebody to write it on, and keeps it meanwhile. */
export async function createHero(actor: Actor.Implementation): Promise<void> {
  const hero = actor.system;
  if (!(hero instanceof HeroModel)) return;
  const all = await offered();
  const { records } = all;
  let written = begun(actor, hero);
  let problem: LangKey | null = null;
  const told = (form: Written): Readonly<Record<string, string>> => {
    drafts.set(actor.uuid, form);
    return toldOf(form, records);
  };
  const fills = (form: Written): Written => madeForYou(form, looks(actor).img, records, ideas(), drawn);
  for (;;) {
    written = await askForm(
      say("HEARTRUSH.Creation.title"),
      "HEARTRUSH.Creation.done" satisfies LangKey,
      "systems/heart-rush/templates/heart-rush/creation-form.hbs",
      creationForm(looks(actor), hero, written, problem, records),
      { width: 960, told, fills, entersNext: true },
    );
    if (written === null) return;
    const read = readCreation(written, records);
    const isThere = actorOf(actor.uuid)?.isOwner === true;
    if (read.ok && isThere) {
      drafts.delete(actor.uuid);
      return create(actor, hero, written, read.value, all);
    }
    problem = read.ok ? "HEARTRUSH.Creation.gone" : read.reason;
  }
}
