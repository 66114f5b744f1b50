import type { AppShape } from "../app-shape.ts";

/** Every application that is open now, by its id. */
export const instances = new Map<string, AppShape>();
