import { describe, expect, test } from "vitest";
import { bannerOf, type Drawn } from "./banner.ts";

const words = { say: (key: string) => key, list: (items: readonly string[]) => items.join() };
const side = (name: string, acting: boolean) => ({ id: name, name, acting, headline: acting ? "act" : "", rows: [] });
const drawn = (round: string, acting: string | null, over = false): Drawn => ({
  round,
  over,
  sides: ["Heroes", "Enemies"].map((name) => side(name, name === acting)),
});

describe("what everybody is shown for a moment", () => {
  test.for<[string, Drawn, Drawn, readonly [string, string] | null]>([
    ["a fight begins", "gathering", drawn("Round 1", "Heroes"), ["HEARTRUSH.Fight.banner.begins", "Heroes act"]],
    ["it begins with nobody's turn", "gathering", drawn("Round 1", null), ["HEARTRUSH.Fight.banner.begins", ""]],
    ["the turn goes over", drawn("Round 1", "Heroes"), drawn("Round 1", "Enemies"), ["Round 1", "Enemies act"]],
    ["a round begins", drawn("Round 1", "Heroes"), drawn("Round 2", "Heroes"), ["Round 2", "Heroes act"]],
    ["nothing is new", drawn("Round 1", "Heroes"), drawn("Round 1", "Heroes"), null],
    ["the turn waits for an engagement, whose window opens", drawn("Round 1", "Heroes"), drawn("Round 1", null), null],
    ["the engagement is over", drawn("Round 1", null), drawn("Round 1", "Enemies"), ["Round 1", "Enemies act"]],
    ["the fight is over, which its summary says", drawn("Round 1", "Heroes"), drawn("After", null, true), null],
    ["a step back leads before the beginning", drawn("Round 1", "Heroes"), "gathering", null],
  ])("%s", ([, before, now, shown]) => {
    const banner = bannerOf(before, now, words);
    expect(banner && [banner.title, banner.text]).toEqual(shown);
  });
});
