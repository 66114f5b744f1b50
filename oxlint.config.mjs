import { defineConfig } from "oxlint";

/** @param {string} selector @param {string} message */
const forbid = (selector, message) => ({ selector, message });
/** @param {string} name @param {string} message */
const global = (name, message) => ({ name, message });

/** For every file: forms that pass the compiler and still do not belong here. */
const EVERYWHERE = [
  forbid("ExportDefaultDeclaration", "Export by name: a name leads to a file without a search."),
  forbid(
    "MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|only|todo|skipIf|runIf|fails)$/]",
    "A test runs, or it goes.",
  ),
];

/** What ships is cast in one place each: the shell in its ports, rules and view in `core/casts.ts`, with the reason. */
const CASTS = [
  forbid(
    "TSAsExpression:not([typeAnnotation.typeName.name='const']), TSTypeAssertion",
    "A cast lives in src/foundry/ports, or in src/rules/core/casts.ts, and says why it holds.",
  ),
];
const SURE = forbid(
  "TSNonNullExpression, PropertyDefinition[definite=true], VariableDeclarator[definite=true]",
  "What may be missing is looked for, not declared to be there.",
);

/** A sheet or tracker in a window of its own is of that window's classes. */
const FOREIGN = forbid(
  "BinaryExpression[operator='instanceof'][right.name=/^(HTML.*Element|Element|Node|.*Event)$/]",
  "An element in a window of its own is none of this page's: see isOneOf in ports/interface.ts.",
);

/** The state of the table's own dice can be told from the faces they have shown, and with it all that they draw next. */
const GUESSED = forbid(
  "MemberExpression[property.name='randomUniform'], Property[key.name='randomUniform'], MemberExpression[object.name='Math'][property.name='random']",
  "What nobody may guess is drawn by crypto.getRandomValues; dice are thrown as a Roll.",
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
].map((name) => global(name, "Rules and view depend on what they are handed alone."));

/** @param {...{ selector: string, message: string }} forms */
const forbids = (...forms) => ({ "eslint-js/no-restricted-syntax": ["error", ...forms] });

/** Of the rules that most projects have, those that are not "correctness" to the linter. */
const USUAL = [
  "no-case-declarations",
  "no-empty",
  "no-fallthrough",
  "no-prototype-builtins",
  "no-regex-spaces",
  "no-unexpected-multiline",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
  "typescript/ban-ts-comment",
  "typescript/no-array-constructor",
  "typescript/no-empty-object-type",
  "typescript/no-explicit-any",
  "typescript/no-require-imports",
  "typescript/no-unnecessary-type-constraint",
  "typescript/no-unsafe-function-type",
];

/** What takes the types of all files to tell. */
const BY_TYPES = [
  "await-thenable",
  "no-array-delete",
  "no-base-to-string",
  "no-duplicate-type-constituents",
  "no-floating-promises",
  "no-for-in-array",
  "no-implied-eval",
  "no-misused-promises",
  "no-redundant-type-constituents",
  "no-unnecessary-type-assertion",
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-enum-comparison",
  "no-unsafe-member-access",
  "no-unsafe-return",
  "no-unsafe-unary-minus",
  "only-throw-error",
  "prefer-promise-reject-errors",
  "restrict-plus-operands",
].map((name) => `typescript/${name}`);

/** @param {readonly string[]} names */
const all = (names) => Object.fromEntries(names.map((name) => [name, "error"]));
const SCRIPTS = ["**/*.mjs", "**/*.cjs", "**/*.js"];

export default defineConfig({
  plugins: ["typescript"],
  jsPlugins: [{ name: "eslint-js", specifier: "oxlint-plugin-eslint" }],
  categories: { correctness: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    "**/dist/**",
    "release/**",
    "coverage/**",
    "reports/**",
    ".stryker-tmp/**",
    "packs/**",
    // What lies here is checked where it belongs, laid over the sources.
    "tests/fifth/roshambo/**",
  ],
  rules: {
    ...all(USUAL),
    ...all(BY_TYPES),
    ...forbids(...EVERYWHERE),
    "max-lines": ["error", 400],
    "no-warning-comments": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    // The types ask for hooks of ours in a namespace of theirs.
    "typescript/no-namespace": ["error", { allowDeclarations: true }],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
    ],
    // Models of Foundry are spread to plain data on purpose, and names are sorted as they are.
    "typescript/no-misused-spread": "off",
    "typescript/require-array-sort-compare": "off",
    // Handlers that the application itself binds are static.
    "typescript/unbound-method": ["error", { ignoreStatic: true }],
  },
  overrides: [
    {
      files: ["src/**/*.ts"],
      rules: { "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"], location: "anywhere" }] },
    },
    {
      // What does not depend on the day.
      files: ["src/rules/**/*.ts", "src/view/**/*.ts"],
      rules: {
        "no-restricted-globals": ["error", ...IMPURE_GLOBALS],
        "no-restricted-properties": [
          "error",
          { object: "Math", property: "random", message: "Rules never roll: yield a throw." },
        ],
        ...forbids(...EVERYWHERE, ...CASTS, SURE, ...PURE, NO_THROW),
      },
    },
    {
      // The only throws of the rules.
      files: ["src/rules/core/assert.ts"],
      rules: forbids(...EVERYWHERE, ...CASTS, SURE, ...PURE),
    },
    {
      // Rows of numbers, which are walked through from end to end.
      files: ["src/rules/heart-rush/odds/*.ts"],
      rules: forbids(...EVERYWHERE, ...CASTS, ...PURE, NO_THROW),
    },
    {
      // What the rules vouch for.
      files: ["src/rules/core/casts.ts"],
      rules: forbids(...EVERYWHERE, ...PURE, NO_THROW),
    },
    {
      // The shell, but for its ports.
      files: ["src/foundry/**/*.ts", "src/main.ts"],
      rules: forbids(...EVERYWHERE, ...CASTS, SURE, GUESSED, FOREIGN),
    },
    {
      files: ["src/foundry/ports/**/*.ts"],
      rules: forbids(...EVERYWHERE, GUESSED),
    },
    {
      // Tests that have dice show what they say.
      files: ["src/foundry/quench/**/*.ts", "src/foundry/*/quench/**/*.ts"],
      rules: forbids(...EVERYWHERE, ...CASTS, SURE),
    },
    {
      files: ["**/*.test.ts", "src/rules/**/testing/**/*.ts", "tests/**/*.ts"],
      rules: forbids(...EVERYWHERE),
    },
    {
      // Rules are plain functions, whatever object they are handed around in.
      files: ["src/rules/**/*.ts", "src/view/**/*.ts", "tests/**/*.ts", "**/*.test.ts"],
      rules: { "typescript/unbound-method": "off" },
    },
    {
      // The compiler reads the types of scripts from their comments.
      files: SCRIPTS,
      rules: Object.fromEntries([
        ...BY_TYPES.map((name) => [name, "off"]),
        ...["restrict-template-expressions", "switch-exhaustiveness-check", "unbound-method"].map((name) => [
          `typescript/${name}`,
          "off",
        ]),
      ]),
    },
    {
      files: ["*.cjs"],
      rules: { "typescript/no-require-imports": "off" },
    },
    {
      // Tools ask for a default export here.
      files: ["*.config.mjs", "**/*.config.ts", "tools/*.config.mjs"],
      rules: { "eslint-js/no-restricted-syntax": "off" },
    },
  ],
});
