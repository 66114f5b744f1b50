import { AdoptableHTMLElement } from "./adoptable-element.ts";
import { HTMLCodeMirrorElement } from "./code-mirror.ts";
import { HTMLColorPickerElement } from "./color-picker.ts";
import { HTMLDocumentTagsElement } from "./document-tags.ts";
import { HTMLFilePickerElement } from "./file-picker.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import { HTMLFormulaInputElement } from "./formula-input.ts";
import { HTMLMultiCheckboxElement, HTMLMultiSelectElement } from "./multi-select.ts";
import { HTMLProseMirrorElement } from "./prose-mirror.ts";
import { HTMLRangePickerElement } from "./range-picker.ts";
import { HTMLDocumentEmbedElement, HTMLEnrichedContentElement, HTMLSecretBlockElement } from "./shown-elements.ts";
import { HTMLStringTagsElement } from "./string-tags.ts";

const DEFINED = [
  HTMLCodeMirrorElement,
  HTMLColorPickerElement,
  HTMLDocumentEmbedElement,
  HTMLDocumentTagsElement,
  HTMLEnrichedContentElement,
  HTMLFilePickerElement,
  HTMLFormulaInputElement,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
  HTMLSecretBlockElement,
  HTMLStringTagsElement,
];

/** `foundry.applications.elements` */
export const elements = {
  AbstractFormInputElement,
  AdoptableHTMLElement,
  ...Object.fromEntries(DEFINED.map((element) => [element.name, element])),
};

export function defineElements(): void {
  for (const element of DEFINED) customElements.define(element.tagName, element);
}
