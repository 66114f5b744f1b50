import { renderCard } from "./render-card.ts";
import { SYSTEM_ID } from "./system-id.ts";

interface FormAsked {
  readonly title: string;
  readonly template: string;
  readonly context: object;
  readonly ok: string;
}

type Values = Readonly<Record<string, unknown>>;

/** A small form in a dialog of Foundry's. Null when it is closed. The types do not know what `input` answers. */
export async function askInForm({ title, template, context, ok }: FormAsked): Promise<Values | null> {
  const content = document.createElement("div");
  content.innerHTML = await renderCard(template, context);
  const dialog = foundry.applications.api.DialogV2 as unknown as { input(config: object): Promise<Values | null> };
  return dialog.input({
    window: { title },
    position: { width: 460 },
    classes: [SYSTEM_ID, "check-dialog"],
    content,
    ok: { label: ok },
  });
}
