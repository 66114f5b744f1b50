import { RULESET_NAMES, read, type HeartRush, type RulesetName, type Throw } from "../rules/index.ts";
import { ABILITY, ACTOR, check, CHECK, CONDITION, DEALING, ITEM, REQUEST, THROW } from "./api-callers.ts";
import { warn } from "./chat/notices.ts";
import { HeartRushRoll, throwDice, type ThrowContext, type ThrownDice } from "./dice/index.ts";
import { askForCheck, type CheckAsked } from "./heart-rush/checks/ask-for-check.ts";
import { checkDragData } from "./heart-rush/checks/hotbar-checks.ts";
import { rollCheck, type CheckRequest } from "./heart-rush/checks/roll-check.ts";
import { beginSession } from "./heart-rush/checks/stakes.ts";
import { changeCondition } from "./heart-rush/change-condition.ts";
import { dealDamage, type Dealing } from "./heart-rush/damage/deal-damage.ts";
import { useByItself } from "./heart-rush/show-item.ts";
import { rulingsOf } from "./settings/rulings.ts";

type Message = ChatMessage.Implementation;
/** What `fromUuid` makes of the uuid of somebody who has been deleted. */
type Gone = null | undefined;
type Perhaps<Named extends { readonly actors: readonly unknown[] }> = Omit<Named, "actors"> & {
  readonly actors: readonly (Named["actors"][number] | Gone)[];
};

/** Whoever pressed a macro is told in their own language. */
function gone<Nothing>(nothing: Nothing): Nothing {
  warn("HEARTRUSH.Card.gone");
  return nothing;
}

const there = <Thing>(things: readonly (Thing | Gone)[]): readonly Thing[] => things.flatMap((thing) => thing ?? []);

async function roll(actor: Actor.Implementation | Gone, request: CheckRequest): Promise<Message | null> {
  check("rollCheck", { ...request, actor }, CHECK);
  return actor ? rollCheck(actor, request) : gone(null);
}

async function ask(asked: Perhaps<CheckAsked>): Promise<Message | null> {
  check("askForCheck", { ...asked }, REQUEST);
  return askForCheck({ ...asked, actors: there(asked.actors) });
}

async function deal(dealing: Perhaps<Dealing>): Promise<Message | null> {
  check("dealDamage", { ...dealing }, DEALING);
  return dealDamage({ ...dealing, actors: there(dealing.actors) });
}

async function changeLevels(
  actor: Actor.Implementation | Gone,
  name: HeartRush.ConditionName,
  levels: number,
  of: string | null = null,
): Promise<boolean> {
  check("changeCondition", { actor, name, levels, of }, CONDITION);
  return actor ? changeCondition(actor, name, levels, of) : gone(false);
}

async function use(item: Item.Implementation | Gone): Promise<void> {
  check("useAbility", { item }, { item: ITEM });
  return item ? useByItself(item) : gone(undefined);
}

async function begin(): Promise<void> {
  if (!game.user.isGM) throw new Error("beginSession: this is for Game Masters alone.");
  return beginSession();
}

function ruled<Name extends RulesetName>(ruleset: Name): ReturnType<typeof rulingsOf<Name>> {
  check("rulingsOf", { ruleset }, { ruleset: read.oneOf(RULESET_NAMES) });
  return rulingsOf(ruleset);
}

function dragData(actor: Actor.Implementation | Gone, ability: HeartRush.Ability): object {
  check("checkDragData", { actor, ability }, { actor: ACTOR, ability: ABILITY });
  return actor ? checkDragData(actor, ability) : gone({});
}

async function throwPool(thrown: Throw, { byHand = true }: Partial<ThrowContext> = {}): Promise<ThrownDice> {
  check("throwDice", { pool: thrown }, THROW);
  return throwDice(thrown, { byHand });
}

/** What macros and modules may call, as `game.system.api`. docs/api.md tells of each; what is not here may change any day. */
export const API = {
  rollCheck: roll,
  askForCheck: ask,
  dealDamage: deal,
  changeCondition: changeLevels,
  useAbility: use,
  beginSession: begin,
  rulingsOf: ruled,
  checkDragData: dragData,
  throwDice: throwPool,
  HeartRushRoll,
} as const;

export const registerApi = (): void => void Object.assign(game.system, { api: API });
