import declared from "./declared-names.json" with { type: "json" };

const parts = new Map<string, ReadonlySet<string>>(
  Object.entries(declared.parts).map(([part, names]) => [part, new Set(names.split(" "))]),
);

/** Whether Foundry has something at this path, by its published declarations. */
export function isDeclared(path: string): boolean {
  const end = path.lastIndexOf(".");
  return parts.has(path) || (parts.get(path.slice(0, end))?.has(path.slice(end + 1)) ?? false);
}

const terms = [...(parts.get("foundry.dice.terms") ?? [])].map((name) => [name, `foundry.dice.terms.${name}`]);

/**
 * What is a global as well, and where it is below `foundry`. Most of them are old names that still answer; those of dice are in no
 * declaration, and published systems use them.
 */
export const GLOBALS: Readonly<Record<string, string>> = {
  ...(Object.fromEntries(terms) as Record<string, string>),
  ...declared.globals,
  Color: "foundry.utils.Color",
};
