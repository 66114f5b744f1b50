import { byFighter, speaksFor, type Beats, type FighterId } from "../../../rules/index.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import { rolledBy } from "../../fight/tale.ts";
import { add, type Telling } from "./tale.ts";

type Event = Beats.Event;
type Happening<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const entries = <Value>(of: Readonly<Record<FighterId, Value>>): readonly (readonly [FighterId, Value])[] =>
  byFighter(of);

/** A die of a round that is not told of. */
const SMALLER = 6;

const inOrder = (values: readonly number[]): string => values.join(", ");

const facesOf = ({ dice }: Telling, die = ""): number => dice.get(die)?.faces ?? SMALLER;

const lies = ({ dice }: Telling, die = "", value: number): void => {
  const known = dice.get(die);
  if (known !== undefined) dice.set(die, { ...known, value });
};

/** The three dice of everybody, what they showed and what they are worth. */
function rolled(telling: Telling, { rolls }: Happening<"rolled">): void {
  const { seat } = telling;
  const { words } = seat;
  if (telling.rolled) {
    telling.round += 1;
    telling.beat = 1;
  }
  telling.rolled = true;
  for (const [, { dice }] of entries(rolls))
    for (const { id, faces, value } of dice) telling.dice.set(id, { faces, value });
  const { diceVisible } = telling.table.fight.options;
  for (const [id, { turnDown, dice }] of entries(rolls)) {
    // By option what a hand is worth is for its owner and the Game Master.
    if (diceVisible === "owner" && !speaksFor(seat.who, id)) continue;
    add(telling, {
      of: [id],
      title: words.say("HEARTRUSH.BeatsFight.tale.rolls", { name: nameOf(seat, id) }),
      score: inOrder(dice.map(({ value }) => value)),
      ...(turnDown === 0 ? {} : { outcome: words.say("HEARTRUSH.BeatsFight.tale.turnedDown", { by: turnDown }) }),
      tone: "quiet",
      rolls: [{ ...rolledBy(nameOf(seat, id), dice), flat: turnDown === 0 ? [] : [`−${turnDown}`] }],
    });
  }
}

/** All dice turn over; those that tie are thrown again, pass by pass. */
function revealed(telling: Telling, { order, presented, values, passes, lots }: Happening<"revealed">): void {
  const { seat } = telling;
  const { words } = seat;
  const shown = order.filter((id) => seen(seat, id));
  for (const [id, value] of entries(values)) lies(telling, presented[id], value);
  const again = [...passes, ...lots].flatMap((pass) =>
    entries(pass)
      .filter(([id]) => seen(seat, id))
      .map(([id, face]) => rolledBy(nameOf(seat, id), [{ faces: facesOf(telling, presented[id]), face }])),
  );
  const ties = passes.length === 0 ? [] : [words.say("HEARTRUSH.BeatsFight.tale.ties", { passes: passes.length })];
  const lot = lots.length === 0 ? [] : [words.say("HEARTRUSH.BeatsFight.tale.lots")];
  add(telling, {
    title: words.say("HEARTRUSH.BeatsFight.tale.revealed"),
    outcome: [
      words.list(
        shown.map((id) =>
          words.say("HEARTRUSH.BeatsFight.tale.shows", { name: nameOf(seat, id), value: values[id] ?? "" }),
        ),
      ),
      ...ties,
      ...lot,
    ].join(", "),
    rolls: again,
  });
}

function special(telling: Telling, { who, special: used, face, values }: Happening<"special-used">): void {
  const { seat } = telling;
  const { words } = seat;
  const name = nameOf(seat, who);
  for (const [die, value] of Object.entries(values)) lies(telling, die, value);
  if (used.is === "reroll") {
    add(telling, {
      of: [who],
      title: words.say("HEARTRUSH.BeatsFight.tale.rerolls", { name }),
      score: inOrder(Object.values(values)),
      rolls: face === null ? [] : [rolledBy(name, [{ faces: facesOf(telling, used.die), face }])],
    });
    return;
  }
  add(telling, {
    of: [who],
    title: words.say("HEARTRUSH.BeatsFight.tale.shifts", { name, points: used.points }),
    score: inOrder([values[used.from] ?? 0, values[used.to] ?? 0]),
  });
}

/** The best single die wins; a tie is rolled again whole. */
function contested(telling: Telling, { rolls, ties, winner }: Happening<"contested">): void {
  const { seat } = telling;
  const { words } = seat;
  const sides = entries(rolls);
  add(telling, {
    of: sides.map(([id]) => id),
    title: words.say("HEARTRUSH.BeatsFight.tale.contest", {
      name: nameOf(seat, sides[0]?.[0] ?? ""),
      other: nameOf(seat, sides[1]?.[0] ?? ""),
    }),
    score: sides.map(([, { best }]) => best).join(" : "),
    outcome: [
      words.say("HEARTRUSH.BeatsFight.tale.wins", { name: nameOf(seat, winner) }),
      ...(ties === 0 ? [] : [words.say("HEARTRUSH.BeatsFight.tale.ties", { passes: ties })]),
    ].join(", "),
    rolls: sides.flatMap(([id, { faces, passes }]) =>
      passes.map((pass) => {
        const dice = pass.map((face, place) => ({ faces: faces[place] ?? SMALLER, face }));
        return rolledBy(nameOf(seat, id), dice, Math.max(0, ...pass));
      }),
    ),
  });
}

/** What dice did; false for anything else. */
export function tellDice(telling: Telling, event: Event): boolean {
  if (event.type === "rolled") rolled(telling, event);
  else if (event.type === "revealed") revealed(telling, event);
  else if (event.type === "special-used") special(telling, event);
  else if (event.type === "contested") contested(telling, event);
  else return false;
  return true;
}
