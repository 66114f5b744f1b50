// `npm run soak:rules [-- TIMES SEED]`: the random fights of all rulesets, TIMES as long as `npm test` plays them, from
// SEED on. Says which seeds it plays, so that a failure can be played again.
import { ready } from "./ready.mjs";

ready();
const { createVitest } = await import("vitest/node");
const [times = 5, from = Math.trunc(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
console.log(`npm run soak:rules -- ${times} ${from}`);
const vitest = await createVitest("test", { watch: false, project: ["rules"] });
/** @type {import("../src/rules/testing/depth.ts").Depth} */
const depth = { from, times };
vitest.provide("depth", depth);
await vitest.start(["play.test.ts"]);
await vitest.close();
