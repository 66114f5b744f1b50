import { afterEach, expect } from "vitest";
import { complain, takeComplaints } from "./headless/complaints.ts";

/** Node's own console, where a server in this process complains. */
const print = console.error;
console.error = (...said: readonly unknown[]): void => {
  complain("node", said);
  print(...said);
};

/** A test in which anybody complains of what the test has not expected fails, and says of what. */
afterEach(() => {
  expect(takeComplaints(), "complained of, and not expected").toEqual([]);
});
