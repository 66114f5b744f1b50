import { askByDialog, focusedHere, formValues, isOneOf } from "../ports/interface.ts";
import { renderCard } from "../ports/chat.ts";
import { SYSTEM_ID } from "../ports/system.ts";

/** Below a list may stand what its chosen entry means, below a field what the suggestion means that was taken. */
function showHint(field: EventTarget | null, within: ParentNode): void {
  if (!isOneOf(field, "SELECT", "INPUT")) return;
  const shown = within.querySelector(`[data-hint-for="${field.name}"]`);
  if (shown) shown.textContent = chosenIn(field)?.dataset["hint"] ?? "";
}

function chosenIn(field: HTMLSelectElement | HTMLInputElement): HTMLOptionElement | undefined {
  if (isOneOf(field, "SELECT")) return field.selectedOptions[0];
  return [...(field.list?.options ?? [])].find(({ value }) => value.toLowerCase() === field.value.trim().toLowerCase());
}

/** What is worked out from the whole form while it is filled in, by the name of the place where it is said. */
type Written = Readonly<Record<string, unknown>>;
type Told = (written: Written) => Readonly<Record<string, string>>;

function tell(content: HTMLElement, told: Told): void {
  const form = content.closest("form");
  if (form === null) return;
  for (const [name, text] of Object.entries(told(formValues(form)))) {
    const shown = content.querySelector<HTMLElement>(`[data-told="${name}"]`);
    if (!shown) continue;
    if (shown.textContent !== text) shown.textContent = text;
    const { closes } = shown.dataset;
    // A field that cannot be of use says why, and is closed as long as it says so.
    if (closes !== undefined)
      content
        .querySelector<HTMLSelectElement | HTMLInputElement>(`[name="${closes}"]`)
        ?.toggleAttribute("disabled", text !== "");
  }
}

/** Whoever answered goes on where they came from, though the dialog may be on the page for a moment yet. */
function giveBackKeyboard(before: HTMLElement | null, content: HTMLElement): void {
  const { activeElement, body } = document;
  const inDialog = activeElement === body || content.closest(".application")?.contains(activeElement) === true;
  if (inDialog && before?.isConnected === true) before.focus();
}

interface Look {
  readonly width?: number;
  readonly className?: "ask-form" | "check-dialog";
  readonly told?: Told;
  /** What a button with `data-fills` writes in the fields, from what stands in them. */
  readonly fills?: (written: Written) => Written;
  /** In a long form Enter goes on to the next field, and only the button answers. */
  readonly entersNext?: boolean;
}

/** Writes what the button works out into the fields that it names; the others keep what stands in them. */
function fill(content: HTMLElement, fills: (written: Written) => Written): void {
  const form = content.closest("form");
  if (form === null) return;
  const written = fills(formValues(form));
  for (const field of content.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[name], select[name]")) {
    const value = written[field.name];
    // What was of no use may be now; whatever is still of none is closed again when it is told, and a closed one is not read.
    field.disabled = false;
    if (isOneOf(field, "INPUT") && field.type === "radio") field.checked = field.value === value;
    else if (typeof value === "boolean" && isOneOf(field, "INPUT")) field.checked = value;
    else if (typeof value === "string" || typeof value === "number") field.value = String(value);
    showHint(field, content);
  }
}

const FIELDS = "input, select, textarea, footer button";

/** Enter in a field takes the keyboard to the next. */
function goOn(event: KeyboardEvent): void {
  const field = event.target;
  if (event.key !== "Enter" || event.isComposing || !isOneOf(field, "INPUT", "SELECT")) return;
  event.preventDefault();
  const fields = [...(field.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(
    (one) => one === field || !one.matches(":disabled"),
  );
  fields[fields.indexOf(field) + 1]?.focus();
}

/** A small dialog from a template; what was filled in, or null when it is closed. */
export async function askForm(
  title: string,
  ok: string,
  template: string,
  context: object,
  { width = 520, className = "ask-form", told = () => ({}), fills, entersNext = false }: Look = {},
): Promise<Readonly<Record<string, unknown>> | null> {
  const before = focusedHere();
  const content = document.createElement("div");
  content.innerHTML = await renderCard(template, context);
  content.addEventListener("input", ({ target }) => {
    showHint(target, content);
    tell(content, told);
  });
  content.addEventListener("click", ({ target }) => {
    if (fills === undefined || !isOneOf(target, "BUTTON") || target.dataset["fills"] === undefined) return;
    fill(content, fills);
    tell(content, told);
  });
  if (entersNext) content.addEventListener("keydown", goOn);
  for (const field of content.querySelectorAll("select, input[list]")) showHint(field, content);
  const answer = await askByDialog({
    classes: [SYSTEM_ID, className],
    position: { width },
    window: { title },
    content,
    ok: { label: ok },
    render: () => tell(content, told),
    rejectClose: false,
  });
  giveBackKeyboard(before, content);
  return typeof answer === "object" && answer !== null ? { ...answer } : null;
}
