import type { Words } from "./seat.ts";
import type { TrackerContext } from "./tracker.ts";

/** What everybody is shown for a moment when a fight begins and when the turn or the round changes. */
export interface BannerContext {
  readonly title: string;
  readonly text: string;
}

/** What a browser has drawn of a fight before: nothing yet, its people gathering, or how it stood. */
export type Drawn = "gathering" | Pick<TrackerContext, "round" | "sides" | "over">;

const turnIn = ({ sides }: Pick<TrackerContext, "sides">): string =>
  sides.flatMap(({ acting, name, headline }) => (acting ? [`${name} ${headline}`.trim()] : [])).join(" · ");

/** Null: there is nothing new that everybody should know, or the summary says it. */
export function bannerOf(before: Drawn, now: Drawn, words: Words): BannerContext | null {
  if (now === "gathering" || now.over) return null;
  const [text, round] = [turnIn(now), now.round];
  if (before === "gathering") return { title: words.say("HEARTRUSH.Fight.banner.begins"), text };
  const isNews = before.round !== round || (text !== "" && turnIn(before) !== text);
  return isNews ? { title: round, text } : null;
}
