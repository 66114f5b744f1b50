import { fightersIn } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Event, EventOf } from "../state/event.ts";
import { exchangeOf, firstSide, laterSide, sideOf } from "./exchange.ts";
import { givenDice, turnDie } from "./gambit.ts";
import type { Choosing, Exchange, ExchangeScene, Fight, Member, Scene, Table, TableDie } from "../state/model.ts";
import { changeDice, withoutManoeuvre, withoutWeapon } from "./threat.ts";

/** What events do to an exchange. An event that speaks of something absent changes nothing there. */

const NEWCOMER: Member = {
  loadout: null,
  breath: null,
  armed: false,
  rolled: false,
  fleeing: false,
  away: false,
  given: false,
  turned: [],
  fresh: 0,
  exposed: false,
};

const SEALING: Choosing = { mode: "sealing", seals: {}, forfeits: [] };
const OPEN: Choosing = { mode: "open" };

/** A fresh engagement of those who are still there. */
export function engaged({ fight, sheets }: Table, event: EventOf<"engaged">): Fight {
  const members = event.members.filter((who) => fight.fighters[who] !== undefined && sheets[who] !== undefined);
  const number = fight.number + 1;
  if (event.procedure === "brawl") {
    const brawl = { members: Object.fromEntries(members.map((who) => [who, { away: false }])) };
    return { ...fight, number, owed: {}, scene: { phase: "declare", brawl } };
  }
  const vantage = event.vantage !== null && event.sides.includes(event.vantage) ? event.vantage : null;
  const favour = { vantage, pairs: fight.pairs };
  const later = laterSide(fight, favour, event.sides, members);
  const exchange: Exchange = {
    ...favour,
    sides: event.sides,
    later,
    members: { ...awayFrom(fight, event.sides), ...Object.fromEntries(members.map((who) => [who, NEWCOMER])) },
    dice: [],
    reduction: Object.fromEntries(event.sides.map((side) => [side, 0])),
    pass: 1,
  };
  const first = firstSide(exchange);
  const choosing = first === null ? SEALING : OPEN;
  return { ...fight, number, owed: {}, scene: { phase: "setup", exchange, side: first, choosing } };
}

/** THR-FLEE-1: whoever got away stays away in the engagements that follow at once. */
function awayFrom(fight: Fight, sides: Exchange["sides"]): Exchange["members"] {
  const before = exchangeOf(fight.scene)?.members ?? {};
  const gone = fightersIn(before).filter(
    (who) => before[who]?.away === true && sides.some((side) => side === sideOf(fight, who)),
  );
  return Object.fromEntries(gone.map((who) => [who, { ...NEWCOMER, away: true }]));
}

const withExchange = (fight: Fight, scene: ExchangeScene, exchange: Exchange): Fight => ({
  ...fight,
  scene: { ...scene, exchange },
});

const withChoosing = (fight: Fight, scene: Scene, choosing: Choosing): Fight =>
  "choosing" in scene ? { ...fight, scene: { ...scene, choosing } } : fight;

function withMembers(
  exchange: Exchange,
  who: readonly FighterId[],
  change: (member: Member, who: FighterId) => Member,
): Exchange {
  const changed = who.flatMap((id) => {
    const member = exchange.members[id];
    return member === undefined ? [] : [[id, change(member, id)] as const];
  });
  return { ...exchange, members: { ...exchange.members, ...Object.fromEntries(changed) } };
}

const ids = (record: Readonly<Record<FighterId, unknown>>): readonly FighterId[] => fightersIn(record);

