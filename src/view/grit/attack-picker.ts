import { Grit } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { nameOf, namesOf } from "../fight/seat.ts";
import { dieContext } from "../shared/die.ts";
import { aids, diceWords, laidOn, others, targetsOf, waysOf, weaponIn, weaponName } from "./attacking.ts";
import { drafting, toggled } from "./draft.ts";
import { refusalWords } from "./fight-words.ts";
import { refusalOf } from "./judge.ts";
import { line, modLines, under, type Line, type Putting } from "./picking.ts";

type Command = Grit.Command;

/** Whom: the foes, and, for what strikes a whole area, friends as well. */
function targetLines(putting: Putting): readonly Line[] {
  const { table, who, seat, draft } = putting;
  const blast = weaponIn(table.sheets[who], draft.weapon)?.blast === true;
  const { foes, friends } = targetsOf(table, who, seat);
  return [...foes, ...(blast ? friends : [])].map((id) =>
    line(putting, {
      id: `target ${id}`,
      label: nameOf(seat, id),
      hint: seat.words.say("HEARTRUSH.Grit.Fight.targetHint"),
      pressed: draft.targets.includes(id),
      change: { targets: blast ? toggled(draft.targets, id) : [id] },
    }),
  );
}

/** With what: every weapon on the sheet with its die, and bare hands. */
function weaponLines(putting: Putting): readonly Line[] {
  const { table, who, seat, draft } = putting;
  const sheet = table.sheets[who];
  return [...Grit.weaponsOf(sheet), null].map((id) => {
    const weapon = weaponIn(sheet, id);
    const dice = diceWords(weapon, [], seat);
    return line(putting, {
      id: `weapon ${id ?? "bare"}`,
      label: seat.words.say("HEARTRUSH.Grit.Fight.weapon", { weapon: weaponName(sheet, id, seat), dice }),
      hint: weapon?.effect ?? "",
      die: dieContext(weapon?.die ?? 4, weapon === null ? "plain" : "weapon"),
      pressed: draft.weapon === id,
      change: { weapon: id, targets: weapon?.blast === true ? draft.targets : draft.targets.slice(0, 1) },
    });
  });
}

const attackOf = ({ who, draft }: Putting, volley: Grit.CommandOf<"attack">["volley"]): Command => ({
  do: "attack",
  who,
  targets: draft.targets,
  weapon: draft.weapon,
  mods: draft.mods,
  volley,
});

export function attackChoices(putting: Putting): readonly Move<Command>[] {
  const { table, who, seat, draft } = putting;
  const { words } = seat;
  const strikes = waysOf(table, who, draft.targets, seat).map(({ name, label, volley }, place): Move<Command> => {
    const command = attackOf(putting, volley);
    const refused = draft.targets.length === 0 ? null : refusalOf(table, command, seat.who);
    const nobody = draft.targets.length === 0 ? words.say("HEARTRUSH.Grit.Fight.nobody") : null;
    return {
      id: `draft ${who} send ${name}`,
      label,
      tone: place === 0 ? "primary" : "plain",
      reason: nobody ?? (refused === null ? null : words.say(refusalWords(refused))),
      does: send(command),
    };
  });
  const risk: Move<Command> = {
    id: `draft ${who} stake`,
    label: words.say("HEARTRUSH.Grit.Fight.do.stake"),
    hint: words.say("HEARTRUSH.Grit.Fight.stakeHint"),
    does: drafting(who, draft, { doing: "stake" }),
  };
  return [...strikes, risk, ...aids(table, who, seat), ...others(table, who, seat)];
}

/** "Ana attacks the Troll: Sword, the best of d8 and d12." */
export function attackSentence({ table, who, seat, draft }: Putting): string {
  const { words } = seat;
  const sheet = table.sheets[who];
  const laid = laidOn(table, who, draft.targets);
  const told = laid.map((mod) => words.say(`HEARTRUSH.Grit.Fight.laidAlready.${mod}`)).join(" ");
  if (draft.targets.length === 0) return words.say("HEARTRUSH.Grit.Fight.ask.attack", { name: nameOf(seat, who) });
  const [weapon, mods] = [weaponIn(sheet, draft.weapon), [...draft.mods, ...laid]];
  const dice = diceWords(weapon, mods, seat);
  const many = Grit.attackPool(weapon, mods).length > 1;
  const sentence = words.say("HEARTRUSH.Grit.Fight.ask.thisAttack", {
    name: nameOf(seat, who),
    targets: namesOf(seat, draft.targets),
    weapon: weaponName(sheet, draft.weapon, seat),
    dice: many ? words.say("HEARTRUSH.Grit.Fight.ask.bestOf", { dice }) : dice,
  });
  return told === "" ? sentence : `${sentence} ${told}`;
}

export function attackLines(putting: Putting): readonly Line[] {
  const { words } = putting.seat;
  return [
    ...under(words.say("HEARTRUSH.Grit.Fight.pick.whom"), targetLines(putting)),
    ...under(words.say("HEARTRUSH.Grit.Fight.pick.with"), weaponLines(putting)),
    ...under(
      words.say("HEARTRUSH.Grit.Fight.pick.how"),
      modLines(putting, "mods", (mod) => mod),
    ),
  ];
}
