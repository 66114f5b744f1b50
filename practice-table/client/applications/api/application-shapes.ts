import type { Loose } from "../../page.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import type { AppShape } from "../app-shape.ts";

/** The option and context shapes Foundry documents for its application classes. */

export interface HeaderControl {
  icon: string;
  label: string;
  action?: string;
  visible?: boolean | ((this: AppShape) => boolean);
  ownership?: string | number;
  onClick?: (event: PointerEvent) => void;
}

export type ClickAction = (this: never, event: PointerEvent, target: HTMLElement) => unknown;
export type ActionEntry = ClickAction | { handler: ClickAction; buttons?: number[] };

export type FormSubmission = (
  this: never,
  event: Event,
  form: HTMLFormElement,
  formData: FormDataExtended,
  options?: Loose,
) => unknown;

export interface FormConfiguration {
  handler?: FormSubmission;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

export interface WindowConfiguration {
  frame: boolean;
  positioned: boolean;
  title: string;
  icon: string | false;
  controls: HeaderControl[];
  minimizable: boolean;
  resizable: boolean;
  contentTag: string;
  contentClasses: string[];
}

export interface Position {
  top: number;
  left: number;
  width: number | "auto";
  height: number | "auto";
  scale: number;
  zIndex: number;
}

export interface Configuration extends Loose {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowConfiguration;
  actions: Record<string, ActionEntry>;
  form?: FormConfiguration;
  position: Partial<Position>;
}

export type PartialConfiguration = Loose & {
  window?: Partial<WindowConfiguration>;
  position?: Partial<Position>;
  actions?: Record<string, ActionEntry>;
  form?: FormConfiguration;
};

export interface RenderOptions extends Loose {
  force?: boolean;
  isFirstRender?: boolean;
  position?: Partial<Position>;
  window?: { title?: string; icon?: string | false; controls?: boolean };
  parts?: string[];
  tab?: string | Record<string, string>;
}

export interface ClosingOptions extends Loose {
  animate?: boolean;
  closeKey?: boolean;
  submitted?: boolean;
}

export interface TabEntry {
  id: string;
  group?: string;
  icon?: string | null;
  label?: string | null;
  tooltip?: string | null;
  cssClass?: string | null;
}

export interface TabsConfiguration {
  tabs: TabEntry[];
  initial?: string | null;
  labelPrefix?: string | null;
}

export interface Tab extends TabEntry {
  group: string;
  active: boolean;
  cssClass: string;
}

export interface WindowParts {
  header?: HTMLElement | undefined;
  title?: HTMLElement | undefined;
  icon?: HTMLElement | undefined;
  close?: HTMLButtonElement | undefined;
  controls?: HTMLButtonElement | undefined;
  controlsDropdown?: HTMLElement | undefined;
  content?: HTMLElement | undefined;
  resize?: HTMLElement | undefined;
}

export const RENDER_STATES = Object.freeze({
  ERROR: -3,
  CLOSING: -2,
  CLOSED: -1,
  NONE: 0,
  RENDERING: 1,
  RENDERED: 2,
});
