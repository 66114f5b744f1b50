import { SYSTEM_ID } from "../../ports/system-id.ts";

/** How long the turning of all cards takes at the ordinary pace, with the wait for the seals to crack. */
const TURNING = 1200;

/** Turns the cards over, one shortly after another in reading order; who wants less motion sees them at once. */
export function turnCards(element: HTMLElement): void {
  const pace = game.settings.get(SYSTEM_ID, "pace") ?? "usual";
  if (pace === "none") return;
  const members = [...element.querySelectorAll<HTMLElement>(".window-member.turned")];
  members.forEach((member, place) => {
    member.style.setProperty("--place", String(place));
    member.classList.add("turning", pace);
  });
  setTimeout(() => members.forEach((member) => member.classList.remove("turning", pace)), TURNING);
}
