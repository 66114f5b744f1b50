import type { Action, BeatDie, Options, Phase } from "../../../src/rules/beats/index.ts";

/** What vectors say, in their own words. */
export interface GivenDie {
  readonly id: string;
  readonly faces: 6 | 8;
  readonly value: number;
  readonly zone: BeatDie["zone"];
}
export interface GivenWound {
  readonly id: string;
  readonly tended: boolean;
}
export interface GivenTool {
  readonly kind: "gear" | "wound" | "place";
  readonly state: "held" | "ground" | "away";
  readonly by?: string | null;
}
export interface GivenFighter {
  readonly traits?: readonly string[];
  readonly dice?: readonly GivenDie[];
  readonly wounds?: readonly GivenWound[];
  readonly pending?: number;
  readonly sparks?: number;
  readonly acted?: boolean;
  readonly turnDown?: number;
  readonly out?: "surrendered" | "helpless" | null;
}
export type GivenTools = Readonly<Record<string, GivenTool>>;
export interface GivenTable {
  readonly fighters: Readonly<Record<string, GivenFighter>>;
  readonly tools?: GivenTools;
  readonly round?: number;
  readonly phase: Phase;
  readonly options: Partial<Options>;
}
export type GivenSpecial =
  | { readonly reroll: string }
  | { readonly shift: number; readonly from: string; readonly to: string };
export type GivenMeans = GivenSpecial | { readonly substitute: string };
export interface GivenAnswer {
  readonly who: string;
  readonly answer: "accept" | "counter" | "surrender" | "special";
  readonly means?: readonly GivenMeans[];
  readonly special?: GivenSpecial;
  readonly accepted?: boolean;
  readonly gives?: string;
}
export interface GivenAct {
  readonly who: string;
  readonly action: Action["is"];
  readonly target?: string;
  readonly tool?: string;
  readonly wound?: string;
  readonly answers?: readonly GivenAnswer[];
}
export type GivenStep =
  | ({ readonly do: "act" } & GivenAct)
  | { readonly do: "muster"; readonly who: string; readonly traits: readonly string[]; readonly backing: Backing }
  | { readonly do: "seal"; readonly who: string; readonly die: string }
  | { readonly do: "special"; readonly who: string; readonly special: GivenSpecial }
  | { readonly do: "surrender" | "refill"; readonly who: string }
  | { readonly do: "end" };
export type Backing = Readonly<Record<string, string>>;
