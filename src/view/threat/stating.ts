import { parse, Threat, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { dieContext } from "../shared/die.ts";
import { breathChoices, riskOf, type Line } from "./choosing.ts";
import { breathDie, refusalOf, thingName, type Command, type Table } from "./own.ts";

/** What a party to a brawl says before rolling, put together openly in this browser. */

type Statement = Threat.Statement;

function usual(table: Table, who: FighterId): Statement {
  const { scene } = table.fight;
  const attacks = scene.phase === "clash" && scene.attacker === who;
  return { answer: attacks ? "attack" : "brawl", stance: "guts", dice: [], weapon: null };
}

const commandOf = (who: FighterId, statement: Statement): Command => ({ do: "state", who, statement });

/** What is being put together, or what stands there to begin with. */
export function weighedStatement(table: Table, who: FighterId, { picks }: Seat): Statement {
  const picked = picks[who]?.choice;
  if (picked === undefined) return usual(table, who);
  const read = parse((text, path) => {
    const statement: unknown = JSON.parse(String(text));
    return Threat.threat.read.command({ do: "state", who, statement }, path);
  }, picked);
  if (!read.ok || read.value.do !== "state") return usual(table, who);
  const { statement } = read.value;
  const base = usual(table, who);
  return (base.answer === "attack") === (statement.answer === "attack") ? statement : base;
}

/** The answer, the stance, the weapon and the breath dice, each to be taken or left. */
export function statementLines(table: Table, who: FighterId, seat: Seat): readonly Line[] {
  const sheet = table.sheets[who];
  if (sheet === undefined) return [];
  const { words } = seat;
  const now = weighedStatement(table, who, seat);
  const line = (key: string, label: string, chosen: boolean, next: Statement, more: Partial<Line> = {}): Line => ({
    id: `state ${who} ${key}`,
    label,
    detail: "",
    die: null,
    chosen,
    next: JSON.stringify(next),
    reason: null,
    ways: [],
    ...more,
  });
  const escaping = now.answer === "escape";
  const answers: readonly Line[] =
    now.answer === "attack"
      ? []
      : (["brawl", "escape"] as const).map((answer) =>
          line(answer, words.say(`HEARTRUSH.Threat.Fight.brawl.${answer}`), now.answer === answer, {
            ...now,
            answer,
            stance: answer === "escape" ? "blood" : "guts",
            weapon: null,
          }),
        );
  const stances: readonly Line[] = escaping
    ? []
    : (["guts", "blood"] as const).map((stance) =>
        line(
          stance,
          words.say(`HEARTRUSH.Threat.Fight.brawl.stance.${stance}`),
          now.stance === stance,
          { ...now, stance },
          {
            reason: stance === "blood" && now.weapon === null ? ("HEARTRUSH.Threat.Refusal.not-armed" as const) : null,
          },
        ),
      );
  const weapons = escaping ? [] : sheet.items.filter(Threat.isWeapon).filter(({ held }) => held);
  const arms = weapons.map((weapon): Line => {
    const chosen = now.weapon?.item === weapon.id;
    const using = (thrown: boolean): Statement => ({ ...now, weapon: { item: weapon.id, thrown, aim: null } });
    const next: Statement = chosen ? { ...now, weapon: null, stance: "guts" } : using(false);
    const refusal = refusalOf(table, commandOf(who, next), seat.who);
    const hows = [false, true].map((thrown) => ({
      id: `state ${who} ${weapon.id} ${String(thrown)}`,
      label: words.say(thrown ? "HEARTRUSH.Threat.Fight.choose.thrown" : "HEARTRUSH.Threat.Fight.choose.used"),
      chosen: now.weapon?.thrown === thrown,
      next: JSON.stringify(using(thrown)),
    }));
    return line(weapon.id, thingName(table, who, weapon.id, seat), chosen, next, {
      die: dieContext(weapon.faces, "weapon"),
      reason: chosen || refusal === null ? null : `HEARTRUSH.Threat.Refusal.${refusal}`,
      ways: chosen && weapon.kind === "melee" ? hows : [],
    });
  });
  const score = Threat.scoreOf(table, who, escaping ? "blood" : now.stance);
  const breath = breathChoices(sheet, now.dice).map(({ faces, lost, chosen, next }) =>
    line(
      `d${faces}`,
      `d${faces}`,
      chosen,
      { ...now, dice: next },
      {
        detail: lost ? words.say("HEARTRUSH.Threat.Sheet.lost") : riskOf(faces, score, seat),
        die: breathDie(faces, lost),
        reason: lost ? "HEARTRUSH.Threat.Refusal.die-lost" : null,
      },
    ),
  );
  const under = (what: "answer" | "stance" | "weapon" | "breath", [first, ...others]: readonly Line[]) =>
    first === undefined
      ? []
      : [{ ...first, heading: words.say(`HEARTRUSH.Threat.Fight.brawl.heading.${what}`) }, ...others];
  return [
    ...under("answer", answers),
    ...under("stance", stances),
    ...under("weapon", arms),
    ...under("breath", breath),
  ];
}

/** The button that says it and rolls. */
export function stateMove(table: Table, who: FighterId, seat: Seat): Move<Command> {
  const statement = weighedStatement(table, who, seat);
  const command = commandOf(who, statement);
  const refusal = refusalOf(table, command, seat.who);
  return {
    id: `state ${who}`,
    label: seat.words.say(`HEARTRUSH.Threat.Fight.brawl.do.${statement.answer}`),
    tone: "primary",
    reason: refusal === null ? null : seat.words.say(`HEARTRUSH.Threat.Refusal.${refusal}`),
    does: send(command),
  };
}
