import { Beats } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import { wordField, type Field } from "../shared/plain-item.ts";

/** A fighter or a place as its documents hold it. */
interface FighterRecord {
  readonly traits: readonly { readonly label: string }[];
  readonly wounds: readonly { readonly label: string; readonly tended: boolean; readonly tried: boolean }[];
  readonly helpless: boolean;
  readonly pending: number;
  readonly sparks: number;
}

type ToolKind = (typeof Beats.TOOL_KINDS)[number];
type ToolState = (typeof Beats.TOOL_STATES)[number];

interface ToolRecord {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly kind: ToolKind;
  readonly state: ToolState;
}

interface ToolRow extends Omit<ToolRecord, "kind" | "state"> {
  readonly kind: LangKey;
  readonly states: readonly { readonly value: ToolState; readonly label: LangKey; readonly now: boolean }[];
}

/** For templates/beats/fighter-sheet.hbs. */
export interface BeatsFighterContext {
  readonly place: boolean;
  readonly bubbles: readonly { readonly label: LangKey; readonly full: boolean }[];
  readonly severity: LangKey;
  readonly helpless: boolean;
  readonly pending: number;
  readonly sparks: number;
  readonly traits: readonly { readonly index: number; readonly label: string }[];
  readonly tooFew: boolean;
  readonly wounds: readonly {
    readonly index: number;
    readonly label: string;
    readonly tended: boolean;
    readonly tried: boolean;
  }[];
  readonly tools: readonly ToolRow[];
}

const DICE_IN_A_ROLL = 3;

const STATES: Readonly<Record<ToolState, LangKey>> = {
  held: "HEARTRUSH.Beats.State.held",
  ground: "HEARTRUSH.Beats.State.ground",
  away: "HEARTRUSH.Beats.State.away",
};
const KINDS: Readonly<Record<ToolKind, LangKey>> = {
  gear: "HEARTRUSH.Beats.Kind.gear",
  place: "HEARTRUSH.Beats.Kind.place",
};

const toolRow = ({ kind, state, ...tool }: ToolRecord): ToolRow => ({
  ...tool,
  kind: KINDS[kind],
  states: Beats.TOOL_STATES.map((value) => ({ value, label: STATES[value], now: value === state })),
});

export function beatsFighterSheet(
  fighter: FighterRecord,
  tools: readonly ToolRecord[],
  place: boolean,
): BeatsFighterContext {
  const { traits, wounds, helpless, pending, sparks } = fighter;
  const open = wounds.filter(({ tended }) => !tended).length;
  const severity = Beats.SEVERITIES[Math.min(open, Beats.SEVERITIES.length) - 1];
  return {
    place,
    bubbles: Beats.SEVERITIES.map((name, index) => ({
      label: `HEARTRUSH.Beats.Severity.${name}`,
      full: index < open,
    })),
    severity: severity === undefined ? "HEARTRUSH.Beats.Severity.none" : `HEARTRUSH.Beats.Severity.${severity}`,
    helpless,
    pending,
    sparks,
    traits: traits.map(({ label }, index) => ({ index, label })),
    tooFew: traits.length < DICE_IN_A_ROLL,
    wounds: wounds.map(({ label, tended, tried }, index) => ({ index, label, tended, tried })),
    tools: tools.map(toolRow),
  };
}

export const toolFields = ({ kind, state }: Pick<ToolRecord, "kind" | "state">): readonly Field[] => [
  wordField("system.kind", "HEARTRUSH.Beats.Tool.FIELDS.kind.label", kind, KINDS),
  wordField("system.state", "HEARTRUSH.Beats.Tool.FIELDS.state.label", state, STATES),
];
