import { hear } from "../ports/hooks.ts";
import type { Quench } from "../ports/quench.ts";

/**
 * Whoever has Quench, a module that runs tests inside Foundry, finds ours in it. They are a file of their own, which no
 * other browser ever fetches.
 */
export const registerSuites = (): void =>
  hear("quenchReady", (quench: Quench) => void import("./index.ts").then(({ offer }) => offer(quench)));
