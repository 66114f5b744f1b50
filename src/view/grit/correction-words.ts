import type { Grit } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import type { Words } from "../fight/seat.ts";
import { ATTRIBUTE_NAMES, dieWord } from "./fight-words.ts";

const SAVES = {
  plain: "HEARTRUSH.Grit.Fight.correct.saves-plain",
  enhanced: "HEARTRUSH.Grit.Fight.correct.saves-enhanced",
  impaired: "HEARTRUSH.Grit.Fight.correct.saves-impaired",
} as const satisfies Readonly<Record<string, LangKey>>;
const NERVE = {
  plain: "HEARTRUSH.Grit.Fight.correct.nerve",
  enhanced: "HEARTRUSH.Grit.Fight.correct.nerve-enhanced",
  impaired: "HEARTRUSH.Grit.Fight.correct.nerve-impaired",
} as const satisfies Readonly<Record<string, LangKey>>;

/** What a correction sets; of numbers, only to those who may know them. */
export function correctionWords(correction: Grit.Correction, known: boolean, words: Words): string {
  switch (correction.of) {
    case "acted":
      return words.say(correction.acted ? "HEARTRUSH.Grit.Fight.correct.acted" : "HEARTRUSH.Grit.Fight.correct.mayAct");
    case "routed":
      return words.say(
        correction.routed ? "HEARTRUSH.Grit.Fight.correct.routed" : "HEARTRUSH.Grit.Fight.correct.rallied",
      );
    case "harm":
      return words.say(`HEARTRUSH.Grit.Fight.correct.${correction.harm ?? "sound"}`);
    case "deprived":
      return words.say(
        correction.deprived ? "HEARTRUSH.Grit.Fight.correct.deprived" : "HEARTRUSH.Grit.Fight.correct.provided",
      );
    case "morale":
      return words.say(NERVE[correction.morale.mods[0] ?? "plain"]);
    case "saveMods":
      return words.say(SAVES[correction.mods[0] ?? "plain"]);
    case "attribute": {
      const attribute = words.say(ATTRIBUTE_NAMES[correction.attribute]);
      return known
        ? words.say("HEARTRUSH.Grit.Fight.setTo", { attribute, die: dieWord(correction.value, words) })
        : attribute;
    }
    case "grit":
      return known ? words.say("HEARTRUSH.Grit.Fight.tale.gritSet", { grit: correction.value }) : "";
  }
}
