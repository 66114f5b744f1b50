import type { ApplicationV2 } from "./application-v2.ts";

/** Every application that is open now, by its id. */
export const instances = new Map<string, ApplicationV2>();
