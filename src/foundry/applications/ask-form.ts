import { renderCard } from "../ports/render-card.ts";
import { SYSTEM_ID } from "../ports/system-id.ts";

/** Below a list may stand what its chosen entry means. */
function showHint(target: EventTarget | null): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const shown = target.parentElement?.querySelector(`[data-hint-for="${target.name}"]`);
  if (shown) shown.textContent = target.selectedOptions[0]?.dataset["hint"] ?? "";
}

interface Look {
  readonly width?: number;
  readonly className?: "ask-form" | "check-dialog";
}

/** A small dialog from a template; what was filled in, or null when it is closed. */
export async function askForm(
  title: string,
  ok: string,
  template: string,
  context: object,
  { width = 520, className = "ask-form" }: Look = {},
): Promise<Readonly<Record<string, unknown>> | null> {
  const content = document.createElement("div");
  content.innerHTML = await renderCard(template, context);
  content.addEventListener("change", ({ target }) => showHint(target));
  for (const list of content.querySelectorAll("select")) showHint(list);
  const answer: unknown = await foundry.applications.api.DialogV2.input({
    classes: [SYSTEM_ID, className],
    position: { width },
    window: { title },
    content,
    ok: { label: ok },
    rejectClose: false,
  });
  return typeof answer === "object" && answer !== null ? { ...answer } : null;
}
