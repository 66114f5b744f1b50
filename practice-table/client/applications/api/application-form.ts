import { FormDataExtended } from "../ux/form-data-extended.ts";
import type { Loose } from "../../page.ts";
import type { ClosingOptions, FormConfiguration } from "./application-shapes.ts";

interface FormApplication {
  close(options?: ClosingOptions): Promise<unknown>;
}

/** Runs a form's handler on its present values, and closes the application if the form asks for it. */
export async function submitForm(
  app: FormApplication,
  config: FormConfiguration,
  event: Event,
  form: HTMLFormElement,
  options?: Loose,
): Promise<unknown> {
  event.preventDefault();
  const { handler, closeOnSubmit } = config;
  let result: unknown;
  if (handler) {
    const values = new FormDataExtended(form);
    result = await handler.call(app as never, event, form, values, options);
  }
  if (closeOnSubmit) await app.close({ submitted: true });
  return result;
}
