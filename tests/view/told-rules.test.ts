import { expect, test } from "vitest";
import { RULESETS } from "../../src/rules/index.ts";
import { setup as beatsFight } from "../../src/rules/beats/testing/random-fight.ts";
import { setup as gritFight } from "../../src/rules/grit/testing/random-fight.ts";
import { setup as threatFight } from "../../src/rules/threat/testing/random-fight.ts";
import { randomSetup } from "../../src/rules/heart-rush/testing/table.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { playByChance, type Game, type Peopled } from "./fixtures/offered-and-shown.ts";

const FIGHTS = 4;

/** What says all in its name, or in a card of its own. */
const NEEDS_NONE: ReadonlySet<string> = new Set([
  ...["open", "far", "hand"],
  // By the text of the ability or spell, which these fights have none of.
  ...["use", "cast"],
]);

/** What is on a button, wherever in a window it stands. */
interface Button {
  readonly id: string;
  readonly label: string;
  readonly tone: string;
  readonly hint: string;
}

const isButton = (part: object): part is Button => "id" in part && "label" in part && "tone" in part && "hint" in part;

function buttonsIn(shown: unknown): readonly Button[] {
  if (typeof shown !== "object" || shown === null) return [];
  // A field of the board that is pressed says its own name.
  const parts = Object.entries(shown).flatMap(([name, part]) => (name === "press" ? [] : buttonsIn(part)));
  return isButton(shown) ? [shown, ...parts] : parts;
}

/** The kinds of buttons that tell no rule, with what one of them says. */
function untold<Fight extends Peopled, Sheet, Command, Event, Refusal extends string, View, Options>(
  game: Omit<Game<Fight, Sheet, Command, Event, Refusal, View, Options>, "extras">,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (let seed = 1; seed <= FIGHTS; seed++)
    playByChance({ ...game, extras: () => [] }, { seed, steps: 24 }, ({ shows }) => {
      for (const { id, label, hint } of shows.flatMap(({ context }) => buttonsIn(context))) {
        const [kind = ""] = id.split(" ", 1);
        if (hint === "" && !NEEDS_NONE.has(kind)) found[kind] ??= label;
      }
    });
  return found;
}

const GAMES = {
  "heart-rush": () =>
    untold({ ruleset: RULESETS["heart-rush"], show: PRESENTATIONS["heart-rush"], setup: randomSetup }),
  beats: () => untold({ ruleset: RULESETS.beats, show: PRESENTATIONS.beats, setup: beatsFight }),
  grit: () => untold({ ruleset: RULESETS.grit, show: PRESENTATIONS.grit, setup: gritFight }),
  threat: () => untold({ ruleset: RULESETS.threat, show: PRESENTATIONS.threat, setup: threatFight }),
} as const;

test.for(Object.entries(GAMES))("each button of %s tells its rule beside it", { timeout: 60_000 }, ([, find]) => {
  expect(find()).toEqual({});
});
