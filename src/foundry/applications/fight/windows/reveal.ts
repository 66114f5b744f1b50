import { SYSTEM_ID } from "../../../ports/system.ts";

/** The wait for the first seal to crack, the turning, and how much later each further card begins, in milliseconds. */
const TURNING = 540;
const NEXT = 60;
const SLOWER = 2;

/**
 * Turns the cards over, one shortly after another in reading order; who wants less motion sees them at once. Cards that are
 * drawn again while they turn go on where they were: `since` is when the turning began.
 */
export function turnCards(element: HTMLElement, since: number): void {
  const pace = game.settings.get(SYSTEM_ID, "pace") ?? "usual";
  if (pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const members = [...element.querySelectorAll<HTMLElement>(".window-member.turned")];
  const gone = performance.now() - since;
  const left = (TURNING + NEXT * members.length) * (pace === "slow" ? SLOWER : 1) - gone;
  if (left <= 0) return;
  members.forEach((member, place) => {
    member.style.setProperty("--place", String(place));
    member.style.setProperty("--gone", `${Math.round(gone)}ms`);
    member.classList.add("turning", pace);
    member.addEventListener("animationend", (event) => {
      if (event.target === member && event.pseudoElement === "") member.classList.remove("turning", pace);
    });
  });
}
