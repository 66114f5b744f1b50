// Who may import whom; type-only imports count. CONTRIBUTING.md shows the picture these rules draw.
const { readdirSync } = require("node:fs");
const { join } = require("node:path");

/** Whatever has a folder of its own among the rules, and is neither shared by all nor for tests. */
const RULESETS = readdirSync(join(__dirname, "src/rules"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["core", "testing"].includes(entry.name))
  .map(({ name }) => name);
const RULESET = `(${RULESETS.join("|")})`;
const TEST = "\\.test\\.ts$";
/** Scripted dice, scenarios and suites, shared or of one ruleset. */
const TESTING = ["^src/rules/testing/", "^src/rules/[^/]+/testing/"];

/** What plays the vectors on one ruleset, and what times it: they know it from inside, and the others not at all. */
const OF_ONE_RULESET = `^(?:tests/conformance|tools/bench)/${RULESET}(?:/|\\.ts$|[^/]*\\.bench\\.ts$)`;
const DOORS = "index\\.ts$|[^/]+/index\\.ts$|core/|testing/|[^/]+/testing/";

/** What is told here is forbidden; `because` is what the reader of a failure needs. */
const forbid = (name, because, from, to) => ({ name, severity: "error", comment: because, from, to });

module.exports = {
  forbidden: [
    forbid("no-cycles", "two files that need each other are one concept, or three", {}, { circular: true }),
    forbid("no-lost-imports", "the file or package does not exist", {}, { couldNotResolve: true }),
    forbid(
      "packages-are-declared",
      "what is used stands in package.json, not only below something else",
      {},
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    forbid("tests-are-leaves", "nothing builds on a test", { pathNot: TEST }, { path: TEST }),

    forbid(
      "rules-stand-alone",
      "the rules know nothing of who uses them",
      { path: "^src/rules/" },
      { path: "^(src|practice-table|tests|tools|lang|templates|styles)/|^[^/]+\\.json$", pathNot: "^src/rules/" },
    ),
    forbid(
      "core-knows-no-ruleset",
      "what every ruleset shares cannot depend on one of them",
      { path: "^src/rules/(core|testing)/" },
      { path: `^src/rules/(${RULESET}/|index\\.ts$)` },
    ),
    forbid(
      "rulesets-are-strangers",
      "two rules that look alike today stay apart",
      { path: `^src/rules/${RULESET}/` },
      { path: `^src/rules/(${RULESET}/|index\\.ts$)`, pathNot: "^src/rules/$1/" },
    ),
    forbid(
      "testing-is-for-tests",
      "scripted dice and suites never ship",
      { path: "^src/", pathNot: [...TESTING, TEST] },
      { path: TESTING },
    ),
    forbid(
      "rules-use-no-packages",
      "the rules run anywhere; only seals need a hash, which plain-http browsers lack",
      { path: "^src/rules/", pathNot: [...TESTING, TEST, "^src/rules/core/seal\\.ts$"] },
      { dependencyTypes: ["npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg", "npm-unknown", "core"] },
    ),
    forbid(
      "seals-use-one-package",
      "a seal needs a hash and nothing else",
      { path: "^src/rules/core/seal\\.ts$" },
      { dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown", "core"], pathNot: "/@noble/hashes/" },
    ),

    forbid(
      "rules-have-a-door",
      "outside, the rules are src/rules/index.ts",
      { path: "^src/", pathNot: "^src/rules/" },
      { path: "^src/rules/", pathNot: "^src/rules/index\\.ts$" },
    ),
    forbid(
      "rulesets-have-doors",
      "a ruleset is entered by its index.ts, and by tests where it has its own testing",
      { path: "^(src/rules/index\\.ts$|tests/|tools/)", pathNot: OF_ONE_RULESET },
      { path: "^src/rules/", pathNot: `^src/rules/(${DOORS})` },
    ),
    forbid(
      "adapters-know-their-own-ruleset",
      "what plays or times one ruleset may look inside that one only",
      { path: OF_ONE_RULESET },
      { path: "^src/rules/", pathNot: `^src/rules/(${DOORS}|$1/)` },
    ),
    forbid(
      "doors-open-outwards",
      "inside, import the file itself",
      { path: `^src/(rules/${RULESET}|view)/`, pathNot: [...TESTING, TEST] },
      { path: "^src/$1/index\\.ts$" },
    ),
    forbid(
      "view-is-pure",
      "a template's context needs rules and words, nothing else",
      { path: "^src/view/", pathNot: TEST },
      { pathNot: "^(src/view/|src/rules/|lang/)" },
    ),
    forbid(
      "view-takes-only-the-keys",
      "the words themselves are Foundry's to load",
      { path: "^src/view/", pathNot: TEST },
      { path: "^lang/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "fights-are-not-shown-where-they-are-played",
      "what shows a fight is handed over as FightUi; the engine of fights knows the rules alone",
      { path: "^src/foundry/(encounter|authority)/" },
      { path: "^src/view/" },
    ),
    forbid(
      "view-has-a-door",
      "outside, the view is src/view/index.ts, and the index.ts of what one game or sheet shows",
      { path: "^src/", pathNot: "^src/view/" },
      { path: "^src/view/", pathNot: "^src/view/(index|[^/]+/index|heart-rush/[^/]+/index)\\.ts$" },
    ),
    forbid(
      "the-shell-is-for-main",
      "nothing but the entry and the tests that cross layers starts the shell",
      { path: "^src/", pathNot: "^src/(foundry/|main\\.ts$)" },
      { path: "^src/(foundry/|main\\.ts$)" },
    ),
    forbid(
      "the-shell-uses-no-packages",
      "Foundry's globals are enough; packages would ship twice",
      { path: "^src/(foundry/|main\\.ts$)", pathNot: TEST },
      {
        dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown", "core"],
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "suites-for-quench-stand-alone",
      "they are a file of their own, and what the bundle has too would have to be a third; what is public is in `game`",
      { path: "^src/foundry/(?:quench|heart-rush/quench)/", pathNot: "/register-suites\\.ts$" },
      { pathNot: "^src/foundry/(?:quench/|heart-rush/quench/|ports/quench\\.ts$)" },
    ),

    forbid(
      "src-does-not-know-the-table",
      "they meet over HTTP only",
      { path: "^src/" },
      { path: "^(practice-table|tests|tools)/" },
    ),
    forbid(
      "the-table-does-not-know-src",
      "the table loads whatever system.json says",
      { path: "^practice-table/" },
      { path: "^(src|tests|tools|lang|styles|templates)/|^system\\.json$" },
    ),
    forbid(
      "what-both-ends-share-stands-alone",
      "both ends of the wire share it",
      { path: "^practice-table/common/", pathNot: TEST },
      { path: "^practice-table/", pathNot: "^practice-table/common/" },
    ),
    forbid(
      "ends-of-the-wire-are-strangers",
      "server and client meet over the wire",
      { path: "^practice-table/(server|client)/", pathNot: TEST },
      { path: "^practice-table/", pathNot: "^practice-table/(common|$1)/" },
    ),
    forbid(
      "stories-see-the-built-system",
      "an end-to-end test plays what the user installs; one file asks the rules what should have come of it",
      { path: "^tests/e2e/", pathNot: "^tests/e2e/fixtures/alone\\.ts$" },
      { path: "^src/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(practice-table/)?(dist|release|coverage|reports)/|^tests/fifth/roshambo/" },
    tsPreCompilationDeps: true,
    // Each package declares what it uses: the practice table is also used without the rest of this repository.
    combinedDependencies: false,
    enhancedResolveOptions: {
      extensions: [".ts", ".mjs", ".js", ".cjs", ".json", ".scss"],
      conditionNames: ["import", "types", "node", "default"],
      exportsFields: ["exports"],
    },
  },
};
