import type { Beats } from "../../rules/index.ts";
import { fieldsOf, type Place } from "../shared/index.ts";

const fighter = fieldsOf("HEARTRUSH.Beats.Fighter");
const tool = fieldsOf("HEARTRUSH.Beats.Tool");

/** What a fighter's sheet calls what the rules read of it. */
export const PLACES = {
  traits: { label: fighter("traits"), each: {} },
  tools: {
    label: "HEARTRUSH.Beats.Sheet.tools",
    each: { of: { label: "HEARTRUSH.Sheet.name", kind: tool("kind"), state: tool("state"), by: tool("by") } },
  },
  wounds: {
    label: fighter("wounds"),
    each: {
      of: {
        label: "HEARTRUSH.Beats.Sheet.wound",
        tended: "HEARTRUSH.Beats.Sheet.tended",
        tried: "HEARTRUSH.Beats.Sheet.tried",
      },
    },
  },
  helpless: { label: fighter("helpless") },
  pending: { label: fighter("pending") },
  sparks: { label: fighter("sparks") },
} as const satisfies Readonly<Record<keyof Beats.Sheet, Place>>;
