/** What the sheets of Threat show. */
export { threatFields, threatSheet, type ThingRecord } from "./fighter-sheet.ts";
export { threatFaces } from "./thing-faces.ts";
