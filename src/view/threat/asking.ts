import { fighterId, offersTo, sideId, Threat, type FighterId, type Prompt } from "../../rules/index.ts";
import { asked, placed, type Asked, type Question as Asking } from "../fight/ask.ts";
import { send, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, speaksNow, standInWords, type Seat } from "../fight/seat.ts";
import { inWords, linesOf, nameWithStake, stageOf, weighed, type Line } from "./choosing.ts";
import { mainDeeds } from "./deeds.ts";
import { dieName, foresees, offersIn, ownsSide, thingName, type Command, type Table } from "./own.ts";
import { statementLines, stateMove } from "./stating.ts";
import { sealMove, sideName } from "../fight/parts.ts";

type Moves = readonly Move<Command>[];

type Question = Asking<Command>;

/** A line as a button that is pressed or not: what is at stake in it is said before it is pressed. */
export const lineMove = (who: FighterId, line: Line, { words }: Seat): Move<Command> => ({
  id: line.id,
  label: nameWithStake(line),
  pressed: line.chosen,
  reason: line.reason === null ? null : words.say(line.reason),
  does: { act: "pick", who, choice: line.next },
});

/** What the ways of a line do. */
export const wayMoves = (who: FighterId, { ways }: Line): Moves =>
  ways.map(({ id, label, next }) => ({ id, label, does: { act: "pick", who, choice: next } }));

/** Sealing what is weighed, or, where a side decides openly, saying it. */
export function commitMove(table: Table, who: FighterId, seat: Seat): Move<Command> {
  const { words } = seat;
  const choice = weighed(table, who, seat);
  const { scene } = table.fight;
  const what = inWords(table, who, choice, seat);
  const openly = "choosing" in scene && scene.choosing.mode === "open";
  const openWord = scene.phase === "breath" ? "HEARTRUSH.Threat.Fight.do.spend" : "HEARTRUSH.Threat.Fight.do.bring";
  const label = words.say(openly ? openWord : "HEARTRUSH.Fight.do.seal", { what, stance: what });
  if (!openly) {
    const possible = Threat.threat.sealing?.allows(table, who, choice) === true;
    const reason = possible ? null : words.say("HEARTRUSH.Threat.Refusal.unlawful");
    return sealMove(who, label, reason);
  }
  const command: Command =
    scene.phase === "setup"
      ? { do: "ready", who, loadout: Threat.spelledLoadout(choice) ?? Threat.EMPTY_HANDED }
      : { do: "breathe", who, dice: Threat.spelledBreath(choice) ?? [] };
  return { id: `seal ${who}`, label, tone: "primary", does: send(command) };
}

/** What is chosen in this step, in a sentence that asks for it. */
export function choiceSentence(table: Table, who: FighterId, seat: Seat): string {
  const { words, picks } = seat;
  const stage = stageOf(table) ?? "setup";
  const data = { name: nameOf(seat, who), what: inWords(table, who, weighed(table, who, seat), seat) };
  return picks[who]?.sealed === true
    ? words.say("HEARTRUSH.Threat.Fight.ask.sealed", data)
    : words.say(`HEARTRUSH.Threat.Fight.ask.${stage}`, data);
}

/** What the step is about: for breath, the threat that is on the table; for plans, what would happen. */
export function choiceDetail(table: Table, who: FighterId, { words }: Seat): string {
  const exchange = Threat.exchangeOf(table.fight.scene);
  const stage = stageOf(table);
  if (exchange === null || stage === "setup" || stage === null) return "";
  const best = Threat.bestDie(Threat.manoeuvreOf(exchange, who))?.value ?? 0;
  if (!foresees(table, exchange, who))
    return stage === "breath"
      ? words.say("HEARTRUSH.Threat.Fight.ask.unforeseen")
      : words.say("HEARTRUSH.Threat.Fight.ask.unforeseenWith", { best });
  const threat = Threat.threatAgainst(table, exchange, who);
  return stage === "breath"
    ? words.say("HEARTRUSH.Threat.Fight.ask.facing", { threat })
    : words.say("HEARTRUSH.Threat.Fight.ask.facingWith", { threat, best });
}

