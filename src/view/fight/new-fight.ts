import { RULESET_NAMES, type RulesetName } from "../../rules/index.ts";
import type { Presentation } from "./presentation.ts";
import type { Words } from "./seat.ts";
import type { LangKey } from "../lang-key.ts";
import { aboutRuleset, RULESET_TITLES } from "../words.ts";

/** For templates/fight/new-fight.hbs: by which rules a fight is to be played, the world's own first. */
export interface NewFightContext {
  readonly choices: readonly {
    readonly name: RulesetName;
    readonly title: LangKey;
    readonly about: LangKey;
    readonly chosen: boolean;
  }[];
}

export const newFight = (usual: RulesetName): NewFightContext => ({
  choices: [usual, ...RULESET_NAMES.filter((name) => name !== usual)].map((name) => ({
    name,
    title: RULESET_TITLES[name],
    about: aboutRuleset(name),
    chosen: name === usual,
  })),
});

export const readNewFight = ({ ruleset }: Readonly<Record<string, unknown>>): RulesetName | null =>
  RULESET_NAMES.find((name) => name === ruleset) ?? null;

/** Somebody who is in a fight that has not begun, and on whose side they would begin it. */
interface Gathered {
  readonly name: string;
  readonly side: string;
}

/** For templates/fight/tracker.hbs: who stands where before a fight begins, and what is still missing. */
export interface GatheringContext {
  readonly sides: readonly { readonly name: string; readonly members: string }[];
  readonly missing: string;
}

/** The sides in the order in which their first came in; those of one name are counted. */
export function gathering(
  gathered: readonly Gathered[],
  game: Pick<Presentation<never, never, never>, "sideName" | "freeForAll">,
  words: Words,
): GatheringContext {
  const sides = [...new Set(gathered.map(({ side }) => side))].map((side) => {
    const names = gathered.flatMap((one) => (one.side === side ? [one.name] : []));
    const members = [...new Set(names)].map((name) => {
      const many = names.filter((other) => other === name).length;
      return many === 1 ? name : words.say("HEARTRUSH.Fight.gathered.many", { name, many });
    });
    return { name: game.sideName(side, { words }), members: members.join(", ") };
  });
  return {
    sides,
    missing:
      game.freeForAll !== true && sides.length === 1 && gathered.length > 1
        ? words.say("HEARTRUSH.Fight.gathered.oneSide")
        : "",
  };
}
