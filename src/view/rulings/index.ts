/** The form of what a table rules. */
export { answersBy, readRulings, rulingsForm } from "./rulings-form.ts";
export type { RuledByGame } from "./rulings-form.ts";
