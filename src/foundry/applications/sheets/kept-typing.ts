import { isOneOf } from "../../ports/interface.ts";
import { placeOfTyped, type WrittenField } from "../../../view/shared/index.ts";
import { type LangKey } from "../../../view/index.ts";
import type { RenderedParts } from "../../ports/sheet-bases.ts";
import { placeIn } from "./kept-place.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

const WRITTEN = "input:is([type=text], [type=number], [type=search], :not([type])), textarea";

const fieldsIn = (content: HTMLElement): readonly Field[] => [...content.querySelectorAll<Field>(WRITTEN)];

/** Fields of things on the sheet have no name of their own: what they change and of which thing tells them apart. */
const written = ({ name, dataset, defaultValue }: Field): WrittenField => ({
  name: name || `${dataset["change"] ?? ""} ${dataset["itemId"] ?? ""}`,
  drawn: defaultValue,
});

const focusedIn = (content: HTMLElement): Field | null => {
  const focused = content.ownerDocument.activeElement;
  return fieldsIn(content).find((field) => field === focused) ?? null;
};

/** What was written in a field when it was last told of: that is finished, though the field still has the focus. */
const told = new WeakMap<EventTarget, string>();

/** Remembers what a sheet has been told. While it is drawn anew nothing is told, and nothing gets here. */
export function followTelling(sheet: HTMLElement): void {
  sheet.addEventListener("change", ({ target }) => {
    if (target !== null && isOneOf(target, "INPUT", "TEXTAREA")) told.set(target, target.value);
  });
}

const unfinished = (field: Field): string | null =>
  field.value === field.defaultValue || field.value === told.get(field) ? null : field.value;

/** What leaves the page while it is drawn anew has not been left by its writer. */
const redrawing = new WeakSet<HTMLElement>();

/** A browser tells of a change only what was typed since the field was last entered. */
function commitWhenLeft(field: Field, content: HTMLElement): void {
  const drawn = field.defaultValue;
  let isTold = false;
  field.addEventListener("change", () => (isTold = true), { once: true });
  field.addEventListener("blur", () => {
    if (isTold || redrawing.has(content) || field.value === drawn) return;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function putBack(
  field: Field,
  text: string | null,
  caret: readonly [number, number] | null,
  content: HTMLElement,
): void {
  if (text !== null && text !== field.value) {
    field.value = text;
    commitWhenLeft(field, content);
  }
  if (content.ownerDocument.activeElement !== field) field.focus({ preventScroll: true });
  if (caret !== null && field.selectionStart !== null) field.setSelectionRange(...caret);
}

const isOpen = (editor: Element): boolean => Reflect.get(editor, "open") === true;

/** Editors whose part waits for them to be closed. */
const awaited = new WeakSet<Element>();

/** Parts in which somebody writes at length stay as they are, and are drawn anew once that is done. */
function withoutOpenEditors(result: RenderedParts, content: HTMLElement, later: (part: string) => void): void {
  for (const part of Object.keys(result)) {
    const drawn = content.querySelector(`[data-application-part="${part}"]`);
    const editor = [...(drawn?.querySelectorAll("prose-mirror") ?? [])].find(isOpen);
    if (editor === undefined) continue;
    Reflect.deleteProperty(result, part);
    if (awaited.has(editor)) continue;
    awaited.add(editor);
    editor.addEventListener("close", () => later(part), { once: true });
  }
}

const stop = (event: Event): void => event.stopImmediatePropagation();

/**
 * Draws a sheet anew without taking anything from whoever writes on it: an open editor stays, and unfinished words in a
 * field stand in it again, with the caret where it was, to be kept when the field is left.
 */
export function redrawKeeping(
  result: RenderedParts,
  content: HTMLElement,
  redraw: () => void,
  later: (part: string) => void,
): void {
  withoutOpenEditors(result, content, later);
  const field = focusedIn(content);
  const before = fieldsIn(content).map(written);
  const place = placeIn(content);
  redrawing.add(content);
  // Some browsers take a field that goes for one that is left, and would keep half a word.
  content.addEventListener("change", stop, { capture: true });
  redraw();
  content.removeEventListener("change", stop, { capture: true });
  redrawing.delete(content);
  place.restore();
  if (field === null || field.isConnected) return;
  const text = unfinished(field);
  const caret = field.selectionStart === null ? null : ([field.selectionStart, field.selectionEnd ?? 0] as const);
  const fields = fieldsIn(content);
  const found = placeOfTyped(written(field), before, fields.map(written));
  const again = found === null ? undefined : fields[found];
  if (again !== undefined) return putBack(again, text, caret, content);
  if (text !== null) ui.notifications.warn(game.i18n.format("HEARTRUSH.Sheet.lineGone" satisfies LangKey, { text }));
}
