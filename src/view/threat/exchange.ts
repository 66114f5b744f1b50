import { fighterId, fightersIn, Threat, type FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, withKeys, type Acts, type Choice, type Move, type Shows } from "../fight/choice.ts";
import type { Picker } from "../fight/picker.ts";
import { answersFor, nameOf, namesOf, personOf, seen, speaksNow, standInWords, type Seat } from "../fight/seat.ts";
import { stepsTo, type WindowStep } from "../fight/steps.ts";
import type { Hand, WindowContext, WindowMember, WindowSide } from "../fight/window.ts";
import { asksOf, choiceDetail, choiceSentence, commitMove, lineMove, wayMoves } from "./asking.ts";
import { linesOf, stageOf, type Line } from "./choosing.ts";
import { desk, stuck } from "./desk.ts";
import { cardOf, titleOf, toldNow } from "./card.ts";
import { changeMove, sideName, windowMember } from "../fight/parts.ts";
import { foresees, hasSealed, lying, viewFor, type Command, type Event, type Table } from "./own.ts";
import { endings } from "./rulings.ts";
import { statementLines, stateMove } from "./stating.ts";
import { fateOf, healthOf } from "./tracker.ts";
import { waitingFor } from "./waiting.ts";

const STEPS = {
  "threat-first": ["setup", "weapons", "breath", "decide", "over"],
  together: ["setup", "breath", "weapons", "decide", "over"],
} as const;
const BRAWL_STEPS = ["declare", "clash", "brawl-over"] as const;

function stepsOf(table: Table, { words }: Seat): readonly WindowStep[] {
  const { phase } = table.fight.scene;
  const steps: readonly (typeof STEPS)["together"][number][] | typeof BRAWL_STEPS =
    "brawl" in table.fight.scene ? BRAWL_STEPS : STEPS[table.fight.options.breathOrder];
  const at = steps.findIndex((step) => step === (phase === "impasse" ? "over" : phase));
  return stepsTo(
    at,
    steps.map((step) => words.say(`HEARTRUSH.Threat.Fight.step.${step}`)),
  );
}

/** What a member is seen to be doing: sealing, or how it stands against what it faces. */
function statusOf(table: Table, view: Threat.View, id: FighterId, seat: Seat): string {
  const { words } = seat;
  const fighter = view.fighters[id];
  if (fighter === undefined || !fighter.engaged) return fighter === undefined ? "" : fateOf(fighter, seat);
  if (view.clash !== null) return brawlStatus(view.clash, id, seat);
  const { scene } = table.fight;
  const sealing = "choosing" in scene && scene.choosing.mode === "sealing" && Threat.choosers(table).includes(id);
  const seals = sealing
    ? [words.say(hasSealed(table, id) ? "HEARTRUSH.Fight.status.sealed" : "HEARTRUSH.Fight.status.choosing")]
    : view.choosing === "opening"
      ? [words.say("HEARTRUSH.Fight.status.opening")]
      : [];
  const faced =
    fighter.threat !== null && "exchange" in scene && foresees(table, scene.exchange, id)
      ? [words.say("HEARTRUSH.Threat.Fight.status.faces", { threat: fighter.threat })]
      : [];
  const best = Math.max(0, ...(fighter.manoeuvre ?? []));
  const evades = fighter.manoeuvre === null ? [] : [words.say("HEARTRUSH.Threat.Fight.status.evades", { best })];
  const fleeing = fighter.fleeing ? [words.say("HEARTRUSH.Threat.Fight.state.fleeing")] : [];
  const over = fighter.over.filter((foe) => seen(seat, foe));
  const favoured =
    over.length === 0 ? [] : [words.say("HEARTRUSH.Threat.Fight.status.over", { names: namesOf(seat, over) })];
  return [...favoured, ...seals, ...faced, ...evades, ...fleeing].join(" · ");
}

function brawlStatus({ attacker, foe, vantage, stated }: Threat.ClashView, id: FighterId, { words }: Seat): string {
  if (id !== attacker && id !== foe) return "";
  const said = stated[id];
  const favoured = vantage === id ? [words.say("HEARTRUSH.Threat.Fight.hasVantage")] : [];
  const told =
    said === undefined
      ? words.say("HEARTRUSH.Fight.status.choosing")
      : said.answer === "escape"
        ? words.say("HEARTRUSH.Threat.Fight.status.escapes", { high: said.high })
        : words.say("HEARTRUSH.Threat.Fight.status.threatens", { high: said.high });
  return [...favoured, told].join(" · ");
}

