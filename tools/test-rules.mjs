// `npm run test:rules [-- WORD…]`: the rules' tests only, or those whose path holds one of the words. What is played and
// tried at random goes a fifth as far as in `npm test`, so that it takes seconds.
import { ready } from "./ready.mjs";

ready();
const { createVitest } = await import("vitest/node");
const vitest = await createVitest("test", { watch: false, project: ["rules"] });
/** @type {import("../src/rules/testing/depth.ts").Depth} */
const depth = { from: 0, times: 0.2 };
vitest.provide("depth", depth);
await vitest.start(process.argv.slice(2));
await vitest.close();
