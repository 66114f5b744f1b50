import { words } from "../page.ts";
import { placeTooltip, tooltipAnchor, type TooltipDirection } from "../helpers/interaction/tooltip-place.ts";

interface Guide {
  readonly title: string;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  next(): Promise<void>;
  previous(): Promise<void>;
  complete(): Promise<void>;
  exit(): void;
}

interface Step {
  readonly title: string;
  readonly content: string;
  readonly tooltipDirection?: TooltipDirection;
}

/** The card of a step, beside what it is about or in the middle of the page. */
export function drawStep(tour: Guide, step: Step, target: Element | null): HTMLElement {
  const card = document.createElement("aside");
  card.className = "tour tour-step";
  card.setAttribute("role", "dialog");
  card.ariaLabel = tour.title;
  const title = document.createElement("h3");
  title.textContent = words(step.title);
  const content = document.createElement("div");
  content.innerHTML = words(step.content);
  const buttons = document.createElement("footer");
  const add = (action: string, label: string, press: () => unknown): void => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: words(label) });
    button.dataset["action"] = action;
    button.addEventListener("click", () => void press());
    buttons.append(button);
  };
  add("exit", "TOUR.Exit", () => tour.exit());
  if (tour.hasPrevious) add("previous", "TOUR.Previous", () => tour.previous());
  if (tour.hasNext) add("next", "TOUR.Next", () => tour.next());
  else add("complete", "TOUR.Complete", () => tour.complete());
  card.append(title, content, buttons);
  document.body.append(card);
  if (target instanceof HTMLElement) placeTooltip(card, tooltipAnchor(card, target, step.tooltipDirection ?? "DOWN"));
  else card.classList.add("tour-center-step");
  buttons.querySelector<HTMLElement>("button:last-child")?.focus();
  return card;
}