function memberOf(
  table: Table,
  view: Threat.View,
  id: FighterId,
  seat: Seat,
  presses: readonly Choice[],
): WindowMember | null {
  const fighter = view.fighters[id];
  if (fighter === undefined || !seen(seat, id)) return null;
  const dice = view.dice.filter(({ holder }) => holder === id);
  const rank = { both: 0, weapon: 1, manoeuvre: 2, out: 3 } as const;
  const sorted = dice.toSorted((one, other) => rank[one.use] - rank[other.use] || other.value - one.value);
  // The die that threatens most lies apart, as the card a fighter has turned over.
  const [first] = sorted;
  const turned = first !== undefined && Threat.threatens(first) ? first : null;
  const clash = view.clash !== null && view.clash.attacker === id ? view.clash.foe : "";
  return windowMember(seat, id, {
    status: statusOf(table, view, id, seat),
    sealed: hasSealed(table, id),
    choice: turned === null ? "" : seat.words.say("HEARTRUSH.Threat.Fight.status.threat"),
    turned: turned === null ? null : lying(turned),
    dice: sorted.filter((die) => die !== turned).map(lying),
    health: healthOf(fighter, seat),
    down: !fighter.standing,
    press: presses.find(({ id: choice }) => choice.startsWith("declare ") && choice.endsWith(` ${id}`)) ?? null,
    aims: clash,
  });
}

/** Lines as a picker's, with what their buttons and ways do. */
function pickerOf(
  id: string,
  who: FighterId,
  lines: readonly Line[],
  sentence: string,
  commits: readonly Move<Command>[],
  seat: Seat,
): Shows<Picker, Command> {
  const moves = withKeys(lines.map((line) => lineMove(who, line, seat)));
  const closing = withKeys(commits, moves.length + 1);
  return {
    context: {
      id,
      name: nameOf(seat, who),
      img: personOf(seat, who).img,
      sentence,
      standIn: standInWords(seat, who),
      lines: lines.map((line, place) => ({
        choice: choiceOf(moves[place] ?? lineMove(who, line, seat)),
        die: line.die,
        label: line.label,
        ...(line.heading === undefined ? {} : { heading: line.heading }),
        ways: line.ways.map(({ id: way, label, chosen }) => ({ id: way, label, chosen })),
      })),
      choices: closing.map(choiceOf),
    },
    acts: actsOf([...moves, ...closing, ...lines.flatMap((line) => wayMoves(who, line))]),
  };
}

/** Breath as dice of the hand; the rest as lines to be taken or left. Sealed, only the way back is left. */
function choices(
  table: Table,
  who: FighterId,
  seat: Seat,
): { readonly picker: Shows<Picker, Command> | null; readonly hand: Shows<Hand, Command> | null } {
  const sealed = seat.picks[who]?.sealed === true;
  const lines = linesOf(table, who, seat);
  const sentence = [choiceSentence(table, who, seat), choiceDetail(table, who, seat)]
    .filter((text) => text !== "")
    .join(" ");
  const seal = commitMove(table, who, seat);
  const change = changeMove(who, seat);
  if (stageOf(table) !== "breath") {
    const picker = pickerOf(`choose ${who}`, who, sealed ? [] : lines, sentence, [sealed ? change : seal], seat);
    return { picker, hand: null };
  }
  const moves = lines.map((line) => lineMove(who, line, seat));
  const context: Hand = {
    who,
    name: nameOf(seat, who),
    sealed,
    stances: [],
    cards: lines.flatMap((line) =>
      line.die === null
        ? []
        : [{ id: line.id, die: line.die, name: line.label, detail: line.detail, chosen: line.chosen, sealed }],
    ),
    seal: choiceOf({ ...seal, key: "Enter" }),
    change: choiceOf(change),
    sentence,
  };
  // A sealed hand lies face down: touching it turns it up again.
  const touched = sealed ? moves.map((move) => ({ ...move, does: change.does })) : moves;
  const possible = touched.filter(({ reason }) => reason === null || reason === undefined);
  return { picker: null, hand: { context, acts: actsOf([...possible, seal, change]) } };
}

