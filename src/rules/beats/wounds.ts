import { SEVERITIES, toolId } from "./state/model.ts";
import type { Severity, Sheet, ToolId, Wound } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import type { Refusal } from "./state/refusals.ts";

/** BTS-WND-2, BTS-WND-5: a bubble for each wound that is not tended; they always fill from the mild end. */
export const bubblesOf = (wounds: readonly Wound[]): number => wounds.filter((wound) => !wound.tended).length;

/** BTS-WND-1: the step of severity that the wounds come to. */
export const severityOf = (wounds: readonly Wound[]): Severity | null => SEVERITIES[bubblesOf(wounds) - 1] ?? null;

/** BTS-WND-6: tended wounds open again, all of them or, by option `reopen`, only the newest. */
export function reopened(wounds: readonly Wound[], how: Options["reopen"]): readonly Wound[] {
  const newest = wounds.findLast((wound) => wound.tended);
  return wounds.map((wound) => (how === "all" || wound === newest ? { ...wound, tended: false } : wound));
}

/** BTS-WND-3, BTS-WND-4, BTS-WND-7: a further wound, which opens tended ones first, or, with all bubbles full, helplessness and no further record. */
export function wounded(sheet: Sheet, wound: Pick<Wound, "id" | "label">, how: Options["reopen"]): Sheet {
  const wounds = reopened(sheet.wounds, how);
  if (bubblesOf(wounds) >= SEVERITIES.length) return { ...sheet, wounds, helpless: true };
  const added: Wound = { id: freeId(sheet, wound.id), label: wound.label, tended: false, tried: false };
  return { ...sheet, wounds: [...wounds, added] };
}

/** Wounds are tools, so a new one must be called unlike any tool or wound of its bearer. */
function freeId(sheet: Sheet, wanted: ToolId): ToolId {
  const taken = (id: ToolId): boolean =>
    Object.hasOwn(sheet.tools, id) || sheet.wounds.some((wound) => wound.id === id);
  let id = wanted;
  for (let number = 2; taken(id); number++) id = toolId(`${wanted}-${number}`);
  return id;
}

const newestOpen = (wounds: readonly Wound[]): Wound | undefined => wounds.findLast((wound) => !wound.tended);

/** BTS-AID-2, BTS-AID-4: there must be an open wound, and the newest of them must not have been tried in vain. */
export function judgeAid(sheet: Sheet): Refusal | null {
  const wound = newestOpen(sheet.wounds);
  if (wound === undefined) return "nothing-to-tend";
  return wound.tried ? "already-tried" : null;
}

/** BTS-AID-2, BTS-AID-4: success tends the newest open wound; failure leaves it as one not to be tried again. */
export function aided(sheet: Sheet, won: boolean): Sheet {
  const newest = newestOpen(sheet.wounds);
  const outcome = won ? { tended: true } : { tried: true };
  return { ...sheet, wounds: sheet.wounds.map((wound) => (wound === newest ? { ...wound, ...outcome } : wound)) };
}

/** BTS-AID-5: the fiction has changed, and the wound may be tried again. */
export const aidAllowed = (sheet: Sheet, id: ToolId): Sheet => ({
  ...sheet,
  wounds: sheet.wounds.map((wound) => (wound.id === id ? { ...wound, tried: false } : wound)),
});

/** BTS-WND-9: what it is called, once whoever dealt it has said so. */
export const named = (sheet: Sheet, id: ToolId, label: string): Sheet => ({
  ...sheet,
  wounds: sheet.wounds.map((wound) => (wound.id === id ? { ...wound, label } : wound)),
});

/** BTS-WND-8: healed for good, the wound is gone and with it the tool. */
export const healed = (sheet: Sheet, id: ToolId): Sheet => ({
  ...sheet,
  wounds: sheet.wounds.filter((wound) => wound.id !== id),
});
