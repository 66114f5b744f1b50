import eslint from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

const forbid = (selector, message) => ({ selector, message });

/** For every file: forms that pass the compiler and still do not belong here. */
const EVERYWHERE = [
  forbid("ExportDefaultDeclaration", "Export by name: a name leads to a file without a search."),
  forbid(
    "MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|only|todo|skipIf|runIf|fails)$/]",
    "A test runs, or it goes.",
  ),
];

/** What ships is cast in one place each: the shell in its ports, rules and view in `core/vouched.ts`, with the reason. */
const CASTS = [
  forbid(
    "TSAsExpression:not([typeAnnotation.typeName.name='const']), TSTypeAssertion",
    "A cast lives in src/foundry/ports, or in src/rules/core/vouched.ts, and says why it holds.",
  ),
];
const SURE = forbid(
  "TSNonNullExpression, PropertyDefinition[definite=true], VariableDeclarator[definite=true]",
  "What may be missing is looked for, not declared to be there.",
);

const PURE = [
  forbid(
    "ClassDeclaration, ClassExpression",
    "Rules are functions over plain JSON: a class does not survive a document.",
  ),
  forbid(
    ":function[async=true], AwaitExpression, ForOfStatement[await=true]",
    "Rules never wait: yield what is needed.",
  ),
];
const NO_THROW = forbid(
  "ThrowStatement",
  "Refuse by a value; a fault of our own is `invariant` or `unreachable` of core/assert.ts.",
);

/** A clock, a random source or a wire would make the same fight end differently twice. */
const IMPURE_GLOBALS = [
  "Date",
  "console",
  "process",
  "performance",
  "crypto",
  "fetch",
  "globalThis",
  "setTimeout",
  "setInterval",
  "queueMicrotask",
];

// What is told from a file alone; what takes the types of all of them stands in .oxlintrc.json.
export default defineConfig(
  globalIgnores(["**/dist/", "release/", "coverage/", "reports/", ".stryker-tmp/", "packs/"]),
  // These are checked where they belong, laid over the sources.
  globalIgnores(["tests/fifth/roshambo/"]),
  eslint.configs.recommended,
  typescript.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-lines": ["error", 400],
      "no-warning-comments": "error",
      "no-restricted-syntax": ["error", ...EVERYWHERE],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      // The types ask for hooks of ours in a namespace of theirs.
      "@typescript-eslint/no-namespace": ["error", { allowDeclarations: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    name: "what ships makes no exception for itself",
    files: ["src/**/*.ts"],
    linterOptions: { noInlineConfig: true },
    rules: {
      "no-warning-comments": [
        "error",
        { terms: ["todo", "fixme", "xxx", "eslint-disable", "oxlint-disable"], location: "anywhere" },
      ],
    },
  },
  {
    name: "what does not depend on the day",
    files: ["src/rules/**/*.ts", "src/view/**/*.ts"],
    rules: {
      "no-restricted-globals": ["error", ...IMPURE_GLOBALS],
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Rules never roll: yield a throw." },
      ],
      "no-restricted-syntax": ["error", ...EVERYWHERE, ...CASTS, SURE, ...PURE, NO_THROW],
    },
  },
  {
    name: "the only throws of the rules",
    files: ["src/rules/core/assert.ts"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE, ...CASTS, SURE, ...PURE] },
  },
  {
    name: "rows of numbers, which are walked through from end to end",
    files: ["src/rules/heart-rush/odds/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE, ...CASTS, ...PURE, NO_THROW] },
  },
  {
    name: "what the rules vouch for",
    files: ["src/rules/core/vouched.ts"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE, ...PURE, NO_THROW] },
  },
  {
    name: "the shell",
    files: ["src/foundry/**/*.ts", "src/main.ts"],
    ignores: ["src/foundry/ports/**"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE, ...CASTS, SURE] },
  },
  {
    name: "tests",
    files: ["**/*.test.ts", "src/rules/**/testing/**/*.ts", "tests/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...EVERYWHERE] },
  },
  {
    name: "scripts without types",
    files: ["*.js", "*.cjs"],
    languageOptions: { globals: { module: "writable", require: "readonly", __dirname: "readonly" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    name: "scripts run by Node, whose names the compiler knows",
    files: ["**/*.mjs"],
    rules: { "no-undef": "off" },
  },
  {
    name: "tools ask for a default export here",
    files: ["*.config.js", "**/*.config.ts", "tools/*.config.mjs"],
    rules: { "no-restricted-syntax": "off" },
  },
);