/** Those of this seat's whose choice is shown as something to put together; many under seals have a desk instead. */
function putTogether(table: Table, seat: Seat) {
  const { scene } = table.fight;
  // Under seals a choice is a browser's own secret; openly a Game Master may choose for a player's fighter in hand.
  const openly = "choosing" in scene && scene.choosing.mode === "open";
  const awaited = Threat.choosers(table).filter((who) => (openly ? speaksNow(seat, who) : answersFor(seat, who)));
  const laid = desk(table, seat);
  const atDesk = laid !== null && awaited.length > 1;
  const shown = atDesk ? [] : awaited.map((who) => choices(table, who, seat));
  const stating =
    scene.phase === "clash"
      ? Threat.threat
          .prompts(table)
          .filter(({ kind }) => kind === "state")
          .flatMap(({ of }) => of.map(fighterId))
          .filter((who) => speaksNow(seat, who))
      : [];
  const asked = asksOf(table, seat);
  const statements = stating.map((who) => {
    const ask = asked.asks.find(({ kind, fighter }) => kind === "state" && fighter === who);
    const sentence = [ask?.sentence ?? "", ask?.detail ?? ""].filter((text) => text !== "").join(" ");
    return pickerOf(
      `state ${who}`,
      who,
      statementLines(table, who, seat),
      sentence,
      [stateMove(table, who, seat)],
      seat,
    );
  });
  const pickers = [...shown.flatMap(({ picker }) => picker ?? []), ...statements];
  const hands = shown.flatMap(({ hand }) => hand ?? []);
  const acts: Acts<Command> = Object.fromEntries([...pickers, ...hands].flatMap((shows) => Object.entries(shows.acts)));
  const table_ = laid === null ? null : atDesk ? laid.context : { ...laid.context, groups: [] };
  const worthIt = table_ !== null && (table_.groups.length > 0 || table_.missing.length > 0);
  return {
    pickers: pickers.map(({ context }) => context),
    hands: hands.map(({ context }) => context),
    desk: worthIt ? table_ : null,
    acts: { ...laid?.acts, ...acts },
  };
}

const PUT_TOGETHER = ["setup", "breath", "decide", "state"];

/** For templates/fight/window.hbs: an exchange or a brawl. */
export function exchangeWindow(
  table: Table,
  seat: Seat,
  events: readonly Event[],
): Shows<WindowContext, Command> | null {
  const { scene, number } = table.fight;
  if (scene.phase === "lull") return afterwards(table, seat, events);
  const { words } = seat;
  const view = viewFor(table, seat);
  const asked = asksOf(table, seat);
  const presses = asked.asks.flatMap(({ kind, choices: of }) => (kind === "declare" ? of : []));
  const members = fightersIn("exchange" in scene ? scene.exchange.members : scene.brawl.members);
  const sides = "exchange" in scene ? scene.exchange.sides : [...new Set(members.map((id) => view.fighters[id]?.side))];
  const named = (side: string): string =>
    side === view.vantage
      ? words.say("HEARTRUSH.Threat.Fight.sideWithVantage", { side: sideName(side, seat) })
      : sideName(side, seat);
  const put = putTogether(table, seat);
  const ends = [...stuck(table, seat), ...endings(table, seat)];
  return {
    context: {
      id: String(number),
      title: titleOf(scene.phase, events, seat),
      steps: stepsOf(table, seat),
      sides: sides.flatMap((side): readonly WindowSide[] =>
        side === undefined
          ? []
          : [
              {
                id: side,
                name: named(side),
                members: members.flatMap((id) =>
                  view.fighters[id]?.side === side ? (memberOf(table, view, id, seat, presses) ?? []) : [],
                ),
              },
            ],
      ),
      revealed: view.choosing === "shown" || scene.phase === "weapons",
      joining: false,
      join: [],
      ladder: [],
      ladderLabel: "",
      pickers: put.pickers,
      hands: put.hands,
      desk: put.desk,
      asks: asked.asks.filter(({ kind }) => !PUT_TOGETHER.includes(kind)),
      clashes: toldNow(events, seat),
      table: ends.map(choiceOf),
      waiting: waitingFor(table, seat),
    },
    acts: { ...asked.acts, ...put.acts, ...actsOf(ends) },
  };
}

/** After it is over the window shows what came of it. */
function afterwards(table: Table, seat: Seat, events: readonly Event[]): Shows<WindowContext, Command> | null {
  const { number } = table.fight;
  const card = cardOf(events, seat);
  if (card === null) return null;
  const nobody = { joining: false, join: [], hands: [], desk: null, asks: [], table: [], sides: [], revealed: false };
  const nothing = { ladder: [], ladderLabel: "", pickers: [], steps: [] };
  const waiting = waitingFor(table, seat);
  return {
    context: { ...nobody, ...nothing, id: String(number), title: card.title, clashes: card.clashes, waiting },
    acts: {},
  };
}
