import type { Generation } from "../../common/protocol.ts";
import declared from "./declared-names.json" with { type: "json" };
import added from "./names-of-14.json" with { type: "json" };

type Parts = ReadonlyMap<string, ReadonlySet<string>>;

const of13: Parts = new Map(Object.entries(declared.parts).map(([part, names]) => [part, new Set(names.split(" "))]));
const of14: Parts = new Map([
  ...of13,
  ...Object.entries(added).map(([part, names]): [string, ReadonlySet<string>] => [
    part,
    new Set([...(of13.get(part) ?? []), ...names.split(" ")]),
  ]),
]);

/** Tells whether Foundry has something at a path in that generation, by its published declarations. */
export function declaredIn(generation: Generation): (path: string) => boolean {
  const parts = generation === 14 ? of14 : of13;
  return (path) => {
    const end = path.lastIndexOf(".");
    return parts.has(path) || (parts.get(path.slice(0, end))?.has(path.slice(end + 1)) ?? false);
  };
}

const terms = [...(of13.get("foundry.dice.terms") ?? [])].map((name) => [name, `foundry.dice.terms.${name}`]);

/**
 * What is a global as well, and where it is below `foundry`. Most of them are old names that still answer; those of dice are in no
 * declaration, and published systems use them.
 */
export const GLOBALS: Readonly<Record<string, string>> = {
  ...(Object.fromEntries(terms) as Record<string, string>),
  ...declared.globals,
  Color: "foundry.utils.Color",
};
