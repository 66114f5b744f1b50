import {
  byFighter,
  frozenSeal,
  handOn,
  makeSeal,
  ok,
  opens,
  parse,
  readOpening,
  saltFrom,
  type AnyTable,
  type FighterId,
  type Opening,
  type Result,
  type Salt,
  type Seal,
  type Sealing,
} from "../../../rules/index.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { keptOpenings, type Openings } from "../../ports/settings.ts";
import { grow } from "../store/age.ts";
import { requesterOf } from "../store/cast.ts";
import { load, type Loaded } from "../store/load.ts";
import { loadedOf } from "../look.ts";
import { refusedByTable, type Refused } from "../../authority/refused.ts";
import { order } from "../asking.ts";
import { post } from "../../authority/message.ts";
import { sealOn } from "../store/seals.ts";

/**
 * Hidden choices. What was chosen, and the salt that makes its seal unguessable, never leave this browser before the
 * seals are frozen; they are kept in its own storage too, so that a reload or a second tab loses nothing.
 */

/** So many engagements a browser remembers; older ones have long been opened or given up. */
const MOST_KEPT = 24;

type AnySealing = Sealing<object, object, object>;

const saltOf = (): Salt => saltFrom(crypto.getRandomValues(new Uint8Array(16)));

const drawerOf = (combat: Combat.Implementation, engagement: string): string =>
  [game.world.id, game.user.id, combat.id, engagement].join("|");

async function keepSecret(drawer: string, fighter: FighterId, seal: string, opening: Opening): Promise<void> {
  const { [drawer]: here = {}, ...others } = keptOpenings();
  const drawers = Object.entries(others).slice(-MOST_KEPT);
  const kept: Openings = Object.fromEntries(drawers);
  // The newest seal comes last, and every older one stays: a fight that is rewound may yet ask for it.
  kept[drawer] = { ...here, [fighter]: { ...here[fighter], [seal]: { choice: opening.choice, salt: opening.salt } } };
  await game.settings.set(SYSTEM_ID, "openings", kept);
  grow();
}

/** What has been found once: a seal never comes to open to anything else, and reading the whole setting again takes long. */
const foundBefore = new Map<Seal, Opening>();

function secretOf(combat: Combat.Implementation, engagement: string, fighter: FighterId, seal: Seal): Opening | null {
  const known = foundBefore.get(seal);
  if (known !== undefined) return known;
  const found = parse(readOpening, keptOpenings()[drawerOf(combat, engagement)]?.[fighter]?.[seal]);
  if (!found.ok) return null;
  foundBefore.set(seal, found.value);
  return found.value;
}

interface Choosing {
  readonly loaded: Loaded;
  readonly sealing: AnySealing;
}

function choosing(loaded: Result<Loaded, Refused>): Result<Choosing, Refused> {
  if (!loaded.ok) return loaded;
  const { sealing } = loaded.value.ruleset;
  return sealing === null ? refusedByTable("not-now") : ok({ loaded: loaded.value, sealing });
}

/**
 * Seals choices for fighters of this user's, in one write for all of them. Needs no Game Master. A choice can be changed
 * by sealing another until all are frozen.
 */
export async function pick(
  combat: Combat.Implementation,
  choices: Readonly<Record<FighterId, string>>,
): Promise<Result<null, Refused>> {
  const open = choosing(load(combat));
  if (!open.ok) return open;
  const { loaded, sealing } = open.value;
  const { fighters } = requesterOf(combat, game.user);
  const updates: object[] = [];
  for (const [fighter, choice] of byFighter(choices)) {
    if (!fighters.includes(fighter)) return refusedByTable("not-yours");
    if (!sealing.choosing(loaded.table).includes(fighter)) return refusedByTable("not-now");
    if (!sealing.allows(loaded.table, fighter, choice)) return refusedByTable("no-such-choice");
    const context = sealing.context(loaded.table, fighter);
    const opening: Opening = { choice, salt: saltOf() };
    const hash = makeSeal(context, opening);
    await keepSecret(drawerOf(combat, context.engagement), fighter, hash, opening);
    updates.push({ _id: fighter, system: { seal: { engagement: context.engagement, hash } } });
  }
  try {
    if (updates.length > 0) await combat.updateEmbeddedDocuments("Combatant", updates);
    return ok(null);
  } catch (error) {
    console.error(error);
    return refusedByTable("not-written", error instanceof Error ? error.message : String(error));
  }
}

