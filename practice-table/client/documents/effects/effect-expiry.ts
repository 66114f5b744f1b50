import type { Document } from "../../../common/abstract/document.ts";
import { realm } from "../../../common/realm.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { client, collectionOf, currentUser } from "../../client.ts";
import { asRecord, documentConfig } from "../../config.ts";

export const worldTime = (): number => Number(client.game?.settings.get("core", "time") ?? 0);

/** Generation 13: where in a combat an effect begins. */
export function startInCombat(combat: Document | null): PlainObject {
  const { round = null, turn = null } = asRecord(combat) as { round?: number; turn?: number | null };
  return combat ? { combat: combat.id, startRound: round, startTurn: turn ?? 0 } : {};
}

/** Generation 14: when, and where in a combat, an effect begins. */
export function effectStart(combat: Document | null): PlainObject {
  const { round = null, turn = null } = asRecord(combat) as { round?: number; turn?: number | null };
  const acting = asRecord(Reflect.get(combat ?? {}, "combatant"));
  const { id = null, initiative = null } = acting as { id?: string | null; initiative?: number | null };
  return { combat: combat?.id ?? null, combatant: id, initiative, round, turn, time: worldTime() };
}

/** When an effect began, as its generation writes it, for effects that last some time. */
export function beginning(effect: Document, combat: Document | null): PlainObject | null {
  const duration = asRecord(effect._source["duration"]);
  if (realm.generation === 13) {
    const lasts = ["seconds", "rounds", "turns"].some((unit) => Number(duration[unit] ?? 0) > 0);
    if (!lasts || duration["startTime"] !== null) return null;
    return { duration: { startTime: worldTime(), ...startInCombat(combat) } };
  }
  return effect._source["start"] ? null : { start: effectStart(combat) };
}

/** Generation 14: whether as many rounds as an effect lasts have passed since it began. */
function hasRunOut(effect: Document, event: string): boolean {
  const { value, units, expiry } = asRecord(effect._source["duration"]);
  if (expiry !== null && expiry !== undefined) {
    if (expiry !== event) return false;
    if (value === null) return true;
  }
  if (typeof value !== "number" || units !== "rounds") return false;
  const start = asRecord(effect._source["start"]);
  const combat = typeof start["combat"] === "string" ? collectionOf("Combat")?.get(start["combat"]) : null;
  if (!combat) return event === "combatEnd";
  return Number(Reflect.get(combat, "round")) - Number(start["round"] ?? 0) >= value;
}

const ACTIONS: Readonly<Record<string, (actor: Document, ids: string[]) => Promise<unknown>>> = {
  delete: (actor, ids) => actor.deleteEmbeddedDocuments("ActiveEffect", ids),
  update: (actor, ids) =>
    actor.updateEmbeddedDocuments(
      "ActiveEffect",
      ids.map((_id) => ({ _id, disabled: true })),
    ),
};

/** Generation 14's `ActiveEffect.registry`: ends what has run out. Only the active Game Master's client acts. */
export const effectRegistry = {
  async refresh(
    event: string,
    context: { readonly combat?: Document; readonly actors?: ReadonlySet<Document> } = {},
  ): Promise<void> {
    if (Reflect.get(currentUser(), "isActiveGM") !== true) return;
    const act = ACTIONS[String(documentConfig("ActiveEffect")?.["expiryAction"])];
    if (!act) return;
    for (const actor of context.actors ?? actorsOf(context.combat)) {
      const effects = Array.from(actor.getEmbeddedCollection("ActiveEffect"));
      const over = effects.filter((effect) => effect._source["disabled"] !== true && hasRunOut(effect, event));
      if (over.length)
        await act(
          actor,
          over.map((effect) => String(effect.id)),
        );
    }
  },
};

/** Those in the combat, or everybody in the world. */
function actorsOf(combat: Document | undefined): Document[] {
  if (!combat) return [...(collectionOf("Actor") ?? [])];
  const actors = Array.from(
    combat.getEmbeddedCollection("Combatant"),
    (combatant) => Reflect.get(combatant, "actor") as Document | null,
  );
  return [...new Set(actors.filter((actor) => actor !== null))];
}
