import { onMessage, post } from "./message.ts";

/**
 * Who keeps the table, which is to say does whatever is done for others: carries out what fights and cards ask for, lets
 * time pass, brings a world up to date. Of all Game Masters' tabs it is exactly one, which belongs to the user whom the server calls the
 * active Game Master, and of that user's tabs the eldest. Whoever takes over waits until the one before has put down
 * what was in its hands.
 */

interface Tab {
  readonly user: string;
  readonly since: number;
}

/** How long a Game Master's tab waits for others to say that they are here, and for what they are doing to end. */
export const ROLL_CALL = 400;
const LONGEST_WAIT = 5000;

const others = new Map<string, Tab>();
/** Who is in the middle of something, as they say, by their tabs. */
const busy = new Map<string, string>();
/** How often somebody was waited for in vain: after a few times it is not believed any more that they are busy. */
const vain = new Map<string, number>();
const MOST_VAIN = 3;
let me: { readonly tab: string; since: number } | null = null;
let called = false;
let working = 0;
let waiting: (() => void)[] = [];
let kept = false;

/** What is to be done by whoever begins to keep the table, in this order. */
const beginnings: (() => void)[] = [];

export const whenKeeping = (begin: () => void): void => void beginnings.push(begin);

const masters = (): string[] => game.users.filter((user) => user.isGM && user.active).map(({ id }) => id ?? "");

/** Whether it is this tab that does what is done for others. */
export function isKeeper(): boolean {
  if (me === null || !called || !game.user?.isActiveGM) return false;
  const { tab, since } = me;
  return ![...others].some(
    ([other, { user, since: theirs }]) =>
      user === game.user?.id && (theirs < since || (theirs === since && other < tab)),
  );
}

const say = (asks: boolean): void => {
  if (me !== null) post({ say: "here", tab: me.tab, since: me.since, asks, busy: working > 0 }, masters());
};

/** Tells the other tabs when something begins and ends, so that nobody takes over in the middle of it. */
export function setWorking(now: boolean): void {
  working += now ? 1 : -1;
  say(false);
}

/** Resolves when no other tab is in the middle of something, or when it has taken too long to be alive. */
export async function othersAtRest(): Promise<void> {
  if (busy.size === 0) return;
  await new Promise<void>((resolve) => {
    const given = setTimeout(() => {
      for (const user of new Set(busy.values())) vain.set(user, (vain.get(user) ?? 0) + 1);
      busy.clear();
      resolve();
    }, LONGEST_WAIT);
    waiting.push(() => {
      clearTimeout(given);
      resolve();
    });
  });
}

function rest(): void {
  if (busy.size > 0) return;
  for (const resolve of waiting) resolve();
  waiting = [];
}

/** Drops a tab that should have answered and has not. */
export function giveUpOnElders(): void {
  for (const [tab, { user }] of others) if (user === game.user?.id) forget(tab);
}

function forget(tab: string): void {
  others.delete(tab);
  busy.delete(tab);
  rest();
  review();
}

/** Looks whether the table has come into these hands. */
export function review(): void {
  const now = isKeeper();
  const took = now && !kept;
  kept = now;
  if (took) for (const begin of beginnings) begin();
}

/** Called at `ready` by every client; only those of Game Masters ever keep anything. */
export function startKeeping(): void {
  Hooks.on("userConnected", (user, connected) => {
    if (!connected) for (const [tab, { user: whose }] of others) if (whose === user.id) forget(tab);
    queueMicrotask(review);
  });
  // Who is made a Game Master, or is none any more, hands the table on without coming or going.
  Hooks.on("updateUser", (user, changed) => {
    if (!("role" in changed)) return;
    if (user.isSelf) sitDown();
    queueMicrotask(review);
  });
  onMessage("here", (message, sender) => {
    if (game.users.get(sender)?.isGM !== true || me === null) return;
    others.set(message.tab, { user: sender, since: message.since });
    // Whoever comes later is the younger one, whatever the clocks of two machines say.
    if (!called && sender === game.user?.id && !message.asks && message.since >= me.since) me.since = message.since + 1;
    if (message.busy && (vain.get(sender) ?? 0) < MOST_VAIN) busy.set(message.tab, sender);
    else busy.delete(message.tab);
    if (message.asks) say(false);
    rest();
    review();
  });
  onMessage("gone", ({ tab }, sender) => {
    if (game.users.get(sender)?.isGM === true) forget(tab);
  });
  addEventListener("pagehide", () => {
    if (me !== null) post({ say: "gone", tab: me.tab }, masters());
  });
  sitDown();
}

/** A Game Master's tab tells the others that it is here, and hears from them how things stand. */
function sitDown(): void {
  if (me !== null || !game.user?.isGM) return;
  me = { tab: foundry.utils.randomID(), since: Date.now() };
  say(true);
  setTimeout(() => {
    called = true;
    say(false);
    review();
  }, ROLL_CALL);
}