/** What this browser knows to be sealed for a fighter now; null where nothing is, or where it is somebody else's secret. */
export function sealedChoice(combat: Combat.Implementation, fighter: FighterId): string | null {
  const open = choosing(loadedOf(combat));
  if (!open.ok) return null;
  const { loaded, sealing } = open.value;
  const { engagement } = sealing.context(loaded.table, fighter);
  const frozen = sealing.opening(loaded.table).includes(fighter) ? frozenOf(loaded, fighter) : null;
  const lying = sealOn(combat, fighter);
  const hash = frozen ?? (lying?.engagement === engagement ? lying.hash : null);
  return hash === null ? null : (secretOf(combat, engagement, fighter, hash)?.choice ?? null);
}

const frozenOf = ({ memory, chronicle }: Loaded, fighter: FighterId): Seal | null =>
  frozenSeal(memory.chapters.slice(0, chronicle.at), fighter);

/** What this browser can open of the seals that are frozen now. */
function openable(combat: Combat.Implementation, { loaded, sealing }: Choosing): Record<FighterId, Opening> {
  const table: AnyTable = loaded.table;
  const found: Record<FighterId, Opening> = {};
  for (const fighter of sealing.opening(table)) {
    const hash = frozenOf(loaded, fighter);
    const context = sealing.context(table, fighter);
    const secret = hash === null ? null : secretOf(combat, context.engagement, fighter, hash);
    if (hash !== null && secret !== null && opens(hash, context, secret)) found[fighter] = secret;
  }
  return found;
}

/**
 * Shows what this browser has sealed, once all seals are frozen. Nobody is asked: a seal that is frozen is a promise. While
 * a fight is rewound nothing is shown anew.
 */
export async function showOpenings(combat: Combat.Implementation): Promise<void> {
  const open = choosing(loadedOf(combat));
  if (!open.ok) return;
  const { chronicle } = open.value.loaded;
  if (chronicle.at < chronicle.last) return;
  const found = openable(combat, open.value);
  if (Object.keys(found).length === 0) return;
  if (game.user.isGM) {
    const others = game.users.filter(({ active, isSelf }) => active && !isSelf).map(({ id }) => id ?? "");
    post({ say: "first", combat: combat.id ?? "", openings: found }, others);
    hearFirst(combat, found);
  } else if (closedMasters(combat, open.value).length > 0) return;
  await order(combat, { is: "open", openings: found });
}

/** What Game Masters have shown of their own seals. */
const shownFirst = new WeakMap<Combat.Implementation, Readonly<Record<FighterId, Opening>>>();

export function hearFirst(combat: Combat.Implementation, openings: Readonly<Record<FighterId, Opening>>): void {
  grow();
  shownFirst.set(combat, { ...shownFirst.get(combat), ...openings });
}

/**
 * The seals of Game Masters' hands that this browser has not seen open. As long as there are any, players show nothing, so
 * that no Game Master sees what they chose while there is still something to gain by it.
 */
function closedMasters(combat: Combat.Implementation, { loaded, sealing }: Choosing): readonly FighterId[] {
  const { memory, chronicle, table } = loaded;
  const frozen = memory.chapters.slice(0, chronicle.at);
  return sealing.opening(table).filter((fighter) => {
    const [hash, shown] = [frozenSeal(frozen, fighter), shownFirst.get(combat)?.[fighter]];
    const isMasters = game.users.get(handOn(frozen, fighter) ?? "")?.isGM === true;
    return isMasters && (hash === null || shown === undefined || !opens(hash, sealing.context(table, fighter), shown));
  });
}

/** Those for whom nobody waits, while everybody waits for Game Masters to show their own. */
export function waitForMasters(combat: Combat.Implementation): readonly FighterId[] {
  const open = choosing(loadedOf(combat));
  if (!open.ok) return [];
  const closed = closedMasters(combat, open.value);
  const { loaded, sealing } = open.value;
  return closed.length === 0 ? [] : sealing.opening(loaded.table).filter((fighter) => !closed.includes(fighter));
}
