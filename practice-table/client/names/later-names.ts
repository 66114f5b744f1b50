import type { Generation } from "../../common/protocol.ts";

/** What the table has and generation 13 has not. */
const OF_14: ReadonlySet<string> = new Set([
  "foundry.applications.elements.AdoptableHTMLElement",
  "foundry.applications.elements.HTMLFormulaInputElement",
  "foundry.applications.fields.createFontAwesomeIcon",
  "foundry.data.PrototypeTokenOverrides",
  "foundry.documents.modifyBatch",
  "foundry.utils.buildRelativeUuid",
  "foundry.utils.equals",
  "foundry.utils.isElementInstanceOf",
  "foundry.utils.iterateEntries",
  "foundry.utils.iterateKeys",
  "foundry.utils.iterateValues",
]);

/** Whether a name came later than the generation that is played in. */
export const isLater = (path: string, generation: Generation): boolean => generation === 13 && OF_14.has(path);
