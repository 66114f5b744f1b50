#!/usr/bin/env node
// The command `practice-table`: its options are those of `server/command-line.ts`.
import { openTable } from "./open.mjs";

await openTable(process.argv.slice(2));
