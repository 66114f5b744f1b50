import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

/** Where a cast has neither a remark of its own nor one on what it stands in, as `file:line`. */
function unexplained(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const isCast = (node: ts.Node): boolean =>
    (ts.isAsExpression(node) && node.type.getText(source) !== "const") || ts.isTypeAssertionExpression(node);
  const isExplained = (node: ts.Node): boolean =>
    !ts.isSourceFile(node) &&
    (ts.getLeadingCommentRanges(text, node.getFullStart()) !== undefined || isExplained(node.parent));
  const visit = (node: ts.Node): void => {
    if (isCast(node) && !isExplained(node)) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getEnd()).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("a cast without a reason is found", () => {
  const text = `/** Dice. */
interface Die { readonly faces: number }

export const die = (thing: unknown): Die => thing as Die;

/** Whoever calls this has looked. */
export const six = (die: number): 6 => die as 6;
export const DICE = [4, 6] as const;`;
  expect(unexplained("dice.ts", text)).toEqual(["dice.ts:4"]);
});

test("every cast of what ships says why it holds", () => {
  const files = [...filesUnder(ROOT, "src/foundry/ports", ".ts"), "src/rules/core/casts.ts"];
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => unexplained(file, readFileSync(`${ROOT}/${file}`, "utf8")))).toEqual([]);
});
