import type { LangKey } from "../../../../view/index.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { firstQuestion } from "../tracker/place.ts";

/** Where a question may stand, the most urgent place first. */
const PLACES = ["#heart-rush-engagement", ".sheet-prompt", "#heart-rush-dock", "#combat-popout", "#combat"];

/** Brings the keyboard to whatever is asked; from there digits and the tabulator go on. */
export function focusQuestion(): boolean {
  for (const place of PLACES) {
    const element = document.querySelector<HTMLElement>(place);
    const question = element && (firstQuestion(element) ?? element.querySelector<HTMLElement>("[data-choice]"));
    if (!question || question.offsetParent === null) continue;
    question.focus();
    return true;
  }
  return false;
}

/** Called once at `init`. */
export function registerFightKeys(): void {
  game.keybindings.register(SYSTEM_ID, "question", {
    name: "HEARTRUSH.Key.question.name" satisfies LangKey,
    hint: "HEARTRUSH.Key.question.hint" satisfies LangKey,
    editable: [{ key: "KeyG" }],
    onDown: focusQuestion,
  });
}
