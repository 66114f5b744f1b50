import { entriesOf, HeartRush } from "../../../rules/index.ts";
import type { Words } from "../../fight/seat.ts";
import type { LangKey } from "../../lang-key.ts";
import { dieContext, type DieContext } from "../../shared/die.ts";
import { withSign } from "../../chat/dice.ts";
import { levelsOf } from "./reason.ts";

/** What is kept by an id of its own: two of a character's may well be called alike, or nothing at all. */
interface Entry {
  readonly id: string;
}

interface KnownProfession extends Entry, HeartRush.checks.Profession {}

interface KnownAspect extends Entry {
  readonly text: string;
  readonly rank: number;
}

interface KnownWound extends Entry {
  readonly description: string;
  readonly rank: number;
}

/** What of a character may count in a check. */
export interface Knack {
  readonly heart: number;
  readonly abilities: Readonly<Record<HeartRush.Ability, number>>;
  readonly professions: readonly KnownProfession[];
  readonly aspects: readonly KnownAspect[];
  readonly wounds: readonly KnownWound[];
  readonly destiny: number;
  readonly frightened: boolean;
  readonly sheet: HeartRush.Sheet;
}

/** A plan that knows which of the character's own entries it calls upon. */
interface OwnPlan extends HeartRush.checks.CheckPlan {
  readonly professions: readonly KnownProfession[];
  readonly aspect: (KnownAspect & { readonly points: number }) | null;
}

/** A check as it stands in the dialog, ready to be rolled. */
export interface Planned {
  readonly plan: OwnPlan;
  /** The number to reach where it is no contest. */
  readonly against: number | null;
  /** Whom a contest is with: nobody in particular where it is empty, and null until that is chosen. */
  readonly rival: string | null;
  readonly label: string;
  readonly raised: boolean;
  readonly mode: string;
  /** The wound called upon; the plan knows its rank alone. */
  readonly wound: KnownWound | null;
  /** Levels that come with what is tried, and are nobody's to take away: a medic's own, or one's own wounds. */
  readonly given: readonly HeartRush.checks.Reason[];
  /** Whether kind and ability come with it too. */
  readonly bound: boolean;
  /** HR-ECON-7: how many have helped in a fight, towards this roll if helpers count in it. */
  readonly helped: number;
}

/**
 * What of the last check a user will probably want again. Levels and helpers belong to what was tried, and who sees it the
 * chat log says, where it is kept.
 */
export interface Habits {
  readonly against: number | null;
  /** Each as `usualName` calls it. */
  readonly professions: readonly string[];
}

const MOST_PROFESSIONS = 50;

/** What a profession is remembered as: its name, which other characters may share; its id where two of one share a name. */
function usualName({ id, name }: KnownProfession, { professions }: Knack): string {
  return professions.some((other) => other.id !== id && other.name === name) ? id : name;
}

/** The professions that a user usually rolls with. */
export const usualProfessions = (knack: Knack, { professions }: Habits): readonly KnownProfession[] =>
  knack.professions.filter((profession) => professions.includes(usualName(profession, knack)));

/** What they chose is kept; what they were not asked, or left as it was asked for, stays as it was `before`. */
export function habitsOf({ plan, against }: Planned, opened: Planned, knack: Knack, before: Habits): Habits {
  const usual = (profession: KnownProfession): string => usualName(profession, knack);
  const own = knack.professions.map(usual);
  const others = before.professions.filter((known) => !own.includes(known));
  return {
    against: plan.kind === "contested" || against === opened.against ? before.against : against,
    professions: [...others, ...plan.professions.map(usual)].slice(-MOST_PROFESSIONS),
  };
}

type Values = Readonly<Record<string, unknown>>;

const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
const words = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.trunc(value)));
const entry = <Kind extends Entry>(list: readonly Kind[], called: unknown): Kind | null =>
  list.find(({ id }) => id === called) ?? null;
const professionField = ({ id }: Entry): string => `profession-${id}`;

const MOST_LEVELS = 20;
export const MOST_HELPERS = 9;

