import type { Command, Ruling } from "../state/commands.ts";
import { id, scene, type Part } from "./scene.ts";

/** Two friends and an orc, close together. */
export const field = (ana: Part = {}, orc: Part = {}, options = {}) =>
  scene({ ana: { at: [0, 0], ...ana }, bo: { at: [0, 5] }, orc: { side: "enemies", at: [5, 0], ...orc } }, options);

export const rules = (ruling: Ruling): Command => ({ do: "rule", ruling });
export const harm = (who: string, amount: number, from = "a trap"): Command =>
  rules({ is: "harm", who: id(who), amount, from });
export const shrug = (who: string, hurt: string, yes = true): Command => ({ do: "shrug", who: id(who), hurt, yes });
