import { targetOf } from "../../ports/interface.ts";
import { stepNumber } from "./changed-field.ts";

/** Left and right, home and end move between tabs, as the keyboard expects of tabs. */
export function walkTabs(event: KeyboardEvent, element: HTMLElement): void {
  const target = targetOf(event);
  if (target.getAttribute("role") !== "tab") return;
  const tabs = [...element.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(target);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.click();
  tab?.focus();
}

/** Foundry marks the tab that is shown with a class; those who listen to the page need it said. */
export function tellTabs(element: HTMLElement): void {
  for (const tab of element.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const active = tab.classList.contains("active");
    tab.removeAttribute("aria-pressed");
    tab.setAttribute("aria-selected", String(active));
    tab.tabIndex = active ? 0 : -1;
  }
}

/** A picture that opens the image picker does so by the keyboard too. */
function pressPicture(event: KeyboardEvent): void {
  const target = targetOf(event);
  if (!["Enter", " "].includes(event.key) || target.dataset["action"] !== "editImage") return;
  event.preventDefault();
  target.click();
}

/** What keys do on every sheet. */
export const followKeys = (element: HTMLElement): void =>
  element.addEventListener("keydown", (event) => {
    stepNumber(event);
    pressPicture(event);
  });
