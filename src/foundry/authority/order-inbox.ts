import { ok, toJson } from "../../rules/index.ts";
import { carryOutPress } from "../chat/carry-out-press.ts";
import { carryOut, closeWhenSealed } from "../encounter/play/carry-out.ts";
import { giveUpOnElders, isKeeper, othersAtRest, review, setWorking } from "./keeper.ts";
import { countStranger, onMessage, post, type Asked, type Saying } from "./message.ts";
import { fightNamed } from "../ports/fights.ts";
import { chronicleOf, isCarriedOut } from "../encounter/store/record.ts";
import { inTurn } from "../in-turn.ts";
import { refusedByTable, type Answer } from "./refused.ts";

/** How long a younger tab waits for the elder to take up an order. */
const ELDER = 1500;
const MOST_REMEMBERED = 1000;

/** Answers given, so that an order that comes twice is not carried out twice; those under way among them. */
const answers = new Map<string, Promise<Answer>>();

/** What an elder tab of the same user should carry out. */
const left = new Map<string, () => void>();

/** One order after another for each fight. All cards wait for each other, as two of them may be about one hero. */
const turnOf = (asked: Asked): string => (asked.say === "order" ? asked.combat : "cards");

async function carryOutOrder(
  { combat: combatId, order, id }: Saying<"order">,
  user: User.Implementation,
): Promise<Answer> {
  const combat = fightNamed(combatId);
  if (combat === undefined) return refusedByTable("no-fight");
  const came = await carryOut(combat, order, id, user);
  if (came.ok && order.is === "command") await closeWhenSealed(combat, game.user);
  return came;
}

/** What came of an order by what its fight says; null where that says nothing. */
export function doneBy(asked: Asked): Answer | null {
  const combat = asked.say === "order" ? fightNamed(asked.combat) : undefined;
  const done = combat !== undefined && isCarriedOut(combat, asked.id);
  return done ? ok({ revision: chronicleOf(combat)?.revision ?? 0 }) : null;
}

/** Carries out what this user asks for, or remembers what came of it. */
export function keep(asked: Asked, user: User.Implementation): Promise<Answer> {
  const key = `${user.id} ${asked.id}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = inTurn(turnOf(asked), async () => {
    await othersAtRest();
    setWorking(true);
    try {
      return await (asked.say === "order" ? carryOutOrder(asked, user) : carryOutPress(asked, user));
    } catch (error) {
      console.error(error);
      return refusedByTable("not-written", error instanceof Error ? error.message : String(error));
    } finally {
      setWorking(false);
    }
  });
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_REMEMBERED && oldest !== undefined) answers.delete(oldest);
  return answer;
}

/** A seal has come in: perhaps it was the last. */
export function sealCameIn(combat: Combat.Implementation): void {
  if (!isKeeper()) return;
  void inTurn(combat.id ?? "", async () => {
    await othersAtRest();
    if (fightNamed(combat.id ?? "") === combat) await closeWhenSealed(combat, game.user);
  }).catch((error: unknown) => console.error(error));
}

/** Nobody presses so much before the first of it is done: what more one of them sends would keep all others waiting. */
const MOST_WAITING = 50;

/** How many orders of each user wait here. */
const waiting = new Map<string, number>();

export function listenForOrders(): void {
  const heard = (asked: Asked, sender: string): void => {
    const { id } = asked;
    const user = game.users.get(sender);
    if (user === undefined || !game.user.isGM) return;
    if ((waiting.get(sender) ?? 0) >= MOST_WAITING) return countStranger();
    const take = (): void => {
      waiting.set(sender, (waiting.get(sender) ?? 0) + 1);
      post({ say: "taken", id }, [...new Set([sender, game.user.id ?? ""])]);
      void keep(asked, user).then((answer) => {
        waiting.set(sender, (waiting.get(sender) ?? 1) - 1);
        post({ say: "answer", id, answer: toJson(answer) }, [sender]);
      });
    };
    if (isKeeper()) return take();
    left.set(id, take);
    setTimeout(() => {
      if (!left.has(id) || !game.user.isActiveGM) return;
      giveUpOnElders();
      review();
    }, ELDER);
  };
  onMessage("order", heard);
  onMessage("card", heard);
}

/** What an elder tab has taken up need not be done here. */
export const takenElsewhere = (id: string): boolean => left.delete(id);

/** The table has come into these hands: what was left lying is done first. */
export function takeUp(): void {
  const orders = [...left.values()];
  left.clear();
  for (const take of orders) take();
}
