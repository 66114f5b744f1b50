// A template parses, decides nothing, is used by somebody, and has its context function by its name in the same part of
// src/view.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { asCommand } from "./as-command.mjs";
import { filesUnder } from "./files.mjs";
import { readTemplate } from "./template-source.mjs";

const REFERENCE = /templates\/[\w/-]+\.hbs/g;

/**
 * The complaints, one line each; none when all is well.
 * @param {string} root
 */
export function checkTemplates(root) {
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), "utf8");
  const templates = filesUnder(root, "templates", ".hbs");
  const complaints = [];

  /** @type {Set<string>} */
  const used = new Set();
  /**
   * @param {string} by
   * @param {string} text
   */
  const note = (by, text) => {
    for (const path of text.match(REFERENCE) ?? []) {
      used.add(path);
      if (!templates.includes(path)) complaints.push(`${by}: there is no ${path}`);
    }
  };

  for (const path of filesUnder(root, "src", ".ts")) if (!path.endsWith(".test.ts")) note(path, read(path));
  for (const path of templates) {
    const { partials, faults } = readTemplate(read(path));
    complaints.push(...faults.map((fault) => `${path}: ${fault}`));
    for (const partial of partials) note(path, partial);
    const context = path.replace(/^templates\//, "src/view/").replace(/\.hbs$/, ".ts");
    const name = context.slice(dirname(context).length);
    if (!filesUnder(root, dirname(context), ".ts").some((file) => file.endsWith(name)))
      complaints.push(`${path}: its context function ${context} is missing`);
  }
  for (const path of templates) if (!used.has(path)) complaints.push(`${path}: nobody uses it`);
  return complaints;
}

asCommand(import.meta.url, checkTemplates);
