import { Grit, offersTo, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { namesOf, nameOf, seen, type Seat } from "../fight/seat.ts";
import { dieWord } from "./fight-words.ts";
import { reasonOf, shownIn } from "./judge.ts";

type Command = Grit.Command;
type Way = Grit.CommandOf<"attack">["volley"];

export const weaponIn = (sheet: Grit.Sheet | undefined, id: string | null): Grit.Weapon | null =>
  id === null ? null : (sheet?.items[id]?.weapon ?? null);

/** "Sword", or what one has without any. */
export const weaponName = (sheet: Grit.Sheet | undefined, id: string | null, { words }: Seat): string =>
  (id === null ? undefined : sheet?.items[id]?.name) ?? words.say("HEARTRUSH.Grit.Fight.bareHands");

/** "d8, d12": what an attack rolls, of which the best counts. */
export const diceWords = (weapon: Grit.Weapon | null, mods: readonly Grit.Mod[], { words }: Seat): string =>
  words.list(Grit.attackPool(weapon, mods).map(({ faces }) => dieWord(faces, words)));

/** What is laid on a pair already, and will count in the next attack. */
export const laidOn = ({ fight }: Grit.Table, who: FighterId, targets: readonly FighterId[]): readonly Grit.Mod[] =>
  fight.laid.filter((one) => one.who === who && targets.includes(one.target)).map(({ mod }) => mod);

const awaitedIn = (volley: Way): readonly FighterId[] => (volley.how === "open" ? volley.awaited : []);

const nameOfWay = (volley: Way) => (awaitedIn(volley).length > 0 ? "await" : volley.how);

/** How an attack is made: alone, or together with others. */
const wayWords = ({ fight: { options } }: Grit.Table, volley: Way, seat: Seat): string =>
  seat.words.say(`HEARTRUSH.Grit.Fight.way.${options.volleyMode === "all" ? "later" : nameOfWay(volley)}`, {
    names: namesOf(seat, awaitedIn(volley)),
  });

/** The attacks that may be made, save on those whom this seat does not know of, or with them. */
const attacksIn = (table: Grit.Table, who: FighterId, seat: Seat) =>
  offersTo(shownIn(table, seat, who), "attack").flatMap(({ whom, ways, refusal }) => {
    const known = ways.filter(({ volley }) => awaitedIn(volley).every((id) => seen(seat, id)));
    return whom !== null && !seen(seat, whom) ? [] : [{ whom, ways: known, refusal }];
  });

/** How those may be attacked now, with what each way is called. */
export function waysOf(
  table: Grit.Table,
  who: FighterId,
  targets: readonly FighterId[],
  seat: Seat,
): readonly { readonly name: string; readonly label: string; readonly volley: Way }[] {
  const all = attacksIn(table, who, seat);
  const { ways = [] } = all.find(({ whom }) => whom === (targets.length > 1 ? null : targets[0])) ?? all[0] ?? {};
  return ways
    .filter(({ weapon }) => weapon === ways[0]?.weapon)
    .map(({ volley }) => ({ name: nameOfWay(volley), label: wayWords(table, volley, seat), volley }));
}

/** Whom one can strike, foes first; friends only with what strikes an area. */
export function targetsOf(table: Grit.Table, who: FighterId, seat: Seat): Record<"foes" | "friends", FighterId[]> {
  const { fighters } = table.fight;
  const all = attacksIn(table, who, seat).flatMap(({ whom }) => whom ?? []);
  const isFoe = (id: FighterId): boolean => fighters[id]?.side !== fighters[who]?.side;
  return { foes: all.filter(isFoe), friends: all.filter((id) => !isFoe(id)) };
}

/** The attacks of one on each of the foes, by weapon and by way, the nearest at hand first. */
export function attacks(table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const sheet = table.sheets[who];
  const { foes } = targetsOf(table, who, seat);
  return attacksIn(table, who, seat).flatMap(({ whom, ways, refusal }): readonly Move<Command>[] => {
    const [first] = ways;
    if (whom === null || !foes.includes(whom) || first === undefined) return [];
    const laid = laidOn(table, who, [whom]);
    const id = `attack ${who} ${whom}`;
    const variants = ways.map((command) => ({
      id: `${id} ${command.weapon ?? "bare"} ${nameOfWay(command.volley)}`,
      label: words.say("HEARTRUSH.Grit.Fight.with", {
        weapon: weaponName(sheet, command.weapon, seat),
        dice: diceWords(weaponIn(sheet, command.weapon), laid, seat),
        way: wayWords(table, command.volley, seat),
      }),
      does: send(command),
    }));
    const label = words.say("HEARTRUSH.Grit.Fight.do.attack", { name: nameOf(seat, whom) });
    return [{ id, label, tone: "primary", reason: reasonOf(refusal, seat), does: send(first), variants }];
  });
}

/** First aid for each who needs it; where the table wants a save, with either attribute. */
export function aids(table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  return offersTo(shownIn(table, seat, who), "giveFirstAid").flatMap(({ ways, refusal }): readonly Move<Command>[] => {
    const { target } = ways[0];
    if (!seen(seat, target)) return [];
    const id = `aid ${who} ${target}`;
    const variants = ways.map((command) => ({
      id: `${id} ${command.attribute}`,
      label: words.say("HEARTRUSH.Grit.Fight.saveWith", {
        attribute: words.say(`HEARTRUSH.Grit.Attribute.${command.attribute}`),
      }),
      does: send(command),
    }));
    return [
      {
        id,
        label: words.say("HEARTRUSH.Grit.Fight.do.aid", { name: nameOf(seat, target) }),
        hint: words.say("HEARTRUSH.Grit.Fight.aidHint"),
        reason: reasonOf(refusal, seat),
        does: send(ways[0]),
        ...(variants.length > 1 ? { variants } : {}),
      },
    ];
  });
}

/** What one may do besides: go somewhere, let go of what one holds, do something else or nothing. */
export function others(table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const offers = shownIn(table, seat, who);
  const walks = offersTo(offers, "move").map(({ ways: [{ feet: left }], refusal }): Move<Command> => ({
    id: `walk ${who}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.walk"),
    hint: words.say("HEARTRUSH.Grit.Fight.walkHint", { left }),
    reason: reasonOf(refusal, seat),
    written: { label: words.say("HEARTRUSH.Grit.Fight.feet"), value: String(left), number: true },
    does: {
      act: "write",
      command: (written) => ({ do: "move", who, feet: Math.max(1, Math.round(Number(written)) || left) }),
    },
  }));
  const simple = (["pass", "drop"] as const).flatMap((what) =>
    offersTo(offers, what).map(({ ways: [command], refusal }): Move<Command> => ({
      id: `${what} ${who}`,
      reason: reasonOf(refusal, seat),
      label: words.say(`HEARTRUSH.Grit.Fight.do.${what}`),
      tone: "quiet",
      does: send(command),
    })),
  );
  return [...walks, ...simple, ...uses(table, who, seat)];
}

/** GRT-TURN-5: a thing or a spell of the sheet as the action, or anything else, with what is done with it in words. */
const uses = (table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  offersTo(shownIn(table, seat, who), "use").map(({ ways, refusal }) => {
    const { words } = seat;
    const does = (command: Grit.CommandOf<"use">): Move<Command>["does"] => ({
      act: "write",
      command: (how) => ({ ...command, how }),
    });
    return {
      id: `use ${who}`,
      label: words.say("HEARTRUSH.Grit.Fight.do.use"),
      reason: reasonOf(refusal, seat),
      written: { label: words.say("HEARTRUSH.Grit.Fight.useHow"), value: "", number: false },
      does: does(ways[0]),
      variants: ways.map((command) => ({
        id: `use ${who} ${command.item ?? "other"}`,
        label:
          (command.item === null ? undefined : table.sheets[who]?.items[command.item]?.name) ??
          words.say("HEARTRUSH.Grit.Fight.something"),
        does: does(command),
      })),
    };
  });
