import { fightersIn, Grit, type FighterId } from "../../rules/index.ts";
import { send } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import { namesOf, nameOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { dieWord, refusalWords } from "./fight-words.ts";
import { may, refusalOf, viewFor } from "./judge.ts";
import { weaponIn } from "./draft.ts";

type Command = Grit.Command;
type Attack = Grit.CommandOf<"attack">;
type Way = Attack["volley"];

/** "Sword", or what one has without any. */
export const weaponName = (sheet: Grit.Sheet | undefined, id: string | null, { words }: Seat): string =>
  (id === null ? undefined : sheet?.items[id]?.name) ?? words.say("HEARTRUSH.Grit.Fight.bareHands");

/** "d8, d12": what an attack rolls, of which the best counts. */
export const diceWords = (weapon: Grit.Weapon | null, mods: readonly Grit.Mod[], { words }: Seat): string =>
  words.list(Grit.attackPool(weapon, mods).map(({ faces }) => dieWord(faces, words)));

/** What is laid on a pair already, and will count in the next attack. */
export const laidOn = ({ fight }: Grit.Table, who: FighterId, targets: readonly FighterId[]): readonly Grit.Mod[] =>
  fight.laid.filter((one) => one.who === who && targets.includes(one.target)).map(({ mod }) => mod);

/** Those of the same side who could still join in, besides the one who attacks. */
const mates = (table: Grit.Table, who: FighterId, seat: Seat): readonly FighterId[] =>
  viewFor(table, seat)
    .fighters.filter(({ id, mayAct }) => mayAct && id !== who && seen(seat, id))
    .map(({ id }) => id);

/** How an attack may be made now, with what each is called: alone, or together with others. */
export function waysOf(
  table: Grit.Table,
  who: FighterId,
  targets: readonly FighterId[],
  seat: Seat,
): readonly { readonly name: string; readonly label: string; readonly volley: Way }[] {
  const { words } = seat;
  if (table.fight.options.volleyMode === "all")
    return [{ name: "alone", label: words.say("HEARTRUSH.Grit.Fight.way.later"), volley: { how: "alone" } }];
  const alone = {
    name: "alone",
    label: words.say("HEARTRUSH.Grit.Fight.way.alone"),
    volley: { how: "alone" },
  } as const;
  const open = Grit.openVolley(table);
  if (targets.length > 1) return [alone];
  if (open !== null) {
    const join = { name: "join", label: words.say("HEARTRUSH.Grit.Fight.way.join"), volley: { how: "join" } } as const;
    return targets.includes(open.target) ? [join, alone] : [alone];
  }
  const others = mates(table, who, seat);
  const wait = {
    name: "open",
    label: words.say("HEARTRUSH.Grit.Fight.way.open"),
    volley: { how: "open", awaited: [] },
  } as const;
  const forAll = {
    name: "await",
    label: words.say("HEARTRUSH.Grit.Fight.way.await", { names: namesOf(seat, others) }),
    volley: { how: "open", awaited: others },
  } as const;
  return others.length === 0 ? [alone] : [alone, wait, forAll];
}

/** The attacks of one on another, by weapon and by way, the nearest at hand first. */
export function attackMove(table: Grit.Table, who: FighterId, target: FighterId, seat: Seat): Move<Command> | null {
  const { words } = seat;
  const sheet = table.sheets[who];
  const commands = [...Grit.weaponsOf(sheet), null].flatMap((weapon) =>
    waysOf(table, who, [target], seat).map(({ name, label, volley }) => ({
      id: `attack ${who} ${target} ${weapon ?? "bare"} ${name}`,
      label: words.say("HEARTRUSH.Grit.Fight.with", {
        weapon: weaponName(sheet, weapon, seat),
        dice: diceWords(weaponIn(sheet, weapon), laidOn(table, who, [target]), seat),
        way: label,
      }),
      command: { do: "attack", who, targets: [target], weapon, mods: [], volley } satisfies Attack,
    })),
  );
  const legal = commands.filter(({ command }) => may(table, command, seat.who));
  const [first] = legal.length > 0 ? legal : commands;
  if (first === undefined) return null;
  const refused = refusalOf(table, first.command, seat.who);
  return {
    id: `attack ${who} ${target}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.attack", { name: nameOf(seat, target) }),
    tone: "primary",
    reason: refused === null ? null : words.say(refusalWords(refused)),
    does: send(first.command),
    variants: legal.map(({ id, label, command }) => ({ id, label, does: send<Command>(command) })),
  };
}

/** Whom one would attack: the foes who can be. */
export const foesOf = (table: Grit.Table, who: FighterId, seat: Seat): readonly FighterId[] => {
  const side = table.fight.fighters[who]?.side;
  return viewFor(table, seat)
    .fighters.filter((fighter) => fighter.side !== side && fighter.target && seen(seat, fighter.id))
    .map(({ id }) => id);
};

export const attacks = (table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  foesOf(table, who, seat).flatMap((target) => attackMove(table, who, target, seat) ?? []);

/** First aid for each who needs it; where the table wants a save, with either attribute. */
export function aids(table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  return fightersIn(table.fight.fighters).flatMap((target): readonly Move<Command>[] => {
    const give = (attribute: "dex" | "wil"): Command => ({
      do: "giveFirstAid",
      who,
      target,
      attribute,
      adjacent: true,
    });
    if (!seen(seat, target) || !may(table, give("dex"), seat.who)) return [];
    const variants = (["dex", "wil"] as const).map((attribute) => ({
      id: `aid ${who} ${target} ${attribute}`,
      label: words.say("HEARTRUSH.Grit.Fight.saveWith", {
        attribute: words.say(`HEARTRUSH.Grit.Attribute.${attribute}`),
      }),
      does: send<Command>(give(attribute)),
    }));
    return [
      {
        id: `aid ${who} ${target}`,
        label: words.say("HEARTRUSH.Grit.Fight.do.aid", { name: nameOf(seat, target) }),
        hint: words.say("HEARTRUSH.Grit.Fight.aidHint"),
        does: send(give("dex")),
        ...(table.fight.options.firstAid === "save" ? { variants } : {}),
      },
    ];
  });
}

/** What one may do besides: go somewhere, let go of what one holds, do something else or nothing. */
export function others(table: Grit.Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const left = viewFor(table, seat).fighters.find(({ id }) => id === who)?.feetLeft ?? 0;
  const feetIn = (written: string): number => Math.max(1, Math.round(Number(written)) || left);
  const walk: Move<Command> = {
    id: `walk ${who}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.walk"),
    hint: words.say("HEARTRUSH.Grit.Fight.walkHint", { left }),
    written: { label: words.say("HEARTRUSH.Grit.Fight.feet"), value: String(left), number: true },
    does: { act: "write", command: (written) => ({ do: "move", who, feet: feetIn(written) }) },
  };
  const simple: readonly (readonly [string, "pass" | "drop"])[] = [
    [words.say("HEARTRUSH.Grit.Fight.do.pass"), "pass"],
    [words.say("HEARTRUSH.Grit.Fight.do.drop"), "drop"],
  ];
  return [
    ...(left > 0 && may(table, { do: "move", who, feet: 1 }, seat.who) ? [walk] : []),
    ...simple.flatMap(([label, what]): readonly Move<Command>[] =>
      may(table, { do: what, who }, seat.who)
        ? [{ id: `${what} ${who}`, label, tone: "quiet", does: send({ do: what, who }) }]
        : [],
    ),
  ];
}
