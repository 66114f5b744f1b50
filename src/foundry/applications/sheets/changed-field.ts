import { isOneOf, targetOf } from "../../ports/interface.ts";
import { fieldChange, writtenDice, writtenNumber, type FieldChange } from "../../../view/shared/index.ts";

type Field = HTMLElement & { name?: string; value?: unknown; type?: string; checked?: boolean };

const NOTHING: FieldChange = {};

/** What is written in a field, as what it stands for; undefined where nobody can tell. */
function valueOf(field: Field, before: unknown): unknown {
  const { dataset } = field;
  const { value } = field;
  if (field.type === "checkbox") return field.checked === true;
  if (dataset["dice"] !== undefined && typeof value === "string") return writtenDice(value);
  if (dataset["number"] === undefined || typeof value !== "string") return value;
  if (value.trim() === "" && dataset["blank"] !== undefined) return null;
  return writtenNumber(value, typeof before === "number" ? before : 0) ?? undefined;
}

/**
 * The pictures of a sheet that are others than its document has. Foundry's picker puts the chosen one into the page and
 * submits the form; no field has changed then. What only stands in for a picture that is gone was chosen by nobody.
 */
function chosenPictures(form: HTMLElement, source: object): FieldChange {
  const pictures = [...form.querySelectorAll<HTMLElement>("img[data-edit], video[data-edit]")];
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const { edit: path = "", standIn } = picture.dataset;
      const shown = picture.getAttribute("src") ?? "";
      const kept: unknown = foundry.utils.getProperty(source, path);
      return shown === standIn || shown === (kept ?? "") ? [] : [[path, shown] as const];
    }),
  );
}

/**
 * The update that the one changed field of a sheet asks for, or the picture that was chosen. Foundry would submit the whole
 * form, and with it whatever somebody else has changed since it was drawn.
 */
export function changedField(event: Event | null, form: HTMLElement, source: object): FieldChange {
  if (event?.type === "submit") return chosenPictures(form, source);
  if (event?.type !== "change") return NOTHING;
  const target: Field = targetOf(event);
  const { name } = target;
  if (name === undefined || name === "") return NOTHING;
  const before: unknown = foundry.utils.getProperty(source, name);
  const value = valueOf(target, before);
  if (value !== undefined) return fieldChange(name, value, source);
  return NOTHING;
}

/** What was not taken goes: in a field of the document's own stands again what stood there. */
export function stand(target: EventTarget | null | undefined): void {
  const written = isOneOf(target, "INPUT") && (target.type === "text" || target.type === "number");
  if ((written || isOneOf(target, "TEXTAREA")) && target.name !== "") target.value = target.defaultValue;
}

/** Arrow keys step a number, as they would in a number field. */
export function stepNumber(event: KeyboardEvent): void {
  const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const field = event.target;
  if (step === undefined || !isOneOf(field, "INPUT") || field.dataset["number"] === undefined) return;
  const now = Number(field.value);
  if (field.disabled || !Number.isInteger(now)) return;
  event.preventDefault();
  field.value = String(now + step);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
