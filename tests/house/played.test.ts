import { expect, test } from "vitest";
import { rulesIn } from "../../tools/check-spec.mjs";
import { reachFrom, type Reach } from "./reach.ts";
import { plant, ROOT, scratchFolder } from "./scratch.ts";

const ID = /\b[A-Z]{2,3}-[A-Z]{2,}-\d+\b/g;
const SPAN = /\b([A-Z]{2,3}-[A-Z]{2,}-)(\d+) to \1(\d+)\b/g;

/** The ids that a text cites; those between two are meant as well. */
const cited = (text: string): readonly string[] => [
  ...(text.match(ID) ?? []),
  ...[...text.matchAll(SPAN)].flatMap(([, area = "", first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, place) => `${area}${Number(first) + place}`),
  ),
];

/** The rules that nothing carries which the game comes by. */
function unplayed(root: string, { statements, reaches }: Reach): readonly string[] {
  const played = new Set(statements.filter(reaches).flatMap((statement) => cited(statement.getFullText())));
  return rulesIn(root)
    .filter(({ id, inWords }) => !inWords && !played.has(id))
    .map(({ id }) => id);
}

/** What stands there for tests alone, or for nobody: its file and its first line. */
const unused = (root: string, { statements, reaches }: Reach): readonly string[] =>
  statements
    .filter((statement) => !reaches(statement))
    .map((statement) => {
      const [line = ""] = statement.getText().split("\n");
      return `${statement.getSourceFile().fileName.slice(root.length + 1)}: ${line}`;
    });

test("a rule that only a test comes by is found, and one that is left to words is not looked for", () => {
  const root = plant(scratchFolder(), {
    "src/main.ts": `import * as Grit from "./rules/grit/index.ts";\nimport { show } from "./show.ts";\nshow(Grit.grit.decide());`,
    "src/show.ts": `export const show = (what: number) => what;`,
    "src/rules/grit/SPEC.md":
      "**GRT-WND-1** a. **GRT-WND-2** b. **GRT-WND-3** c. **GRT-WND-4** d. **GRT-WND-5** _In words:_ e. **GRT-WND-6** f.",
    "src/rules/grit/index.ts": `import { decide } from "./decide.ts";\nexport { unheard } from "./wound.ts";\nexport const grit = { decide };`,
    "src/rules/grit/decide.ts": `import { wound } from "./wound.ts";\n/** GRT-WND-3 to GRT-WND-4. */\nexport const decide = () => wound(1);`,
    "src/rules/grit/wound.ts": `/** GRT-WND-1. */\nexport const wound = (rank: number) => rank;\n/** GRT-WND-2: a copy. */\nexport function unheard(wound: number) {\n  return wound;\n}`,
    "src/rules/grit/wound.test.ts": `import { unheard } from "./wound.ts";\n/** GRT-WND-6. */\nexport const told = unheard(2);`,
  });
  const reach = reachFrom(`${root}/src/main.ts`);
  expect(unplayed(root, reach)).toEqual(["GRT-WND-2", "GRT-WND-6"]);
  expect(unused(root, reach)).toEqual(["src/rules/grit/wound.ts: export function unheard(wound: number) {"]);
});

const ours = reachFrom(`${ROOT}/src/main.ts`);

test("every rule is carried by something that the game comes by", () => {
  expect(unplayed(ROOT, ours)).toEqual([]);
});

test("nothing stands in what ships that the game does not come by", () => {
  expect(ours.statements.length).toBeGreaterThan(4000);
  expect(unused(ROOT, ours)).toEqual([]);
});
