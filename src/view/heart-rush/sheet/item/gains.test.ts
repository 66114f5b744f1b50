import { expect, test } from "vitest";
import { gainList } from "./gains.ts";

const GAIN = { on: "attack", ability: "any", when: "always", needs: "nothing", per: "once", net: 0, flat: 0, dice: [] };

test.for([
  ["nothing as long as it gives nothing", {}, []],
  ["a bonus", { flat: 1 }, ["+1 on.attack"]],
  ["a loss", { on: "speed", flat: -5 }, ["−5 on.speed"]],
  ["advantage, with a die", { net: 1, dice: [6] }, ["+1 net", "+d6 on.attack"]],
  [
    "all that narrows it",
    { flat: 2, ability: "might", when: "beating", needs: "shield", per: "wound" },
    ["+2 on.attack", "name.might", "when.beating", "needs.shield", "per.wound"],
  ],
] as const)("a gain says in words that it is %s", ([, given, words]) => {
  const { gains } = gainList(
    { gains: [{ ...GAIN, ...given }] },
    "gains",
    "HEARTRUSH.Gain.title",
    "HEARTRUSH.Gain.none",
  );
  const said = gains[0]?.said.map(({ text, label }) => {
    const key =
      label
        ?.split(".")
        .slice(label.includes(".net") ? -1 : -2)
        .join(".") ?? "";
    return [text, key].filter((part) => part !== "").join(" ");
  });
  expect(said).toEqual(words);
});
