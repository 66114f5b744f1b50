import type { Loose } from "../../page.ts";
import type { ApplicationV2 } from "./application-v2.ts";
import type { FormConfiguration, PartialConfiguration, RenderOptions } from "./application-shapes.ts";

export interface HandlebarsTemplatePart {
  template: string;
  id?: string;
  root?: boolean;
  classes?: string[];
  templates?: string[];
  scrollable?: string[];
  forms?: Record<string, FormConfiguration>;
}

export interface PartState {
  scrollPositions: [element: HTMLElement, top: number, left: number][];
  focus?: string;
  selection?: [start: number, end: number];
}

export interface HandlebarsMembers {
  readonly parts: Record<string, HTMLElement>;
  _configureRenderParts(options: RenderOptions): Record<string, HandlebarsTemplatePart>;
  _preparePartContext(partId: string, context: Loose, options: RenderOptions): Promise<Loose>;
  _attachPartListeners(partId: string, element: HTMLElement, options: RenderOptions): void;
  _preSyncPartState(partId: string, fresh: HTMLElement, prior: HTMLElement, state: PartState): void;
  _syncPartState(partId: string, fresh: HTMLElement, prior: HTMLElement, state: PartState): void;
}

/** `Pick` drops the base's construct signature, which would contradict the richer one beside it. */
export type HandlebarsMixed<T extends typeof ApplicationV2> = Pick<T, keyof T> & {
  new (options?: PartialConfiguration): InstanceType<T> & HandlebarsMembers;
  PARTS: Record<string, HandlebarsTemplatePart>;
};
