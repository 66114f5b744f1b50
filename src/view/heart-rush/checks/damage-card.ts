import type { HeartRush } from "../../../rules/index.ts";
import type { Words } from "../../fight/seat.ts";
import { bonusText } from "./reason.ts";

export interface DamageFacts {
  readonly kind: "damage" | "healing";
  readonly amount: number;
  readonly source: string;
  readonly targets: readonly DamageTarget[];
}

export interface DamageTarget {
  readonly key: string;
  readonly name: string;
  readonly img: string;
  readonly state: "waiting" | "taken" | "undone";
  readonly toll: HeartRush.checks.Toll;
  readonly life: HeartRush.checks.Life;
  /** What this user may answer for it, or null where they may not. */
  readonly offer: HeartRush.checks.HurtOffer | null;
  readonly heart: number;
}

interface Button {
  readonly verb: "whole" | "shrug" | "describe";
  readonly label: string;
}

export interface DamageCardContext {
  readonly title: string;
  readonly amount: string;
  readonly source: string;
  readonly healing: boolean;
  readonly targets: readonly {
    readonly key: string;
    readonly name: string;
    readonly img: string;
    readonly line: string;
    /** What of its own makes the damage less: "Iron Constitution −4". */
    readonly reasons: readonly string[];
    readonly bad: boolean;
    readonly buttons: readonly Button[];
    readonly undo: string;
  }[];
}

const wounds = (wound: number | null, words: Words): string =>
  wound === null ? "" : `, ${words.say("HEARTRUSH.Damage.wound", { rank: wound })}`;

function lineOf({ state, toll, life }: DamageTarget, healing: boolean, words: Words): string {
  if (state === "waiting") return words.say("HEARTRUSH.Damage.waiting");
  if (state === "undone") return words.say("HEARTRUSH.Damage.undone");
  if (healing) return words.say("HEARTRUSH.Damage.healed", { points: -toll.lost });
  const taken = toll.shrugged
    ? words.say("HEARTRUSH.Damage.shrugged", { points: toll.lost })
    : words.say("HEARTRUSH.Damage.taken", { points: toll.lost });
  const after = life === "above" ? "" : ` · ${words.say(`HEARTRUSH.Damage.life.${life}`)}`;
  return `${taken}${wounds(toll.wound, words)}${after}`;
}

function buttonsOf({ state, offer, heart, toll }: DamageTarget, facts: DamageFacts, words: Words): readonly Button[] {
  if (offer === null) return [];
  if (state === "taken")
    return toll.wound === null ? [] : [{ verb: "describe", label: words.say("HEARTRUSH.Wound.ask") }];
  const { whole, shrugged } = offer;
  if (facts.kind === "healing")
    return [{ verb: "whole", label: words.say("HEARTRUSH.Damage.heal", { points: facts.amount }) }];
  const take: Button = {
    verb: "whole",
    label: words.say("HEARTRUSH.Damage.take", { points: whole.taken }) + wounds(whole.wound, words),
  };
  if (shrugged === null) return [take];
  const data = { points: shrugged.taken, from: `d${heart}`, to: `d${shrugged.heart}` };
  return [take, { verb: "shrug", label: words.say("HEARTRUSH.Damage.shrug", data) + wounds(shrugged.wound, words) }];
}

const reasonsOf = ({ state, offer }: DamageTarget, kind: DamageFacts["kind"], words: Words): readonly string[] =>
  offer === null || state !== "waiting" || kind === "healing"
    ? []
    : offer.softened.map(({ from, value }) => bonusText(from, value, words));

/** For templates/heart-rush/damage-card.hbs. */
export const damageCard = (facts: DamageFacts, words: Words): DamageCardContext => ({
  title: words.say(`HEARTRUSH.Damage.title.${facts.kind}`),
  amount: String(facts.amount),
  source: facts.source,
  healing: facts.kind === "healing",
  targets: facts.targets.map((target) => ({
    key: target.key,
    name: target.name,
    img: target.img,
    line: lineOf(target, facts.kind === "healing", words),
    reasons: reasonsOf(target, facts.kind, words),
    bad: target.state === "taken" && facts.kind === "damage" && (target.toll.wound !== null || target.life !== "above"),
    buttons: buttonsOf(target, facts, words),
    undo:
      target.state === "taken" && target.offer !== null
        ? words.say("HEARTRUSH.Damage.undo", { name: target.name })
        : "",
  })),
});
