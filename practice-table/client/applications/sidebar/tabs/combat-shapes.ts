import type { ShownEffect } from "../../../documents/effects/effect-icons.ts";
import type { Loose } from "../../../page.ts";
import type { CollectionShape, DocumentShape, UserShape } from "../../document-shape.ts";

export interface CombatantShape extends DocumentShape {
  readonly actor:
    | (DocumentShape & {
        readonly temporaryEffects?: Iterable<ShownEffect>;
        readonly appliedEffects?: Iterable<ShownEffect>;
        readonly statuses?: Set<string>;
      })
    | null;
  readonly token:
    | (DocumentShape & {
        readonly texture?: { readonly src?: string };
        readonly object?: TokenOnCanvas | null;
        readonly parent: DocumentShape;
      })
    | null;
  readonly players?: readonly UserShape[];
  readonly initiative: number | null;
  readonly hidden: boolean;
  readonly isDefeated: boolean;
  readonly resource?: unknown;
  readonly combat: CombatShape;
}

export interface TokenOnCanvas {
  readonly center: { x: number; y: number };
  readonly visible: boolean;
  _onHoverIn(): void;
  _onHoverOut(): void;
  control(options?: Loose): boolean;
}

export interface CombatShape extends DocumentShape {
  readonly combatants: CollectionShape<CombatantShape>;
  readonly turns: readonly CombatantShape[];
  readonly turn: number | null;
  readonly round: number;
  readonly started: boolean;
  readonly isActive: boolean;
  readonly combatant: CombatantShape | null | undefined;
  readonly scene: DocumentShape | null;
  activate(options?: Loose): Promise<unknown>;
  rollInitiative(ids: string[], options?: Loose): Promise<unknown>;
  rollAll(options?: Loose): Promise<unknown>;
  rollNPC(options?: Loose): Promise<unknown>;
  resetAll(options?: Loose): Promise<unknown>;
  endCombat(): Promise<unknown>;
  toggleSceneLink(): Promise<unknown>;
}

export interface TrackerShape {
  viewed: CombatShape | null;
  readonly combats: CombatShape[];
  render(options?: Loose): Promise<unknown>;
  _onToggleDefeatedStatus(combatant: CombatantShape): Promise<void>;
  _onToggleHidden(combatant: CombatantShape): Promise<void>;
}
