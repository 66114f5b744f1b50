import { type LangKey } from "../../view/index.ts";
import { progressBar } from "../ports/interface.ts";
import { SYSTEM_ID } from "../ports/system.ts";
import { stepsAfter } from "./steps.ts";
import { renew, subjects } from "./subjects.ts";

/**
 * Brings a world that an earlier version wrote up to date: by whoever keeps the table, document by document,
 * with a bar that tells how far it is. What fails is named and left as it is, and does not hold up the rest. The version
 * is noted down when all is done, so that a world whose Game Master leaves half-way starts again.
 */
export async function migrateWorld(): Promise<void> {
  const before = game.settings.get(SYSTEM_ID, "worldVersion");
  const now = game.system.version;
  if (before !== "" && foundry.utils.isNewerVersion(now, before)) await renewAll(before);
  if (before !== now) await game.settings.set(SYSTEM_ID, "worldVersion", now);
}

async function renewAll(version: string): Promise<void> {
  const steps = stepsAfter(version);
  const visits = await subjects();
  const failed: string[] = [];
  const message = game.i18n.localize("HEARTRUSH.Migration.underWay" satisfies LangKey);
  const bar = progressBar(message);
  for (const [index, visit] of visits.entries()) {
    try {
      await renew(visit, steps);
    } catch (error) {
      console.error(error);
      failed.push(visit.where);
    }
    bar.update({ pct: (index + 1) / visits.length });
  }
  bar.update({ pct: 1, message: game.i18n.localize("HEARTRUSH.Migration.done" satisfies LangKey) });
  if (failed.length === 0) return;
  const names = failed.join(", ");
  ui.notifications.warn(game.i18n.format("HEARTRUSH.Migration.failed" satisfies LangKey, { names }), {
    permanent: true,
  });
}
