/** What the sheets of Grit show. */
export { gearFields, gritSheet } from "./fighter-sheet.ts";