/** The dialog's fields as a check; what is none of the choices on offer is left as it was. */
export function readCheckForm(values: Values, knack: Knack, before: Planned, unnamed: string): Planned {
  const ability = abilitiesFor(before).find((name) => name === values["ability"]) ?? before.plan.ability;
  const kind = kindsFor(before).find((name) => name === values["kind"]) ?? before.plan.kind;
  const aspect = entry(knack.aspects, values["aspect"]);
  const net = within(number(values["levels"]), -MOST_LEVELS, MOST_LEVELS);
  const wound = entry(knack.wounds, values["wound"]);
  const why = words(values["why"]);
  const { against = before.against, rival = before.rival } = values;
  return {
    plan: {
      ...before.plan,
      kind,
      ability,
      professions: knack.professions.filter((profession) => values[professionField(profession)] === true),
      aspect: aspect === null ? null : { ...aspect, points: within(number(values["points"]), 0, knack.destiny) },
      wound: wound?.rank ?? null,
      helpers: within(number(values["helpers"]), 0, MOST_HELPERS),
      circumstances: [...before.given, ...(net === 0 ? [] : [{ from: why === "" ? unnamed : why.slice(0, 60), net }])],
      called: gainsToCall(knack.sheet)
        .map(({ from }) => from)
        .filter((_, index) => values[`fitting${index}`] === true),
      motion: values["motion"] === true,
      sight: values["sight"] === true,
      fearInSight: !knack.frightened || values["fear"] === true,
    },
    against: typeof against === "number" ? within(against, 1, 99) : null,
    rival: typeof rival === "string" ? rival : null,
    label: words(values["label"]).slice(0, 200),
    raised: values["raised"] === true,
    mode: words(values["mode"]) || before.mode,
    wound,
    given: before.given,
    bound: before.bound,
    helped: before.helped,
  };
}

/** The same check once the one who rolls has changed: what they have no longer counts no more. */
export function planAnew(planned: Planned, knack: Knack): Planned {
  const { plan } = planned;
  const aspect = entry(knack.aspects, plan.aspect?.id);
  const wound = entry(knack.wounds, planned.wound?.id);
  return {
    ...planned,
    wound,
    plan: {
      ...plan,
      professions: knack.professions.filter(({ id }) => entry(plan.professions, id) !== null),
      aspect: plan.aspect && aspect ? { ...aspect, points: Math.min(plan.aspect.points, knack.destiny) } : null,
      wound: wound?.rank ?? null,
      called: plan.called.filter((name) => gainsToCall(knack.sheet).some(({ from }) => from === name)),
      fearInSight: !knack.frightened || plan.fearInSight,
    },
  };
}

/** HR-GAIN-3: what its bearer may call on where it fits, each giver once. */
const gainsToCall = ({ modifiers }: HeartRush.Sheet): readonly HeartRush.sheets.Modifier[] =>
  modifiers.filter(
    ({ on, when, from }, index) =>
      when === "fitting" &&
      (on === "check" || on === "save") &&
      modifiers.findIndex((other) => other.when === "fitting" && other.from === from) === index,
  );

/** "+2 advantages", "+1": what calling on it would give. */
const gainText = ({ net, flat }: HeartRush.sheets.Modifier, say: Words): string =>
  [...(net === 0 ? [] : [levelsOf(net, say)]), ...(flat === 0 ? [] : [withSign(flat)])].join(", ");

export const KINDS = ["skill", "save", "contested"] as const satisfies readonly HeartRush.checks.CheckKind[];

const kindsFor = ({ bound, plan }: Planned): readonly HeartRush.checks.CheckKind[] => (bound ? [plan.kind] : KINDS);
const abilitiesFor = ({ bound, plan }: Planned): readonly HeartRush.Ability[] =>
  bound ? [plan.ability] : HeartRush.sheets.ABILITIES;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface CheckFormContext {
  readonly label: string;
  readonly abilities: readonly {
    readonly value: HeartRush.Ability;
    readonly name: string;
    readonly chosen: boolean;
    readonly die: DieContext;
  }[];
  readonly kinds: readonly Choice[];
  readonly contest: boolean;
  readonly rivals: readonly Choice[];
  readonly against: number | null;
  readonly challenges: readonly { readonly value: number; readonly label: string }[];
  readonly professions: readonly {
    readonly field: string;
    readonly name: string;
    readonly rank: string;
    readonly chosen: boolean;
  }[];
  readonly fitting: readonly {
    readonly field: string;
    readonly name: string;
    readonly worth: string;
    readonly chosen: boolean;
  }[];
  readonly aspects: readonly Choice[];
  readonly points: number;
  readonly destiny: number;
  readonly wounds: readonly Choice[];
  readonly helpers: number;
  readonly helpersLabel: string;
  readonly levels: number;
  readonly why: string;
  readonly motion: boolean;
  readonly sight: boolean;
  readonly frightened: boolean;
  readonly fear: boolean;
  readonly mayRaise: boolean;
  readonly raised: boolean;
  readonly modes: readonly Choice[];
}

