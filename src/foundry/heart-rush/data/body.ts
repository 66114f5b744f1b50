import { HeartRush } from "../../../rules/index.ts";
import { choice, count, die, entries, gains, isEntry, keyedBy, prose, text, whole, yes } from "./fields.ts";
import { conditionField, someConditions } from "./conditions.ts";

const { NumberField, SchemaField } = foundry.data.fields;

/** What heroes and creatures have in common: all that a fight needs to know of them, and what it may change. */
export const bodySchema = (hitPoints: number) => ({
  size: choice(HeartRush.sheets.SIZES, "medium"),
  heart: new SchemaField({ current: die(8), max: die(8) }),
  hp: new SchemaField({ value: whole(hitPoints, -99_999, 99_999), max: whole(hitPoints, 1, 99_999) }),
  /** HR-DMG-12: until when, by the world's clock, it stays up at zero or below, and whether that is over. */
  lastMinutes: new SchemaField({
    until: new NumberField({ required: true, nullable: true, integer: true, initial: null }),
    over: yes(),
  }),
  abilities: new SchemaField({ might: die(4), agility: die(4), cunning: die(4), presence: die(4) }),
  /** Words that reach a wound which has healed at the same moment weigh nothing. */
  wounds: entries(new SchemaField({ description: text(), rank: whole(0, 0, 99_999), treated: yes(), source: text() })),
  /** Damage that wounds: null for the table's own threshold, 0 for a body that cannot be wounded. */
  woundAt: new NumberField({ required: true, nullable: true, integer: true, initial: null, min: 0, max: 99_999 }),
  natural: new SchemaField({
    value: whole(0, -999, 999),
    against: new SchemaField({
      slashing: whole(0, -999, 999),
      piercing: whole(0, -999, 999),
      bludgeoning: whole(0, -999, 999),
    }),
  }),
  speed: new SchemaField({ move: count(60, 999), swim: count(15, 999), climb: count(5, 999) }),
  conditions: conditionField(),
  /** Conditions that never take hold. */
  immune: someConditions(),
  gains: gains(),
  /** Abilities that are used up, by the id of their item, and until when. */
  spent: keyedBy(isEntry, choice(HeartRush.sheets.SPENT, "heart")),
  badNights: count(0, 999),
  fromBadSleep: keyedBy(isCondition, whole(1, 1, 5)),
  notes: prose(),
});

const isCondition = (key: string): boolean => HeartRush.fights.CONDITIONS.some((name) => name === key);
