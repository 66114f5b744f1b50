import { SYSTEM_ID } from "../../ports/system.ts";

let region: HTMLElement | null = null;

/** Told to be read out as it changes, by whatever reads a page aloud. */
function made(): HTMLElement {
  const status = Object.assign(document.createElement("p"), { className: "sr-only", role: "status" });
  const place = Object.assign(document.createElement("div"), { className: SYSTEM_ID, id: `${SYSTEM_ID}-aloud` });
  place.style.position = "absolute";
  place.append(status);
  document.body.append(place);
  return status;
}

/**
 * Says a sentence to those who listen instead of looking. What is drawn anew together with its words is passed over in
 * silence, so this stands by itself and stays.
 */
export function aloud(sentence: string): void {
  region ??= made();
  if (region.textContent !== sentence) region.textContent = sentence;
}
