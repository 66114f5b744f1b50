import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { instanceMembersLacking } from "practice-table/testing/instance-members";
import { LEDGER, membersLacking, membersUsed } from "practice-table/testing/ledger";

const built = (file: string): string =>
  readFileSync(join(process.env["INTEGRATION_SYSTEM"] ?? "", "dist", file), "utf8");
const bundle = built("main.mjs");

test("whatever of Foundry's our system mentions stands in the practice table's ledger", () => {
  expect(membersUsed(bundle).length).toBeGreaterThan(50);
  // What a module adds, and we ask for only where it is active, is none of Foundry's.
  const lacking = membersLacking(bundle, LEDGER).filter((member) => !member.startsWith("game.dice3d"));
  expect(lacking).toEqual([]);
});

test("and so does whatever its suites for Quench mention", () => {
  expect(membersUsed(built("quench.mjs")).length).toBeGreaterThan(20);
  expect(membersLacking(built("quench.mjs"), LEDGER)).toEqual([]);
});

test("whatever our system asks of Foundry's objects, or overrides, the practice table has", () => {
  expect(instanceMembersLacking(bundle)).toEqual([]);
});
