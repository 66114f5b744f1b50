import { expect, test } from "vitest";
import { fighterId, type HeartRush, parse, RULESETS } from "../../src/rules/index.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { example } from "./fixtures/played-fight.ts";

const show = PRESENTATIONS["heart-rush"];
const id = fighterId;
const walk = (to: HeartRush.Square): HeartRush.Destination => ({ to, path: [], feet: 0, near: [] });
const STANCES = { archer: "agility", orc: "might" } as const;

/** As version 0.1 stored it: it did not say which hurt, engagement and round it was. */
function stored(event: HeartRush.Event): HeartRush.Event {
  const unsaid = { hurt: ["hurt"], engaged: ["engagement"], roundStarted: ["round"] };
  const without: readonly string[] = Object.hasOwn(unsaid, event.type) ? unsaid[event.type as keyof typeof unsaid] : [];
  const kept = Object.fromEntries(Object.entries(event).filter(([name]) => !without.includes(name)));
  const read = parse(RULESETS["heart-rush"].read.event, kept);
  if (!read.ok) throw new Error(`${event.type}${read.reason.path}: ${read.reason.expected}`);
  return read.value;
}

test("a fight of version 0.1 is told as it was", () => {
  const fight = example()
    .does({ do: "start", expecting: { players: true, enemies: true }, witnesses: {} }, [5])
    .does({ do: "dash", who: id("you"), destination: walk([25, 0]), stand: false })
    .does({ do: "rule", ruling: { is: "harm", who: id("you"), amount: 5, from: "orc" } })
    .does({ do: "shrug", who: id("you"), hurt: "hurt 1", yes: true })
    .does({ do: "rule", ruling: { is: "turn", side: "players" } })
    .does({ do: "engage", who: id("archer"), target: id("orc") })
    .does({ do: "close-joining" })
    .seals(STANCES)
    .opens(STANCES)
    .does({ do: "close-stage" })
    .does({
      do: "declare",
      who: id("archer"),
      what: { do: "attack", target: id("orc"), also: [], riders: {}, push: "push", follow: null },
    })
    .does({ do: "close-stage" }, [8, 6, 12], [2, 3])
    .does({ do: "shrug", who: id("orc"), hurt: "hurt 2", yes: false });
  const told = (events: readonly HeartRush.Event[]) => {
    const seat = fight.seat("gm");
    const cards = show.cards(events, seat, fight.table);
    const window = show.window(fight.table, seat, events)?.context;
    return [cards, show.history(events, seat, fight.table), show.summary(fight.table, events, seat), window];
  };
  const earlier = fight.events.map(stored);
  expect(earlier).not.toEqual(fight.events);
  expect(told(earlier)).toEqual(told(fight.events));
});
