import { HeartRush } from "../../../rules/index.ts";
import { fieldsOf, type Place, type Places } from "../../shared/index.ts";

const body = fieldsOf("HEARTRUSH.Body");
const creature = fieldsOf("HEARTRUSH.Creature");
const weapon = fieldsOf("HEARTRUSH.Weapon");
const ability = fieldsOf("HEARTRUSH.Ability");
const spell = fieldsOf("HEARTRUSH.Spell");

const conditions = (of: Places): Places =>
  Object.fromEntries(
    HeartRush.fights.CONDITIONS.map((name) => [
      name,
      { label: `HEARTRUSH.Condition.${name}.name`, of } satisfies Place,
    ]),
  );

const gains: Place = {
  label: "HEARTRUSH.Gain.title",
  each: {
    of: {
      from: "HEARTRUSH.Sheet.name",
      on: "HEARTRUSH.Gain.onWhat",
      ability: "HEARTRUSH.Gain.ability",
      when: "HEARTRUSH.Gain.whenever",
      net: "HEARTRUSH.Gain.net",
      flat: "HEARTRUSH.Gain.flat",
      dice: { label: "HEARTRUSH.Gain.dice", each: {} },
    },
  },
};

const arms: Places = {
  size: weapon("size"),
  type: weapon("type"),
  damage: weapon("damage"),
  tags: { label: weapon("tags"), each: {} },
  die: weapon("die"),
  flat: weapon("flat"),
  element: spell("elements"),
  form: spell("form"),
  attunement: spell("attunement"),
};

/** What a sheet calls what the rules read of it. */
export const PLACES = {
  size: { label: body("size") },
  heart: { of: { now: body("heart.current"), max: body("heart.max") } },
  abilities: {
    of: {
      might: body("abilities.might"),
      agility: body("abilities.agility"),
      cunning: body("abilities.cunning"),
      presence: body("abilities.presence"),
    },
  },
  paragon: { label: creature("paragon") },
  hp: { of: { now: body("hp.value"), max: body("hp.max") } },
  wounds: { label: body("wounds"), each: { of: { rank: "HEARTRUSH.Wound.rank", treated: "HEARTRUSH.Wound.treated" } } },
  woundAt: { label: body("woundAt") },
  weapon: { label: "TYPES.Item.weapon", of: arms },
  offHand: { label: "HEARTRUSH.Item.isInOtherHand", of: arms },
  armour: { label: "TYPES.Item.armor" },
  natural: {
    of: {
      value: body("natural.value"),
      against: {
        of: {
          slashing: body("natural.against.slashing"),
          piercing: body("natural.against.piercing"),
          bludgeoning: body("natural.against.bludgeoning"),
        },
      },
    },
  },
  shield: { label: "TYPES.Item.shield" },
  nature: {
    of: {
      engagements: creature("engagements"),
      alwaysDefensive: creature("alwaysDefensive"),
      unpushable: creature("unpushable"),
      immune: { label: body("immune"), each: {} },
    },
  },
  speed: { of: { move: body("speed.move"), swim: body("speed.swim"), climb: body("speed.climb") } },
  conditions: { label: body("conditions"), of: conditions({ of: "HEARTRUSH.ConditionStrip.source" }) },
  modifiers: gains,
  boons: {
    label: "HEARTRUSH.Sheet.effects",
    each: {
      of: {
        name: "HEARTRUSH.Sheet.name",
        until: "HEARTRUSH.Boon.lasts",
        left: "HEARTRUSH.Boon.rounds",
        modifiers: gains,
      },
    },
  },
  spent: { label: body("spent"), each: {} },
  known: {
    label: "HEARTRUSH.Sheet.abilities",
    each: { of: { frequency: ability("frequency"), instant: ability("instant"), action: ability("fullAction") } },
  },
  spells: {
    label: "HEARTRUSH.Magic.spells",
    each: { of: { left: spell("restsLeft"), instant: spell("instant") } },
  },
  badNights: { label: body("badNights") },
  lapsed: { label: "HEARTRUSH.Vitals.lapsed" },
  fromBadSleep: { label: body("fromBadSleep"), of: conditions({}) },
} as const satisfies Readonly<Record<keyof HeartRush.Sheet, Place>>;
