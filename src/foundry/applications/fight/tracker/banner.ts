import { bannerOf, type BannerContext, type Drawn } from "../../../../view/index.ts";
import { words } from "../../../chat/notices.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";

/** How long it stands, in milliseconds: as long as its animation. */
const SHOWN = 3_200;

const drawn = new WeakMap<Combat.Implementation, Drawn>();

/** Whoever listens hears the same from the tracker, which says whom everybody waits for. */
function show({ title, text }: BannerContext): void {
  document.querySelector(".fight-banner")?.remove();
  const banner = Object.assign(document.createElement("div"), {
    className: `${SYSTEM_ID} fight-banner`,
    ariaHidden: "true",
  });
  const line = (className: string, said: string): HTMLElement =>
    Object.assign(document.createElement("p"), { className, textContent: said });
  banner.append(line("banner-title", title), ...(text === "" ? [] : [line("banner-text", text)]));
  document.body.append(banner);
  setTimeout(() => banner.remove(), SHOWN);
}

/** Told of each drawing of the tracker, in every browser: whoever comes in the middle of a fight is shown nothing of it. */
export function showBanner(combat: Combat.Implementation, now: Drawn): void {
  const before = drawn.get(combat);
  drawn.set(combat, now);
  const banner = before === undefined ? null : bannerOf(before, now, words);
  if (banner !== null && game.settings.get(SYSTEM_ID, "banner") !== false) show(banner);
}