/** Those a contest can be with. */
export interface Rivals {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Whom it is with unless somebody else is chosen; nobody in particular where it is empty. */
  readonly usual: string;
}

/** Whom a contest is with, as it stands; empty where that is nobody in particular, or it is none. */
export function rivalIn({ plan, rival }: Planned, { choices, usual }: Rivals): string {
  const meant = rival ?? usual;
  return plan.kind === "contested" && choices.some(({ id }) => id === meant) ? meant : "";
}

interface Around {
  readonly rivals: Rivals;
  readonly modes: readonly { readonly id: string; readonly label: string }[];
  readonly mayRaise: boolean;
}

/** For templates/heart-rush/check-form.hbs. */
export function checkForm(knack: Knack, planned: Planned, around: Around, say: Words): CheckFormContext {
  const { plan } = planned;
  const circumstance = plan.circumstances[planned.given.length];
  return {
    label: planned.label,
    abilities: abilitiesFor(planned).map((ability) => ({
      value: ability,
      name: say.say(`HEARTRUSH.Ability.name.${ability}`),
      chosen: ability === plan.ability,
      die: dieContext(knack.abilities[ability], ability),
    })),
    kinds: kindsFor(planned).map((kind) => ({
      value: kind,
      label: say.say(`HEARTRUSH.Check.kind.${kind}` satisfies LangKey),
      chosen: kind === plan.kind,
    })),
    contest: plan.kind === "contested",
    rivals: [...around.rivals.choices, { id: "", name: say.say("HEARTRUSH.ConditionStrip.nobody") }].map(
      ({ id, name }) => ({ value: id, label: name, chosen: id === rivalIn(planned, around.rivals) }),
    ),
    against: planned.against,
    challenges: entriesOf(HeartRush.checks.CHALLENGES).map(([name, value]) => ({
      value,
      label: say.say(`HEARTRUSH.Challenge.${name}`),
    })),
    professions: knack.professions.map((profession) => ({
      field: professionField(profession),
      name: profession.name,
      rank: withSign(profession.rank),
      chosen: entry(plan.professions, profession.id) !== null,
    })),
    fitting: gainsToCall(knack.sheet).map((gain, index) => ({
      field: `fitting${index}`,
      name: gain.from,
      worth:
        gain.ability === "any"
          ? gainText(gain, say)
          : `${say.say(`HEARTRUSH.Ability.name.${gain.ability}`)}: ${gainText(gain, say)}`,
      chosen: plan.called.includes(gain.from),
    })),
    aspects: knack.aspects.map(({ id, text, rank }) => ({
      value: id,
      label: `${text} (${rank})`,
      chosen: id === plan.aspect?.id,
    })),
    points: plan.aspect?.points ?? 0,
    destiny: knack.destiny,
    wounds: knack.wounds.map(({ id, description, rank }) => ({
      value: id,
      label: `${description === "" ? say.say("HEARTRUSH.Check.form.unnamedWound") : description} (${rank})`,
      chosen: id === planned.wound?.id,
    })),
    helpers: plan.helpers,
    helpersLabel:
      planned.helped > 0
        ? say.say("HEARTRUSH.Check.form.helpersInFight", { helped: planned.helped })
        : say.say("HEARTRUSH.Check.form.helpers"),
    levels: circumstance?.net ?? 0,
    why: circumstance?.from ?? "",
    motion: plan.motion,
    sight: plan.sight,
    frightened: knack.frightened,
    fear: plan.fearInSight,
    mayRaise: around.mayRaise,
    raised: planned.raised,
    modes: around.modes.map(({ id, label }) => ({ value: id, label, chosen: id === planned.mode })),
  };
}
