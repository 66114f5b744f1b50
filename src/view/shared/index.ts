/** What sheets of any game are made of. */
export { expectedWords } from "./expected.ts";
export { fieldsOf, pathOf, placeNames, type Place, type Places } from "./place.ts";
export { dieContext, rolledDie } from "./die.ts";
export type { DieContext, DieTone } from "./die.ts";
export {
  fieldChange,
  toggledMember,
  withEntry,
  withIds,
  withoutEntry,
  writtenNumber,
  type FieldChange,
} from "./field-change.ts";
export { changedPaths, partsTouched, type PartsByPath } from "./parts-touched.ts";
export { writtenDice } from "./written-dice.ts";
export { placeOfTyped, type WrittenField } from "./typed-text.ts";
export {
  checkField,
  diceField,
  dieField,
  numberField,
  plainItem,
  textField,
  wordField,
  type Field,
} from "./plain-item.ts";