function choice(table: Table, who: FighterId, seat: Seat): Question | null {
  if (seat.picks[who]?.sealed === true) return null;
  const lines = linesOf(table, who, seat);
  return {
    sentence: choiceSentence(table, who, seat),
    detail: choiceDetail(table, who, seat),
    moves: [...lines.map((line) => lineMove(who, line, seat)), commitMove(table, who, seat)],
  };
}

/** THR-ARM-4: where to cross out a face on one's own armour. */
const pick = (table: Table, who: FighterId, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Threat.Fight.ask.pick", { name: nameOf(seat, who) }),
  moves: offersTo(offersIn(table, seat, who), "pick").flatMap(({ ways }) =>
    ways.map((command) => {
      const { piece, face } = command.pick;
      const label = seat.words.say("HEARTRUSH.Threat.Fight.do.pick", {
        thing: thingName(table, who, piece, seat),
        face,
      });
      return { id: `pick ${who} ${piece} ${face}`, label, does: send(command) };
    }),
  ),
});

/** THR-GIVE-1: each own manoeuvre die, to any ally. */
export function gifts(table: Table, who: FighterId, seat: Seat): Moves {
  const exchange = Threat.exchangeOf(table.fight.scene);
  if (exchange === null) return [];
  const { words } = seat;
  return offersTo(offersIn(table, seat, who), "give").flatMap(({ ways }): Moves => {
    const [first, ...others] = ways;
    const die = exchange.dice.find(({ id }) => id === first.die);
    if (die === undefined) return [];
    const move = { id: `give ${who} ${die.id}`, does: send(first) };
    if (others.length > 0) {
      const variants = ways.map((command) => ({
        id: `${move.id} ${command.to}`,
        label: nameOf(seat, command.to),
        does: send(command),
      }));
      return [{ ...move, label: words.say("HEARTRUSH.Threat.Fight.do.give", { die: dieName(die, seat) }), variants }];
    }
    // Whoever rolled it is not told that it was their own.
    const back = first.to === die.roller;
    const label = words.say(`HEARTRUSH.Threat.Fight.do.${back ? "giveBack" : "giveTo"}`, {
      die: dieName(back ? { ...die, holder: first.to } : die, seat),
      name: nameOf(seat, first.to),
    });
    return [{ ...move, label }];
  });
}

const give = (table: Table, who: FighterId, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Threat.Fight.ask.give", { name: nameOf(seat, who) }),
  moves: gifts(table, who, seat),
});

/** THR-PLAN-1: what is done openly, and at once, by the side that decides. */
function act(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const exchange = Threat.exchangeOf(table.fight.scene);
  const offers = offersIn(table, seat, who);
  const turns = offers.flatMap(({ ways: [command] }): Moves => {
    if (command.do !== "gambit" && command.do !== "sweep") return [];
    const die = exchange?.dice.find(({ id }) => id === command.die);
    if (die === undefined) return [];
    const what = command.do === "sweep" ? "sweep" : Threat.evades(die) ? "threaten" : "evade";
    const label = words.say(`HEARTRUSH.Threat.Fight.choose.${what}`, { die: dieName(die, seat) });
    return [{ id: `${command.do} ${who} ${die.id}`, label, does: send(command) }];
  });
  const flee = offersTo(offers, "flee").map(({ ways: [command] }): Move<Command> => ({
    id: `flee ${who}`,
    label: words.say("HEARTRUSH.Threat.Fight.choose.flee"),
    tone: "quiet",
    does: send(command),
  }));
  return {
    sentence: words.say("HEARTRUSH.Threat.Fight.ask.act", { name: nameOf(seat, who) }),
    detail: choiceDetail(table, who, seat),
    moves: [...turns, ...flee],
  };
}

function state(table: Table, who: FighterId, seat: Seat): Question {
  const { words } = seat;
  const { scene } = table.fight;
  const other = scene.phase !== "clash" ? null : scene.attacker === who ? scene.foe : scene.attacker;
  const said = scene.phase === "clash" && other !== null ? scene.stated[other] : undefined;
  return {
    sentence: words.say("HEARTRUSH.Threat.Fight.ask.state", {
      name: nameOf(seat, who),
      foe: other === null ? "" : nameOf(seat, other),
    }),
    detail:
      said === undefined || other === null
        ? ""
        : words.say("HEARTRUSH.Threat.Fight.ask.stated", { foe: nameOf(seat, other), threat: said.high }),
    moves: [...statementLines(table, who, seat).map((line) => lineMove(who, line, seat)), stateMove(table, who, seat)],
  };
}

