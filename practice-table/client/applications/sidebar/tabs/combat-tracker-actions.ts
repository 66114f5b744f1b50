import { page, words, seenAs } from "../../../page.ts";
import type { ActionEntry } from "../../api/application-shapes.ts";
import { DialogV2 } from "../../api/dialog-v2.ts";
import type { DocumentClassShape } from "../../document-shape.ts";
import type { CombatantShape, TrackerShape } from "./combat-shapes.ts";

interface CanvasPort {
  readonly ready: boolean;
  animatePan(view: { x: number; y: number; scale?: number }): Promise<unknown>;
  ping(point: { x: number; y: number }): Promise<unknown>;
}

function combatantOf(tracker: TrackerShape, target: HTMLElement): CombatantShape | undefined {
  const id = target.closest<HTMLElement>("[data-combatant-id]")?.dataset["combatantId"];
  return tracker.viewed?.combatants.get(id ?? "");
}

async function createCombat(this: TrackerShape): Promise<void> {
  const Combat = page.CONFIG["Combat"]?.["documentClass"] as DocumentClassShape;
  const made = (await Combat.implementation.create({})) as { activate(options?: object): Promise<unknown> } | undefined;
  await made?.activate({ render: false });
}

async function cycleCombat(this: TrackerShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const combat = this.combats.find((entry) => entry.id === target.dataset["combatId"]);
  if (!combat) return;
  await combat.activate({ render: false });
  this.viewed = combat;
  await this.render();
}

async function panToCombatant(this: TrackerShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const token = combatantOf(this, target)?.token?.object;
  const canvas = seenAs<CanvasPort | undefined>(page.canvas);
  if (token?.visible && canvas?.ready) await canvas.animatePan({ ...token.center, scale: 1 });
}

async function activateCombatant(this: TrackerShape, event: PointerEvent, target: HTMLElement): Promise<void> {
  if ((event.target as Element).closest("button, input")) return;
  await panToCombatant.call(this, event, target);
  const combatant = combatantOf(this, target);
  if (combatant?.isOwner) combatant.token?.object?.control({ releaseOthers: true });
}

async function pingCombatant(this: TrackerShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const token = combatantOf(this, target)?.token?.object;
  const canvas = seenAs<CanvasPort | undefined>(page.canvas);
  if (token?.visible && canvas?.ready) await canvas.ping(token.center);
}

async function rollInitiative(this: TrackerShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const combatant = combatantOf(this, target);
  if (combatant) await this.viewed?.rollInitiative([combatant.id]);
}

async function toggleDefeated(this: TrackerShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const combatant = combatantOf(this, target);
  if (combatant) await this._onToggleDefeatedStatus(combatant);
}

async function toggleHidden(this: TrackerShape, _event: PointerEvent, target: HTMLElement): Promise<void> {
  const combatant = combatantOf(this, target);
  if (combatant) await this._onToggleHidden(combatant);
}

/** Whoever is out of the fight shows it on the token as well. */
export async function turnDefeated(combatant: CombatantShape): Promise<void> {
  const defeated = !combatant.isDefeated;
  await combatant.update({ defeated });
  const special = page.CONFIG["specialStatusEffects"] as { DEFEATED?: string } | undefined;
  const actor = combatant.actor as { toggleStatusEffect?(id: string, options: object): Promise<unknown> } | null;
  await actor?.toggleStatusEffect?.(special?.DEFEATED ?? "dead", { overlay: true, active: defeated });
}

async function trackerSettings(): Promise<void> {
  const stored = page.game.settings.get("core", "combatTrackerConfig") as { skipDefeated?: boolean } | undefined;
  const content = document.createElement("div");
  const label = document.createElement("label");
  label.className = "checkbox";
  const box = document.createElement("input");
  box.type = "checkbox";
  box.name = "skipDefeated";
  box.toggleAttribute("checked", stored?.skipDefeated ?? false);
  label.append(box, ` ${words("COMBAT.SkipDefeated")}`);
  content.append(label);
  const answer = await DialogV2.input({ window: { title: "COMBAT.Settings" }, content, ok: { label: "COMMON.Save" } });
  if (answer) await page.game.settings.set("core", "combatTrackerConfig", { ...stored, ...answer });
}

export const TRACKER_ACTIONS: Record<string, ActionEntry> = {
  activateCombatant,
  createCombat,
  cycleCombat,
  panToCombatant,
  pingCombatant,
  rollInitiative,
  toggleDefeated,
  toggleHidden,
  trackerSettings,
};
