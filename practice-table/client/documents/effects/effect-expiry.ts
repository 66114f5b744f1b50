import type { Document } from "../../../common/abstract/document.ts";
import { realm } from "../../../common/realm.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { client, collectionOf, currentUser } from "../../client.ts";
import { asRecord, documentConfig } from "../../config.ts";
import { passedInFight } from "./effect-duration.ts";

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

/** What happens in fights also happens as time passes outside of them, but for their beginning. */
const WORLD_TIME = "updateWorldTime";

/** Generation 14: whether an effect that is reckoned up to now is over, and this is what it ends with. */
function isOver(effect: Document, event: string): boolean {
  const { expiry, value } = asRecord(effect._source["duration"]);
  const { remaining, expired } = asRecord(Reflect.get(effect, "duration"));
  if (expired === true || typeof value !== "number" || !(Number(remaining) <= 0)) return false;
  if (expiry === null || expiry === undefined || expiry === event) return true;
  return event === WORLD_TIME && expiry !== "combatStart" && passedInFight(effect) === null;
}

/** Those that last some time, begun, on somebody, and neither off nor over. */
const isTracked = (effect: Document): boolean =>
  effect._source["start"] !== null &&
  Reflect.get(effect, "active") === true &&
  Reflect.get(effect, "isTemporary") === true;

const ACTIONS: Readonly<Record<string, (actor: Document, ids: string[]) => Promise<unknown>>> = {
  delete: (actor, ids) => actor.deleteEmbeddedDocuments("ActiveEffect", ids),
  update: (actor, ids) =>
    actor.updateEmbeddedDocuments(
      "ActiveEffect",
      ids.map((_id) => ({ _id, "duration.expired": true })),
    ),
};

/**
 * Generation 14's `ActiveEffect.registry`: reckons everywhere what is left, and ends what has run out. For that, only the active
 * Game Master's client acts.
 */
export const effectRegistry = {
  async refresh(
    event: string,
    context: { readonly combat?: Document; readonly actors?: ReadonlySet<Document> } = {},
  ): Promise<void> {
    const actors = [...(context.actors ?? actorsOf(context.combat))];
    const tracked = actors.map((actor) => [actor, effectsOf(actor).filter(isTracked)] as const);
    for (const [, effects] of tracked) for (const effect of effects) callOn(effect, "updateDuration");
    if (Reflect.get(currentUser(), "isActiveGM") !== true) return;
    const act = ACTIONS[String(documentConfig("ActiveEffect")?.["expiryAction"])];
    if (!act) return;
    for (const [actor, effects] of tracked) {
      const over = effects.filter((effect) => isOver(effect, event));
      if (over.length)
        await act(
          actor,
          over.map(({ id }) => String(id)),
        );
    }
  },

  /** Time has passed in the world. */
  async refreshWorldTime(): Promise<void> {
    await this.refresh(WORLD_TIME);
  },
};

const effectsOf = (actor: Document): Document[] => Array.from(actor.getEmbeddedCollection("ActiveEffect"));

function callOn(effect: Document, name: string): void {
  const method: unknown = Reflect.get(effect, name);
  if (typeof method === "function") Reflect.apply(method, effect, []);
}

/** Those in the combat, or everybody in the world. */
function actorsOf(combat: Document | undefined): Document[] {
  if (!combat) return [...(collectionOf("Actor") ?? [])];
  const actors = Array.from(
    combat.getEmbeddedCollection("Combatant"),
    (combatant) => Reflect.get(combatant, "actor") as Document | null,
  );
  return [...new Set(actors.filter((actor) => actor !== null))];
}
