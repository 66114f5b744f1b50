import { foldOf } from "../../core/decision-cache.ts";
import { apply } from "./apply.ts";

/** Decisions and those who play their events on share the work of folding. */
export const fold = foldOf(apply);