/** The fight after an event of an exchange; other events leave it as it is. */
export function applyExchange(table: Table, event: Event): Fight {
  const { fight } = table;
  const { scene } = fight;
  if (!("exchange" in scene)) return fight;
  const { exchange } = scene;
  switch (event.type) {
    case "phaseBegan":
      return { ...fight, scene: phase(exchange, event) };
    case "choiceSealed":
    case "choiceForfeited":
    case "choicesClosed":
    case "choiceOpened":
      if (!("choosing" in scene)) return fight;
      return withExposure(
        withChoosing(fight, scene, chosen(scene.choosing, exchange, event)),
        exposedBy(fight, scene.choosing, event),
      );
    case "readied":
      return shown(
        withExchange(
          fight,
          scene,
          withMembers(exchange, ids(event.loadouts), (member, who) => ({
            ...member,
            loadout: event.loadouts[who] ?? member.loadout,
          })),
        ),
      );
    case "breathChosen":
      return shown(
        withExchange(
          fight,
          scene,
          withMembers(exchange, ids(event.choices), (member, who) => ({
            ...member,
            breath: event.choices[who] ?? member.breath,
          })),
        ),
      );
    case "weaponsRolled":
      return withExchange(fight, scene, {
        ...withMembers(exchange, event.of, (member) => ({ ...member, armed: true })),
        dice: [...exchange.dice, ...fallen(exchange, event.dice)],
      });
    case "breathRolled":
      return withExchange(fight, scene, {
        ...withMembers(exchange, event.of, (member) => ({ ...member, rolled: true })),
        dice: [...exchange.dice, ...fallen(exchange, event.dice)],
      });
    case "dieGiven": {
      if (exchange.members[event.to] === undefined) return fight;
      const given = withMembers(exchange, [event.who], (member) => ({ ...member, given: true }));
      return withExchange(fight, scene, {
        ...given,
        dice: givenDice(exchange.dice, event.die, event.to),
      });
    }
    case "planned":
      return shown(withExchange(fight, scene, withPlans(table, exchange, event)));
    case "sideDone":
      return scene.phase === "decide"
        ? { ...fight, scene: { ...scene, done: [...new Set([...scene.done, event.side])] } }
        : fight;
    case "struck":
      return struck(fight, scene, event);
    case "worn":
      return withExchange(fight, scene, {
        ...withMembers(exchange, ids(exchange.members), (member) => ({ ...member, given: false })),
        dice: changeDice(exchange.dice, event.discarded, withoutManoeuvre),
        reduction: { ...exchange.reduction, ...event.reduction },
        pass: exchange.pass + 1,
      });
    case "ended":
      return { ...fight, scene: event.outcome === "stopped" ? { phase: "lull" } : { phase: event.outcome, exchange } };
    default:
      return fight;
  }
}

function phase(exchange: Exchange, { phase, side }: EventOf<"phaseBegan">): Scene {
  const choosing = side === null ? SEALING : OPEN;
  if (phase === "weapons") return { phase, exchange, side };
  return phase === "decide" ? { phase, exchange, side, choosing, done: [] } : { phase, exchange, side, choosing };
}

type ChoiceEvent = EventOf<"choiceSealed" | "choiceForfeited" | "choicesClosed" | "choiceOpened">;

function chosen(choosing: Choosing, exchange: Exchange, event: ChoiceEvent): Choosing {
  if (event.type === "choicesClosed") {
    if (choosing.mode !== "sealing") return choosing;
    const opened = Object.fromEntries(choosing.forfeits.map((who) => [who, null]));
    return { mode: "opening", seals: choosing.seals, opened };
  }
  if (exchange.members[event.who] === undefined) return choosing;
  if (choosing.mode === "sealing" && event.type === "choiceSealed") {
    return { ...choosing, seals: { ...choosing.seals, [event.who]: event.seal } };
  }
  if (choosing.mode === "sealing" && event.type === "choiceForfeited") {
    const { [event.who]: _broken, ...seals } = choosing.seals;
    return { ...choosing, seals, forfeits: [...new Set([...choosing.forfeits, event.who])] };
  }
  if (choosing.mode !== "opening" || event.type === "choiceSealed") return choosing;
  const choice = event.type === "choiceOpened" && event.verdict === "kept" ? event.choice : null;
  return { ...choosing, opened: { ...choosing.opened, [event.who]: choice } };
}

