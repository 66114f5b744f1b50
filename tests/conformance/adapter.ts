import type { Answers } from "./vector.ts";

/** Every adapter there is, by file name; listed by the bundler, so a new one needs no entry anywhere. */
const ADAPTERS = import.meta.glob<{ readonly answers?: Answers }>(["./*.ts", "!./*.test.ts"]);

/** The answers of one ruleset, or a sentence saying why there are none. */
export async function answersOf(ruleset: string): Promise<Answers | string> {
  const path = `tests/conformance/${ruleset}.ts`;
  const load = ADAPTERS[`./${ruleset}.ts`];
  if (load === undefined) return `there is no adapter ${path}`;
  try {
    const { answers } = await load();
    return answers ?? `${path} exports no \`answers\``;
  } catch (thrown) {
    return `${path} cannot be loaded: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
}
