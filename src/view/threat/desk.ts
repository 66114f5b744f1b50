import { Threat, type FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, send, type Move } from "../fight/choice.ts";
import type { DeskChoice, DeskContext } from "../fight/desk.ts";
import type { Shows } from "../fight/presentation.ts";
import { answersFor, hasOpened, nameOf, personOf, type Seat } from "../fight/seat.ts";
import { linesOf, nameWithStake, stageOf, type Line } from "./choosing.ts";
import { hasSealed, type Command, type Table } from "./own.ts";

/** Guard 1, Guard 2 and Guard are one band. */
const bandOf = (name: string): string => name.replace(/[\s(#]*\d+\)?$/, "").trim();

const forfeitMove = (who: FighterId, seat: Seat): Move<Command> => ({
  id: `forfeit ${who}`,
  label: seat.words.say("HEARTRUSH.Threat.Fight.do.forfeit", { name: nameOf(seat, who) }),
  tone: "quiet",
  does: send({ do: "forfeit", who }),
});

const choiceFrom = (line: Line, { words }: Seat): DeskChoice => ({
  id: line.id,
  name: nameWithStake(line),
  emblem: line.die === null ? "sign-rush" : null,
  die: line.die,
  words: line.short ?? "",
  chosen: line.chosen,
  reason: line.reason === null ? null : words.say(line.reason),
});

/** For templates/fight/desk.hbs: the Game Master's many, and the players who are still missing. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  const { scene } = table.fight;
  const stage = stageOf(table);
  if (stage === null || !seat.who.gm || !("choosing" in scene) || scene.choosing.mode !== "sealing") return null;
  const all = Threat.choosers(table);
  const own = all.filter((who) => answersFor(seat, who));
  const missing = all.filter((who) => !answersFor(seat, who) && !hasSealed(table, who));
  const { words } = seat;
  const bands = [...new Set(own.map((who) => bandOf(nameOf(seat, who))))];
  const lines = new Map(own.map((who) => [who, linesOf(table, who, seat)] as const));
  const groups = bands.map((name) => {
    const members = own.filter((who) => bandOf(nameOf(seat, who)) === name);
    return {
      name,
      members,
      choices:
        members.length < 2
          ? []
          : [
              {
                id: `usual ${members.join("+")}`,
                name: words.say(`HEARTRUSH.Threat.Fight.usual.${stage}`),
                emblem: "sign-sealed",
                die: null,
                words: words.say(`HEARTRUSH.Threat.Fight.usualShort.${stage}`),
                chosen: members.every((who) => seat.picks[who]?.choice === Threat.usual(table, who)),
                reason: null,
              },
            ],
      rows: members.map((who) => ({
        id: who,
        name: nameOf(seat, who),
        img: personOf(seat, who).img,
        sealed: hasSealed(table, who),
        choices: (lines.get(who) ?? []).map((line) => choiceFrom(line, seat)),
      })),
    };
  });
  const forfeits = missing.map((who) => forfeitMove(who, seat));
  const picks = groups.flatMap(({ members, choices }): readonly Move<Command>[] =>
    choices.map(({ id, name }) => ({
      id,
      label: name,
      does: {
        act: "picks",
        choices: Object.fromEntries(members.map((who) => [who, Threat.usual(table, who)])),
      } as const,
    })),
  );
  const each = [...lines].flatMap(([who, of]): readonly Move<Command>[] =>
    of.map((line) => ({ id: line.id, label: line.label, does: { act: "pick", who, choice: line.next } as const })),
  );
  return {
    context: {
      title: words.say(`HEARTRUSH.Threat.Fight.deskTitle.${stage}`),
      mixes: false,
      groups,
      missing: missing.map((who) => ({
        id: who,
        name: nameOf(seat, who),
        players: words.list(personOf(seat, who).players),
        forfeit: choiceOf(forfeitMove(who, seat)),
      })),
      ready: own.some((who) => seat.picks[who]?.sealed !== true),
      allSealed: own.every((who) => hasSealed(table, who)),
    },
    acts: actsOf([...forfeits, ...picks, ...each]),
  };
}

/** Those whose opening does not come, for whom a Game Master need not wait. */
export function stuck(table: Table, seat: Seat): readonly Move<Command>[] {
  if (!seat.who.gm) return [];
  return Threat.openers(table).flatMap((who) => (hasOpened(seat, who) ? [] : [forfeitMove(who, seat)]));
}