/** THR-SEAL-5: others may have been shown already what was chosen, once all is closed. */
function exposedBy({ options }: Fight, choosing: Choosing, event: ChoiceEvent): FighterId | null {
  if (choosing.mode !== "opening" || options.unopened !== "exposed") return null;
  if (event.type === "choiceForfeited") return event.who;
  return event.type === "choiceOpened" && event.verdict !== "kept" ? event.who : null;
}

function withExposure(fight: Fight, who: FighterId | null): Fight {
  const { scene } = fight;
  if (who === null || !("exchange" in scene)) return fight;
  const exchange = withMembers(scene.exchange, [who], (member) => ({ ...member, exposed: true }));
  return withExchange(fight, scene, { ...exchange, dice: exchange.dice.map((die) => counting(exchange, die)) });
}

const counting = ({ members }: Exchange, die: TableDie): TableDie =>
  members[die.holder]?.exposed === true ? { ...die, use: "out" } : die;

/** Dice as they come to the table: those of strangers do not, and those of the exposed do not count. */
const fallen = (exchange: Exchange, dice: readonly TableDie[]): readonly TableDie[] =>
  dice.filter((die) => exchange.members[die.holder] !== undefined).map((die) => counting(exchange, die));

/** Choices that have turned over are on the table; openly made ones leave the way of choosing as it is. */
const shown = (fight: Fight): Fight =>
  "choosing" in fight.scene && fight.scene.choosing.mode === "opening"
    ? withChoosing(fight, fight.scene, { mode: "shown" })
    : fight;

function withPlans(table: Table, exchange: Exchange, event: EventOf<"planned">): Exchange {
  let dice = exchange.dice;
  for (const { die } of event.turned) dice = changeDice(dice, [die], (it) => turnDie(table, exchange, it));
  for (const { die, lost } of event.swept) dice = changeDice(dice, [die, ...lost], withoutWeapon);
  const turned = event.turned.map(({ who }) => who);
  const after = withMembers(exchange, turned, (member, who) => ({
    ...member,
    turned: [...member.turned, ...event.turned.filter((turn) => turn.who === who).map((turn) => turn.die)],
  }));
  return { ...withMembers(after, event.fleeing, (member) => ({ ...member, fleeing: true })), dice };
}

/** THR-FLEE-1, THR-FLEE-2: the unhurt get away; the others stay, their weapon dice withdrawn for good. */
function struck(fight: Fight, scene: ExchangeScene, { blows }: EventOf<"struck">): Fight {
  let { exchange } = scene;
  for (const blow of blows) {
    const fled = exchange.members[blow.who]?.fleeing === true;
    exchange = withMembers(exchange, [blow.who], (member) => ({
      ...member,
      fleeing: false,
      away: member.away || blow.away,
      fresh: member.fresh + blow.injury,
    }));
    const withdrawn = fled ? exchange.dice.filter((die) => die.holder === blow.who).map((die) => die.id) : [];
    exchange = { ...exchange, dice: changeDice(exchange.dice, withdrawn, withoutWeapon) };
    const { lost } = blow;
    if (lost !== null && fight.options.lostDice === "gone") {
      const gone = `${lost.who}:d${lost.faces}`;
      exchange = { ...exchange, dice: changeDice(exchange.dice, [gone], (die) => ({ ...die, use: "out" })) };
    }
  }
  return withExchange(closed(fight, blows), scene, exchange);
}

/** THR-RNG-7: whoever is reached through the distance has no vantage at the next setup. */
function closed(fight: Fight, blows: EventOf<"struck">["blows"]): Fight {
  const reached = blows.filter((blow) => blow.closed).map((blow) => blow.who);
  const lost = reached.some((who) => sideOf(fight, who) === fight.vantage);
  return {
    ...fight,
    vantage: lost ? null : fight.vantage,
    pairs: fight.pairs.filter((pair) => pair.favoured === null || !reached.includes(pair.favoured)),
  };
}
