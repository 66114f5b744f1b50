import { ok, recall } from "../../../rules/index.ts";
import { refusedByTable, type Answer } from "../../authority/refused.ts";
import { load } from "./load.ts";
import { rewind } from "./persist.ts";
import { chronicleOf } from "./record.ts";

/**
 * Sets a fight right that cannot be read: what nobody can read of its steps is left out, steps are taken back until the
 * table can be read, and if its beginning cannot be, it may be begun anew.
 */
export async function setRight(combat: Combat.Implementation, id: string): Promise<Answer> {
  await leaveOutBroken(combat);
  for (;;) {
    const loaded = load(combat, "it-comes");
    if (!loaded.ok) return loaded.reason.code === "not-begun" ? ok({ revision: 0 }) : loaded;
    if (loaded.value.isReadable) return ok({ revision: loaded.value.chronicle.revision });
    const answer = loaded.value.chronicle.at > 0 ? await rewind(loaded.value, "undo", id) : await unbegun(combat);
    if (!answer.ok) return answer;
  }
}

/** The steps from the first on whose text cannot be read. What they did to actors stands there. */
async function leaveOutBroken(combat: Combat.Implementation): Promise<void> {
  const chronicle = chronicleOf(combat);
  if (chronicle === null || recall(chronicle).ok) return;
  let last = Math.min(chronicle.last, Object.keys(chronicle.steps).length);
  while (last > 0 && !recall({ ...chronicle, at: 0, last }).ok) last -= 1;
  if (!recall({ ...chronicle, at: 0, last }).ok) return void (await unbegun(combat));
  const at = Math.max(0, Math.min(chronicle.at, last));
  await combat.update({ system: { at, last, doing: "", revision: chronicle.revision + 1 } });
}

async function unbegun(combat: Combat.Implementation): Promise<Answer> {
  try {
    await combat.update({ round: 0, system: { start: "", at: 0, last: 0, doing: "" } });
    return ok({ revision: 0 });
  } catch (error) {
    return refusedByTable("not-written", error instanceof Error ? error.message : String(error));
  }
}
