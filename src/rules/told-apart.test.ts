import { expect, test } from "vitest";
import { parse, RULESET_NAMES, RULESETS } from "./index.ts";

/** A command is what somebody does, an event what has happened: one word for each, whichever game it is. */
test.for(RULESET_NAMES)("commands of %s are told apart by do, and events by type", (name) => {
  const { read } = RULESETS[name];
  expect(parse<unknown>(read.command, {})).toMatchObject({ ok: false, reason: { path: "/do" } });
  expect(parse<unknown>(read.event, {})).toMatchObject({ ok: false, reason: { path: "/type" } });
});
