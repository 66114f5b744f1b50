import type { LangKey } from "../../../../view/index.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { hearKeysOfQuestions } from "./digits.ts";
import { firstQuestion } from "../tracker/place.ts";

/** Where a question comes up by itself, and where it may stand besides, the most urgent place first. */
const COMING = ["#heart-rush-engagement", ".sheet-prompt", "#heart-rush-dock"];
const PLACES = [...COMING, "#combat-popout", "#combat"];

/** What has come up and is to be seen. */
const cameUp = (): readonly HTMLElement[] =>
  COMING.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]).filter(
    (element) => firstQuestion(element) !== null && element.getClientRects().length > 0,
  );

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

const ACTION = "question";

/** The key that brings the keyboard to a question, as it is bound in this browser: "G", "Alt + G". */
export function questionKey(): string {
  const [bound] = game.keybindings.get(SYSTEM_ID, ACTION);
  return bound === undefined ? "" : [...(bound.modifiers ?? []), bound.key.replace(/^Key|^Digit/, "")].join(" + ");
}

/** Called once at `init`. */
export function registerFightKeys(): void {
  game.keybindings.register(SYSTEM_ID, ACTION, {
    name: "HEARTRUSH.Key.question.name" satisfies LangKey,
    hint: "HEARTRUSH.Key.question.hint" satisfies LangKey,
    editable: [{ key: "KeyG" }],
    onDown: focusQuestion,
  });
  hearKeysOfQuestions(cameUp);
}
