import type { HeartRush } from "../../../rules/index.ts";
import { nightForm, readNight, type NightFormContext } from "../forms/night-form.ts";

interface Sleeper {
  readonly id: string;
  readonly name: string;
}

/** The place is the same for all; who keeps a watch and who takes dreamwort is each one's own. */
export const groupNightForm = (
  sleepers: readonly Sleeper[],
): NightFormContext & { readonly sleepers: readonly Sleeper[] } => ({
  ...nightForm(),
  sleepers,
});

/** How this one of them spends the night. */
export const readNightOf = (form: Readonly<Record<string, unknown>>, id: string): HeartRush.sheets.Night =>
  readNight({ ...form, watch: form[`watch-${id}`], dreamwort: form[`dreamwort-${id}`] });
