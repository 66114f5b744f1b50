import { changeKind, type EffectChange } from "../../../common/data/change.ts";

/** For values that no schema describes: the change is read as what the value already is. */
export const deltaFor = (current: unknown, { value }: EffectChange): unknown => castLike(current, value);

/** What a change makes of such a value, once it has been read. */
export function applyWithoutField(current: unknown, change: EffectChange): unknown {
  const delta = change.value;
  switch (changeKind(change)) {
    case "add":
      if (typeof current === "number" && typeof delta === "number") return current + delta;
      if (typeof current === "string") return current + String(delta);
      if (Array.isArray(current)) return [...(current as unknown[]), delta];
      return current ?? delta;
    case "subtract":
      return typeof current === "number" && typeof delta === "number" ? current - delta : current;
    case "multiply":
      return typeof current === "number" && typeof delta === "number" ? current * delta : current;
    case "upgrade":
      return typeof current === "number" && typeof delta === "number" ? Math.max(current, delta) : (current ?? delta);
    case "downgrade":
      return typeof current === "number" && typeof delta === "number" ? Math.min(current, delta) : (current ?? delta);
    case "override":
      return delta;
    case "custom":
      return undefined;
  }
}

function castLike(current: unknown, value: unknown): unknown {
  if (typeof current === "number") return Number(value);
  if (typeof current === "boolean") return value === true || value === "true" || value === "1";
  if (typeof current === "string" || typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
