import { focusedIn } from "../../../ports/interface.ts";

/**
 * Keeps a reader's place over a new drawing: what has the focus, which folds are open, which way was chosen beside a
 * button. Foundry finds fields again by their names; buttons of a fight are known by what they do.
 */
interface Place {
  heldChoice?: string | undefined;
  openFolds?: readonly string[];
  ways?: Readonly<Record<string, string>>;
  written?: Readonly<Record<string, string>>;
}

const foldsOf = (element: HTMLElement): readonly HTMLDetailsElement[] => [...element.querySelectorAll("details")];
const nameOf = (fold: HTMLDetailsElement): string =>
  fold.dataset["keep"] ?? fold.querySelector("summary")?.textContent.trim() ?? "";
const waysOf = (element: HTMLElement): readonly HTMLSelectElement[] => [
  ...element.querySelectorAll<HTMLSelectElement>("select[data-variants]"),
];

const writtenIn = (element: HTMLElement): readonly HTMLInputElement[] => [
  ...element.querySelectorAll<HTMLInputElement>("input[data-writes]"),
];

export function rememberPlace(prior: HTMLElement, state: object): void {
  const place: Place = state;
  const focused = focusedIn(prior);
  if (focused !== null) place.heldChoice = keyOf(focused);
  // The newest blow lies open for as long as it is the newest.
  place.openFolds = foldsOf(prior)
    .filter((fold) => fold.open && fold.closest(".newest") === null)
    .map(nameOf);
  // Only what somebody has chosen or written: what was proposed may be proposed otherwise now.
  const chosen = waysOf(prior).filter(({ selectedIndex }) => selectedIndex > 0);
  place.ways = Object.fromEntries(chosen.map((select) => [select.dataset["variants"] ?? "", select.value]));
  const changed = writtenIn(prior).filter(({ value, defaultValue }) => value !== defaultValue);
  place.written = Object.fromEntries(changed.map((input) => [input.dataset["writes"] ?? "", input.value]));
}

const keyOf = (element: HTMLElement): string | undefined => {
  const { choice, stance, action, presses, writes } = element.dataset;
  const hand = element.closest<HTMLElement>("[data-hand]")?.dataset["hand"];
  if (presses !== undefined) return `[data-presses="${CSS.escape(presses)}"]`;
  if (writes !== undefined) return `[data-writes="${CSS.escape(writes)}"]`;
  // A card stays itself, whatever pressing it does.
  if (stance !== undefined && hand !== undefined) return `[data-hand="${CSS.escape(hand)}"] [data-stance="${stance}"]`;
  if (choice !== undefined) return `[data-choice="${CSS.escape(choice)}"]`;
  const row = element.closest<HTMLElement>("[data-combatant-id]")?.dataset["combatantId"];
  if (action === "rowMenu" && row !== undefined) return `[data-combatant-id="${CSS.escape(row)}"] .row-menu`;
  if (element.matches(".fight-window")) return ".fight-window";
  // Whoever waits behind a seal goes on with the next question.
  if (element.matches(".dock-sealed")) return ".fight-ask [data-choice]";
  if (element.matches("summary")) {
    const kept = element.parentElement?.dataset["keep"];
    return kept === undefined ? ".fight-window" : `[data-keep="${kept}"] > summary`;
  }
  return action === undefined ? undefined : `[data-action="${action}"]`;
};

/** Where the keyboard waits while nothing is asked. */
const RESTING = ".fight-window, .dock-sealed";

export function restorePlace(fresh: HTMLElement, state: object): void {
  const { heldChoice, openFolds, ways, written }: Place = state;
  for (const fold of foldsOf(fresh)) if (openFolds?.includes(nameOf(fold)) === true) fold.open = true;
  for (const select of waysOf(fresh)) {
    const way = ways?.[select.dataset["variants"] ?? ""];
    if (way !== undefined && [...select.options].some(({ value }) => value === way)) select.value = way;
  }
  for (const input of writtenIn(fresh)) input.value = written?.[input.dataset["writes"] ?? ""] ?? input.value;
  if (heldChoice === undefined) return;
  // Where the button has gone, whoever works by keyboard goes on with the next question, or stays in the window without one.
  const next = atOrIn(fresh, heldChoice) ?? firstQuestion(fresh) ?? atOrIn(fresh, RESTING);
  next?.focus({ preventScroll: true });
}

const atOrIn = (fresh: HTMLElement, place: string): HTMLElement | null =>
  fresh.matches(place) ? fresh : fresh.querySelector<HTMLElement>(place);

/**
 * Where questions stand, by how much they are asked. What has been sealed is no question any more; a side on turn is first
 * asked with whom it acts, and passing is the last to be come upon by chance.
 */
const QUESTIONS = [
  ".fight-ask [data-choice], .fight-picker [data-choice], .window-hand:not(.sealed) [data-stance]:not(:disabled), .window-hand:not(.sealed) [data-choice], .fight-desk [data-choice], .foot-main [data-choice]",
  ".tracker-side.acting .row-take",
  ".foot-table [data-choice]",
];

export function firstQuestion(within: HTMLElement): HTMLElement | null {
  const found = QUESTIONS.map((question) => within.querySelector<HTMLElement>(question));
  return found.find((question) => question !== null) ?? null;
}
