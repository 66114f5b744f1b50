import {
  byFighter,
  frozenSeal,
  handOn,
  opens,
  type FighterId,
  type Opening,
  type Sealing,
  type Who,
} from "../../../rules/index.ts";
import { onMessage, post, type Saying } from "../../authority/message.ts";
import { fightNamed } from "../../ports/fights.ts";
import { grow } from "../store/age.ts";
import type { Loaded } from "../store/load.ts";
import { chronicleOf } from "../store/record.ts";

/** Openings come in one by one and are kept here, unseen by anyone else, until all are there. */
interface Shown {
  /** The seals that are awaited: what was shown for others, in a future that has been taken back, is worth nothing. */
  readonly seals: string;
  readonly here: Map<FighterId, { readonly opening: Opening; readonly by: Who }>;
}
const shown = new WeakMap<Combat.Implementation, Shown>();

type AnySealing = Sealing<object, object, object>;

/** What has come in for the seals that are frozen now, with these. `strange`: some of these count for nothing. */
export function collected(
  { combat, table, chronicle, memory }: Loaded,
  sealing: AnySealing,
  openings: Readonly<Record<FighterId, Opening>>,
  by: Who,
): { readonly here: Shown["here"]; readonly strange: boolean } {
  const awaited = sealing.opening(table);
  const frozen = memory.chapters.slice(0, chronicle.at);
  const seals = awaited.map((fighter) => frozenSeal(frozen, fighter)).join(" ");
  const before = shown.get(combat);
  const here = before?.seals === seals ? before.here : new Map<FighterId, { opening: Opening; by: Who }>();
  shown.set(combat, { seals, here });
  let strange = false;
  for (const [fighter, opening] of byFighter(openings)) {
    if (!awaited.includes(fighter)) continue;
    const seal = frozenSeal(frozen, fighter);
    const holds = seal !== null && opens(seal, sealing.context(table, fighter), opening);
    // Nobody breaks a seal for somebody else: what another hand shows counts if it is what was sealed, or not at all.
    const counts = (by.gm || by.fighters.includes(fighter)) && (holds || handOn(frozen, fighter) === by.user);
    if (counts) here.set(fighter, { opening, by });
    else strange = true;
  }
  return { here, strange };
}

/** How long openings may take that come by themselves before it is said whose are missing. */
const SOON = 1000;

/** Says who has shown what they sealed, and not what: so that everybody knows for whom they wait. */
export function tellOpened({ combat, chronicle: { revision } }: Loaded, of: readonly FighterId[]): void {
  setTimeout(() => {
    if (chronicleOf(combat)?.revision !== revision) return;
    const message = { say: "opened", combat: combat.id ?? "", revision, of } as const;
    post(
      message,
      [...game.users].filter(({ active }) => active).map(({ id }) => id ?? ""),
    );
    hear(message);
  }, SOON);
}

const told = new WeakMap<Combat.Implementation, Saying<"opened">>();
let redraw: (combat: Combat.Implementation) => void = () => undefined;

function hear(message: Saying<"opened">): void {
  const combat = fightNamed(message.combat);
  if (combat === undefined) return;
  grow();
  told.set(combat, message);
  redraw(combat);
}

/** Called once at `init`, with what is to be done when somebody has opened. */
export function watchOpenings(opened: typeof redraw): void {
  redraw = opened;
  onMessage("opened", (message, sender) => {
    if (game.users.get(sender)?.isGM === true) hear(message);
  });
}

/** Who has shown what they sealed, as far as it has been told, while others still have to. */
export function openedIn(combat: Combat.Implementation): readonly FighterId[] {
  const latest = told.get(combat);
  return latest !== undefined && latest.revision === chronicleOf(combat)?.revision ? latest.of : [];
}
