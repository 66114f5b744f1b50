import { SYSTEM_ID } from "../../ports/system-id.ts";

/** The wait for the first seal to crack, the turning, and how much later each further card begins, in milliseconds. */
const TURNING = 540;
const NEXT = 60;
const SLOWER = 2;

/** Turns the cards over, one shortly after another in reading order; who wants less motion sees them at once. */
export function turnCards(element: HTMLElement): void {
  const pace = game.settings.get(SYSTEM_ID, "pace") ?? "usual";
  if (pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const members = [...element.querySelectorAll<HTMLElement>(".window-member.turned")];
  members.forEach((member, place) => {
    member.style.setProperty("--place", String(place));
    member.classList.add("turning", pace);
  });
  const time = (TURNING + NEXT * members.length) * (pace === "slow" ? SLOWER : 1);
  setTimeout(() => members.forEach((member) => member.classList.remove("turning", pace)), time);
}
