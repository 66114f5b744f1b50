/** What the sheets of Beats show. */
export { beatsFighterSheet, toolFields } from "./fighter-sheet.ts";
