// Writes docs/rules-coverage.md from the SPEC.md files: for each rule its tests, and the buttons by which players come by it, or
// why it is left to words. A house test holds the page against the same.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { filesUnder } from "./files.mjs";

const PAGE = "docs/rules-coverage.md";
const RULE = /^- \*\*([A-Z]{2,3}-[A-Z]{2,}-\d+)\*\*( _In words:_)?/;
const ID = /\b[A-Z]{2,3}-[A-Z]{2,}-\d+\b/g;
const SENT = /\b(?:do|is|rule): "([\w-]+)"/g;
/** A helper that does more than this is a whole scene, which every test is played in. */
const FEW = 3;
const MOST_SHOWN = 4;

/**
 * @typedef {{ id: string, section: string, reason: string | null }} Rule
 * @typedef {{ path: string, text: string, tree: ts.SourceFile }} Source
 */

/** @param {string} root @param {string} path @returns {Source} */
function sourceAt(root, path) {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/**
 * The rules of a SPEC.md in their order. A rule that is left to words says why, after `_Why:_`.
 * @param {string} text
 * @returns {readonly Rule[]}
 */
function rulesOf(text) {
  /** @type {Rule[]} */
  const rules = [];
  let section = "";
  for (const part of text.split(/\n(?=- |#)/)) {
    if (part.startsWith("#")) section = part.split("\n")[0]?.replace(/^#+ /, "") ?? "";
    const [, id, words] = RULE.exec(part) ?? [];
    if (id === undefined) continue;
    const [, why = ""] = /_Why:_ ([^]*)/.exec(part.split("\n\n")[0] ?? "") ?? [];
    rules.push({ id, section, reason: words === undefined ? null : why.replaceAll(/\s+/g, " ").trim() });
  }
  return rules;
}

/**
 * The rules of every game, in the order of their SPEC.md files, with the files of the tests that carry each.
 * @param {string} root
 */
export const coveredRules = (root) => gamesIn(root).flatMap(({ rows }) => rows);

/** @param {ts.Node} node @param {(node: ts.Node) => void} see */
function walk(node, see) {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}

/** @param {string} text */
const sentIn = (text) => new Set([...text.matchAll(SENT)].map(([, verb = ""]) => verb));

/**
 * What the helpers of tests send, by their names.
 * @param {readonly Source[]} sources
 */
function helpersIn(sources) {
  /** @type {Map<string, Set<string>>} */
  const helpers = new Map();
  for (const { tree } of sources)
    walk(tree, (node) => {
      const named =
        ts.isFunctionDeclaration(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isPropertyAssignment(node) ||
        ts.isMethodDeclaration(node);
      if (!named || node.name === undefined || !ts.isIdentifier(node.name)) return;
      const sent = sentIn(node.getText());
      if (sent.size > 0 && sent.size <= FEW) helpers.set(node.name.text, sent);
    });
  return helpers;
}

/** @param {ts.CallExpression} call */
function calleeOf({ expression }) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : "";
}

/**
 * The tests of each rule: their files, and what is sent in them.
 * @param {readonly Source[]} tests
 * @param {ReadonlyMap<string, ReadonlySet<string>>} shared
 */
function testsOf(tests, shared) {
  /** @type {Map<string, { files: Set<string>, sent: Set<string> }>} */
  const found = new Map();
  for (const test of tests) {
    const own = helpersIn([test]);
    walk(test.tree, (node) => {
      if (!ts.isCallExpression(node) || !/^(describe|test|it)\b/.test(node.expression.getText())) return;
      const ids = node.arguments[0]?.getText().match(ID) ?? [];
      if (ids.length === 0) return;
      const sent = sentIn(node.getText());
      walk(node, (part) => {
        if (ts.isIdentifier(part)) for (const verb of own.get(part.text) ?? []) sent.add(verb);
        if (ts.isCallExpression(part)) for (const verb of shared.get(calleeOf(part)) ?? []) sent.add(verb);
      });
      for (const id of ids) {
        const one = found.get(id) ?? { files: new Set(), sent: new Set() };
        one.files.add(test.path);
        for (const verb of sent) one.sent.add(verb);
        found.set(id, one);
      }
    });
  }
  return found;
}

const HEAD = `# Every rule, its tests and its buttons

Written by \`npm run rules-page\` from the SPEC.md files and the tests, against which \`tests/view\` holds it. Nothing here is
written by hand.

- **Test**: where the id of the rule stands in the title of a test.
- **Reached from**: what the buttons are called that those tests press, as they are called in a fight played by chance. Every
  button is reached by Tab, and by the digit beside it while its list has the attention; a choice under seal by arrows and Enter.
  Rules that follow by themselves have none.
- **Words only**: what the table plays without any button, and why.
`;

/** @param {string} text */
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/**
 * @typedef {Rule & { files: readonly string[], sent: ReadonlySet<string> }} Row
 * @param {string} root
 * @returns {readonly { game: string, spec: string, rows: readonly Row[] }[]}
 */
const gamesIn = (root) =>
  filesUnder(root, "src/rules", "SPEC.md").flatMap((spec) => {
    const folder = spec.slice(0, -"/SPEC.md".length);
    const sources = filesUnder(root, folder, ".ts").map((path) => sourceAt(root, path));
    const helpers = helpersIn(sources.filter(({ path }) => path.includes("/testing/")));
    const found = testsOf(
      sources.filter(({ path }) => path.endsWith(".test.ts")),
      helpers,
    );
    const rows = rulesOf(readFileSync(join(root, spec), "utf8")).map((rule) => {
      const { files = new Set(), sent = new Set() } = found.get(rule.id) ?? {};
      return { ...rule, files: [...files].map((path) => path.slice(folder.length + 1)).sort(), sent };
    });
    return rows.length === 0 ? [] : [{ game: folder.slice("src/rules/".length), spec, rows }];
  });

/**
 * The page. `buttons`: of each game what the button is called that sends each command. Those that fewest rules are tested with
 * stand first.
 * @param {string} root
 * @param {Readonly<Record<string, Readonly<Record<string, string>>>>} buttons
 */
export function rulesPage(root, buttons) {
  const games = gamesIn(root);
  const parts = games.map(({ game, spec, rows }) => {
    const { [game]: named = {} } = buttons;
    /** @param {ReadonlySet<string>} sent */
    const pressed = (sent) => [...new Set([...sent].flatMap((verb) => named[verb] ?? []))];
    /** @param {string} label */
    const often = (label) => rows.filter(({ sent }) => pressed(sent).includes(label)).length;
    const lines = rows.map(({ id, section, reason, files, sent }) => {
      const shown = pressed(sent).sort((one, other) => often(one) - often(other) || (one < other ? -1 : 1));
      const reached = reason === null ? shown.slice(0, MOST_SHOWN).join(" · ") : "words only";
      return { section, line: `| ${id} | ${files.map((file) => `\`${file}\``).join(", ")} | ${cell(reached)} |` };
    });
    const sections = [...new Set(rows.map(({ section }) => section))].map((section) =>
      [
        `### ${section}`,
        "",
        "| Rule | Test | Reached from |",
        "| --- | --- | --- |",
        ...lines.filter((one) => one.section === section).map(({ line }) => line),
      ].join("\n"),
    );
    return [`## [${game}](../${spec})`, ...sections].join("\n\n");
  });
  const words = games.flatMap(({ rows }) =>
    rows.flatMap(({ id, reason }) => (reason === null ? [] : [`| ${id} | ${cell(reason)} |`])),
  );
  const left = ["## Words only", "", "| Rule | Why |", "| --- | --- |", ...words].join("\n");
  return [HEAD.trimEnd(), left, ...parts].join("\n\n") + "\n";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, "..");
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(join(root, "tests/view/fixtures/buttons.ts"), {
    configFile: false,
    logLevel: "error",
  });
  writeFileSync(join(root, PAGE), rulesPage(root, /** @type {any} */ (module).allButtons()));
}
