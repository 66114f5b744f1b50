/** What stands in for a picture of somebody, and of something. */
export const SOMEBODY = "systems/heart-rush/assets/icons/creature/person.svg";
export const SOMETHING = "systems/heart-rush/assets/icons/item/gear.svg";

/** A picture that is gone must not leave a hole: another stands in, and says that it does. */
export function replaceBrokenPictures(element: HTMLElement, substitute: string): void {
  for (const picture of element.querySelectorAll("img")) {
    const replace = (): void => {
      picture.dataset["standIn"] = substitute;
      if (!picture.src.endsWith(substitute)) picture.src = substitute;
    };
    picture.addEventListener("error", replace, { once: true });
    // What is not on the page yet has not been asked for: it is told of by its event, good or gone.
    if (picture.isConnected && picture.complete && picture.naturalWidth === 0) replace();
  }
}
