import type { Readers } from "../../core/ruleset.ts";
import type { Event } from "./event.ts";
import type { Command } from "./commands.ts";
import type { Fight, Sheet } from "./model.ts";
import { readCommand } from "./commands.ts";
import { readEvent } from "./event.ts";
import { readSheet } from "./parse-sheet.ts";
import { table } from "./parse-table.ts";

/** All that Grit accepts from documents and messages. */
export const read: Readers<Fight, Sheet, Command, Event> = {
  sheet: readSheet,
  table,
  command: readCommand,
  event: readEvent,
};
