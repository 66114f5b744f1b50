/** @typedef {import("./probe.mjs").Step} Step */
/** @typedef {import("./quench.mjs").Batch} Batch */
/**
 * @typedef {object} Seen
 * @property {string} system
 * @property {string} version
 * @property {13 | 14} generation
 * @property {readonly Step[]} steps
 * @property {readonly Batch[]} batches
 * @property {Readonly<Record<string, readonly (readonly [message: string, times: number])[]>>} complaints
 */

/** @param {Step | undefined} step */
export function cell(step) {
  if (step === undefined) return "";
  const tried = step.rows.filter(({ ok }) => ok !== null);
  const well = tried.filter(({ ok }) => ok === true).length;
  if (tried.length === 0) return "–";
  if (tried.length === 1) return well === 1 ? "✓" : "✗";
  return `${well}/${tried.length}`;
}

/** @param {Seen} seen */
export const isWhole = ({ steps }) =>
  steps.length > 1 && steps.every(({ rows }) => rows.every(({ ok }) => ok !== false));

/** @param {Seen} seen */
const complaintsOf = ({ complaints }) => Object.values(complaints).reduce((sum, heard) => sum + heard.length, 0);

/** @param {readonly Batch[]} batches */
export function quenchCell(batches) {
  if (batches.length === 0) return "";
  const sum = (/** @type {"passed" | "failed"} */ key) => batches.reduce((total, batch) => total + batch[key], 0);
  const [passed, failed] = [sum("passed"), sum("failed")];
  return `${passed}/${passed + failed} (${((100 * passed) / Math.max(1, passed + failed)).toFixed(1)} %)`;
}

/**
 * The table of system by step, as Markdown.
 * @param {readonly Seen[]} all
 * @param {readonly string[]} names of the steps
 */
export function table(all, names) {
  const head = ["system", ...names, "complaints", "Quench", "whole"];
  const rows = all.map((seen) => [
    `${seen.system} ${seen.version} (${seen.generation})`,
    ...names.map((name) => cell(seen.steps.find((step) => step.name === name))),
    String(complaintsOf(seen)),
    quenchCell(seen.batches),
    isWhole(seen) ? "✓" : "",
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? "").length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/**
 * What went wrong, and what pages complained of, in lines below the table.
 * @param {Seen} seen
 * @returns {readonly string[]}
 */
export function details({ system, generation, steps, batches, complaints }) {
  // What a system has nothing for is told too where it says why: nobody shall take it for tried.
  const wrong = steps.flatMap(({ name, rows }) =>
    rows
      .filter(({ ok, why }) => ok === false || why !== null)
      .map(
        ({ type, ok, why }) =>
          `${name}: ${type}: ${ok === null ? "(not counted) " : ok ? "(counted) " : ""}${why ?? ""}`,
      ),
  );
  const said = Object.entries(complaints).flatMap(([step, heard]) =>
    heard.map(([message, times]) => `${step}: console: ${message}${times > 1 ? ` (${times} times)` : ""}`),
  );
  const failed = batches.flatMap(({ batch, failures }) =>
    failures.map(({ title, why }) => `${batch}: ${title}: ${why}`),
  );
  return [...wrong, ...said, ...failed].map((line) => `${system} (${generation}) ${line.replaceAll("\n", "\n    ")}`);
}
