import type { RegionShape } from "../../common/documents/region.ts";
import type { BaseGrid } from "../grid/base-grid.ts";
import type { Point } from "../grid/grid-shapes.ts";
import type { CollectionShape, DocumentShape, UserShape } from "../applications/document-shape.ts";
import type { ShownEffect } from "../documents/effects/effect-icons.ts";
import type { Loose } from "../page.ts";

export interface WallShape extends DocumentShape {
  readonly c: readonly [number, number, number, number];
  readonly move: number;
  readonly sight: number;
  readonly light: number;
  readonly sound: number;
  readonly door: number;
  readonly ds: number;
  readonly dir: number;
}

export interface TemplateShape extends DocumentShape {
  readonly t: "circle" | "cone" | "rect" | "ray";
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly direction: number;
  readonly angle: number;
  readonly width: number;
  readonly borderColor: unknown;
  readonly fillColor: unknown;
  readonly hidden: boolean;
  readonly author: unknown;
}

export interface RegionShapes extends DocumentShape {
  readonly color: unknown;
  readonly shapes: readonly RegionShape[];
  readonly visibility: number;
  testPoint(point: { readonly x: number; readonly y: number }): boolean;
}

export interface TokenActor extends DocumentShape {
  readonly statuses?: ReadonlySet<string>;
  readonly temporaryEffects?: Iterable<ShownEffect>;
  readonly appliedEffects?: Iterable<ShownEffect>;
  modifyTokenAttribute?(attribute: string, value: number, isDelta?: boolean, isBar?: boolean): Promise<unknown>;
  toggleStatusEffect?(id: string, options?: Loose): Promise<unknown>;
}

export interface TokenBar {
  readonly type: string;
  readonly attribute: string;
  readonly value: number;
  readonly max?: number;
  readonly editable?: boolean;
}

export interface TokenShape extends DocumentShape {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly alpha: number;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly disposition: number;
  readonly displayName: number;
  readonly displayBars: number;
  readonly texture: { readonly src: string | null; readonly tint?: unknown; readonly scaleX?: number };
  readonly ring: {
    readonly enabled: boolean;
    readonly colors: { readonly ring: unknown; readonly background: unknown };
  };
  readonly actor: TokenActor | null;
  readonly actorId: string | null;
  readonly combatant?: DocumentShape | null;
  readonly inCombat?: boolean;
  readonly parent: SceneShape;
  getBarAttribute?(bar: string): TokenBar | null;
  toggleCombatant?(options?: Loose): Promise<unknown>;
  move?(waypoints: Loose | Loose[], options?: Loose): Promise<boolean>;
}

export interface SceneShape extends DocumentShape {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly backgroundColor: unknown;
  readonly background?: { readonly src: string | null };
  readonly initial?: { readonly x: number | null; readonly y: number | null; readonly scale: number | null };
  readonly grid: BaseGrid;
  readonly tokens: CollectionShape<TokenShape>;
  readonly walls: CollectionShape<WallShape>;
  /** Of generation 13 alone. */
  readonly templates?: CollectionShape<TemplateShape>;
  readonly regions?: CollectionShape<RegionShapes>;
  readonly active: boolean;
}

export type { SceneDimensions as CanvasDimensions } from "./dimensions.ts";

export interface TargetingUser extends UserShape {
  readonly targets: Set<unknown>;
}

export type { BaseGrid, Point };
