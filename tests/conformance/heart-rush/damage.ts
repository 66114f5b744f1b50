import { fighterId } from "../../../src/rules/core/brand.ts";
import { heartRush } from "../../../src/rules/heart-rush/index.ts";
import type { HeartTable, Stance } from "../../../src/rules/heart-rush/index.ts";
import type { Answers, Options } from "../vector.ts";
import type { GivenSheet } from "./sheets.ts";
import { attackOn, done, eventsOf, lowDice, play, playAll, refused, tableOf, turnedOver, untilStage } from "./table.ts";
import type { Played } from "./table.ts";

/** The kind `damage`: somebody is struck in a fight, or hurt by the Game Master's word, and answers. */

type Given = {
  readonly target: GivenSheet & { readonly stance?: Stance };
  readonly source: "engagement-attack" | "opportunity-attack" | "other";
  readonly attack?: number;
  readonly defence?: number;
  readonly amount?: number;
  readonly shrug: boolean;
};

const FOE = fighterId("foe");
const TARGET = fighterId("target");

/** The stance from which each is struck: one whose attack adds nothing to the dice of a blunt weapon, and pushes nobody. */
const STRUCK_FROM = { might: "agility", agility: "agility", cunning: "cunning", defensive: "agility" } as const;

/** Every die shows a 1: those of heart, ability and weapon in the attack, of heart and ability in the defence. */
const ATTACK_SHOWS = 3;
const DEFENCE_SHOWS = 2;

/** A foe with a number beside its weapon's die, and a target that parries by a number, so that both totals are as told. */
function facing({ target, source, attack, defence = DEFENCE_SHOWS, amount = 0 }: Given, options: Options): HeartTable {
  const { side = "players" } = target;
  const table = tableOf(
    {
      foe: { side: side === "players" ? "enemies" : "players", at: [5, 0] },
      target: {
        ...target,
        side,
        armour: defence - DEFENCE_SHOWS,
        shield: "none",
        at: [0, 0],
        surprised: source === "opportunity-attack",
      },
    },
    side,
    options,
  );
  const foe = table.sheets[FOE];
  if (foe?.weapon.kind !== "built") throw new Error("the foe has no weapon");
  const weapon = { ...foe.weapon, die: 4, flat: (attack ?? defence + amount) - ATTACK_SHOWS } as const;
  return { ...table, sheets: { ...table.sheets, [FOE]: { ...foe, weapon } } };
}

/** It is struck in an engagement or at a chance, or hurt by the Game Master's word. */
function hurting(given: Given, table: HeartTable): Played {
  const { attack = 0, defence = 0, amount = attack - defence } = given;
  if (given.source === "other")
    return done(play(table, { do: "rule", ruling: { is: "harm", who: TARGET, amount, from: "harm" } }, lowDice));
  if (given.source === "opportunity-attack")
    return done(play(table, { do: "strike", who: FOE, target: TARGET, stance: "agility", pay: "action" }, lowDice));
  const { stance = "might" } = given.target;
  const from = STRUCK_FROM[stance];
  const clash = turnedOver(table, "foe", "target", { foe: from, target: stance });
  return done(playAll(clash, [...untilStage(from), attackOn("foe", "target"), { do: "close-stage" }], lowDice));
}

/** What has become of somebody, as the fight says it. */
function standing(table: HeartTable): "above" | "may-drop" | "unconscious" | "dead" {
  const life = table.fight.fighters[TARGET]?.life;
  if (life === "dead" || life === "unconscious") return life;
  return play(table, { do: "drop", who: TARGET }, lowDice).ok ? "may-drop" : "above";
}

function damage(given: Given, options: Options) {
  const struck = hurting(given, facing(given, options));
  const [hurt] = eventsOf(struck, "hurt");
  const prompt = heartRush
    .prompts(struck.table)
    .some(({ kind, of }) => kind === "shrug" && of.some((id) => id === TARGET));
  const asked = struck.table.fight.hurts.find(({ on }) => on === TARGET)?.id ?? "";
  const answer = play(struck.table, { do: "shrug", who: TARGET, hurt: asked, yes: given.shrug }, lowDice);
  const after = answer.ok ? answer.value.table : struck.table;
  const [settled] = eventsOf(answer.ok ? answer.value : struck, "hurtSettled");
  const sheet = after.sheets[TARGET];
  const refusal = answer.ok ? "yes" : refused(answer.reason);
  const atZero = standing(after);
  return {
    raw: hurt?.raw ?? 0,
    dealt: hurt?.dealt ?? 0,
    prompt,
    shrug: given.shrug ? refusal : "no",
    taken: settled?.taken ?? 0,
    hp: sheet?.hp.now,
    heart: sheet?.heart.now,
    wound: settled?.wound ?? null,
    dead: atZero === "dead",
    atZero,
  };
}

export const damages: Answers = { damage };