const declare = (table: Table, who: FighterId, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Threat.Fight.ask.declare", { name: nameOf(seat, who) }),
  moves: mainDeeds(table, who, seat),
});

/** What a side says as one: that it has decided, or, where dice wait for a hand, that they shall fall. */
function ofSide(table: Table, kind: "weapons" | "done", side: Threat.Seat["side"], seat: Seat): Question {
  const { words } = seat;
  const { scene } = table.fight;
  const sealing = "choosing" in scene && scene.choosing.mode === "sealing";
  const what = kind === "weapons" ? "rollWeapons" : "done";
  const moves = offersTo(offersIn(table, seat), what)
    .filter(({ ways: [command] }) => command.side === side && !sealing)
    .map(({ ways: [command] }): Move<Command> => ({
      id: kind === "weapons" ? "roll weapons" : `done ${side}`,
      label: words.say(`HEARTRUSH.Threat.Fight.do.${what}`),
      tone: "primary",
      does: send(command),
    }));
  return { sentence: words.say(`HEARTRUSH.Threat.Fight.ask.${kind}`, { side: sideName(side, seat) }), moves };
}

const again = (table: Table, seat: Seat): Question => ({
  sentence: seat.words.say("HEARTRUSH.Threat.Fight.ask.again"),
  moves: (["again", "stop"] as const).flatMap((what) =>
    offersTo(offersIn(table, seat), what).map(({ ways: [command] }): Move<Command> => ({
      id: what,
      label: seat.words.say(`HEARTRUSH.Threat.Fight.do.${what}`),
      tone: what === "again" ? "primary" : "plain",
      does: send(command),
    })),
  ),
});

/** Under seals a choice is a browser's own secret, and nobody makes it for anybody. */
const isSealed = ({ fight: { scene } }: Table, { kind }: Prompt): boolean =>
  ["setup", "breath", "decide"].includes(kind) && "choosing" in scene && scene.choosing.mode === "sealing";

const OF_ONE: Readonly<Partial<Record<string, (table: Table, who: FighterId, seat: Seat) => Question | null>>> = {
  pick,
  setup: choice,
  breath: choice,
  decide: choice,
  give,
  act,
  state,
  declare,
};

/** A question that a Game Master answers for a player's fighter in hand says for whom. */
function standingIn(question: Question | null, who: FighterId, seat: Seat): Question | null {
  if (question === null) return null;
  const detail = [standInWords(seat, who), question.detail ?? ""].filter((text) => text !== "").join(" ");
  return { ...question, detail };
}

function questions(table: Table, prompt: Prompt, seat: Seat): readonly [FighterId | null, Question | null][] {
  const of = prompt.of.map(fighterId);
  const one = OF_ONE[prompt.kind];
  if (one !== undefined)
    return of
      .filter((who) => (isSealed(table, prompt) ? answersFor(seat, who) : speaksNow(seat, who)))
      .map((who) => [who, standingIn(one(table, who, seat), who, seat)]);
  if (prompt.kind === "again") return of.some((who) => answersFor(seat, who)) ? [[null, again(table, seat)]] : [];
  if (prompt.kind !== "weapons" && prompt.kind !== "done") return [];
  const side = prompt.of.map(sideId).find((name) => ownsSide(table, name, seat));
  return side === undefined ? [] : [[null, ofSide(table, prompt.kind, side, seat)]];
}

/** Everything this seat is asked for now, the most urgent first, with the ways to answer. */
export function asksOf(table: Table, seat: Seat): Asked<Command> {
  const found = Threat.threat
    .prompts(table)
    .flatMap((prompt) => questions(table, prompt, seat).flatMap(([who, question]) => placed(prompt, who, question)));
  return asked(
    found.toSorted((one, other) => Number(other.urgent) - Number(one.urgent)),
    seat,
  );
}
