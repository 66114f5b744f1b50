import type { LangKey } from "../../view/index.ts";
import { SYSTEM_ID } from "../ports/system-id.ts";

/** A small dialog from a template; what was filled in, or null when it is closed. */
export async function askForm(
  title: string,
  ok: LangKey,
  template: string,
  context: object,
  width = 520,
): Promise<Readonly<Record<string, unknown>> | null> {
  const content = await foundry.applications.handlebars.renderTemplate(template, { ...context });
  const answer: unknown = await foundry.applications.api.DialogV2.input({
    classes: [SYSTEM_ID, "ask-form"],
    position: { width },
    window: { title },
    content,
    ok: { label: ok },
    rejectClose: false,
  });
  return typeof answer === "object" && answer !== null ? { ...answer } : null;
}
