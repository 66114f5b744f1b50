// `node tools/build-demo-world.mjs`: brings the people of tools/demo-world.json up to date with the packs they are from.
// Who owns them, where they stand and how their tokens look is the world's own. A test says when they no longer agree.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asCommand } from "./as-command.mjs";
import { packSources } from "./build-packs.mjs";

/** @typedef {Record<string, any>} Source */

const PACKS = ["heroes", "creatures"].map((name) => ({ name, type: "Actor" }));

/**
 * A thing as it lies in the packs, without what only packs need.
 * @param {Source} item
 * @returns {Source}
 */
function carried({ _key: _, _stats: { compendiumSource } = {}, ...item }) {
  return compendiumSource === undefined ? item : { ...item, _stats: { compendiumSource } };
}

/**
 * The world as it is kept, with everybody as the packs have them now.
 * @param {string} root
 * @returns {string}
 */
export function demoWorld(root) {
  /** @type {Source} */
  const world = JSON.parse(readFileSync(join(root, "tools/demo-world.json"), "utf8"));
  const people = PACKS.flatMap((pack) => packSources(root, pack));
  const actors = world["actors"].map((/** @type {Source} */ actor) => {
    const known = people.find(({ name, type }) => name === actor["name"] && type === actor["type"]);
    if (known === undefined) throw new Error(`No pack of ours has ${actor["name"]}.`);
    const { img, system, items } = known;
    return { ...actor, img, system, items: items.map(carried) };
  });
  return `${JSON.stringify({ ...world, actors }, null, 2)}\n`;
}

/** @param {string} root */
export function buildDemoWorld(root) {
  writeFileSync(join(root, "tools/demo-world.json"), demoWorld(root));
  return [];
}

asCommand(import.meta.url, buildDemoWorld);
