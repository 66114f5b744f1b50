/** The forms of Heart Rush that no sheet and no check has. */
export { undoForm } from "./undo-form.ts";
export { madeSoFar, mayMakeAgain, remake, remembered } from "./creation-again.ts";
export { creationForm, creationTold, readCreation, type Creation } from "./creation-form.ts";
export type { Written } from "./written.ts";
export { madeForYou, type Ideas } from "./made-for-you.ts";
export { drawnMarks, nightForm, readNight } from "./night-form.ts";
