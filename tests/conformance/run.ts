import { readFileSync } from "node:fs";
import { answersOf } from "./adapter.ts";
import { judge, type Verdict } from "./judge.ts";
import { readVectorFile } from "./vector.ts";

/** Judges a whole file. A file that cannot be read is one failure. */
export async function run(path: string): Promise<readonly Verdict[]> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (thrown) {
    return [{ id: path, failure: `cannot be read: ${String(thrown)}` }];
  }
  const file = readVectorFile(content);
  if (typeof file === "string") return [{ id: path, failure: file }];
  const answers = await answersOf(file.ruleset);
  return file.vectors.map((vector) => judge(vector, answers));
}

/** The totals, then a line for each failure. */
export function report(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter((verdict) => verdict.failure !== null);
  const totals = `${verdicts.length - failed.length} passed, ${failed.length} failed`;
  return [totals, ...failed.map(({ id, failure }) => `${id}: ${failure}`)].join("\n");
}
