import {
  ActorSheetBase,
  EffectSheetBase,
  ItemSheetBase,
  withMixin,
  type AnySheet,
  type MergedOptions,
  type RenderedParts,
  type SheetClass,
  type SheetContext,
  type SheetOptions,
  type SheetPart,
  type SheetRenderOptions,
} from "../../ports/sheet-bases.ts";
import { wouldChange } from "../../ports/documents.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { notifyFailure, warn } from "../../chat/notices.ts";
import { replaceBrokenPictures, SOMEBODY, SOMETHING } from "../broken-pictures.ts";
import { redrawBesideTracker } from "../fight/redraw.ts";
import { clickedOnce } from "./clicked-once.ts";
import { faultOf } from "../../encounter/index.ts";
import { sayFault } from "./fault.ts";
import { changedField, stand } from "./changed-field.ts";
import { followTelling, redrawKeeping } from "./kept-typing.ts";
import { followKeys } from "./sheet-keys.ts";

/**
 * Foundry disables all that stands in the form of a sheet that one may only read. What only opens something to be read is
 * spared, and a text stands there by itself: within its editor, once that is disabled, no link or check could be pressed.
 */
export function spareReaders(element: HTMLElement): void {
  for (const name of element.querySelectorAll<HTMLButtonElement>('button[data-action="editItem"]'))
    name.disabled = false;
  for (const editor of element.querySelectorAll("prose-mirror")) {
    const text = editor.querySelector(".editor-content");
    if (text === null) continue;
    text.classList.add("only-read");
    editor.replaceWith(text);
  }
}

/** Less than this between a window and the sidebar is as good as none. */
const GAP = 8;

/** Foundry puts a window in the middle of the page; in the middle of what the sidebar leaves free it covers none of it. */
export function placeBesideSidebar(sheet: AnySheet): void {
  const free = document.getElementById("sidebar")?.getBoundingClientRect().left ?? 0;
  const width = sheet.element.getBoundingClientRect().width;
  if (free - width >= GAP) sheet.setPosition({ left: Math.round((free - width) / 2) });
}

interface Ours {
  /** The picture that stands in for one that is gone. */
  readonly substitute: string;
  /** The actions that are meant to be pressed quickly several times in a row. */
  readonly pressedInARow: readonly string[];
  /** What a part of it shows; `prepared` is what Foundry has for any part. */
  contextOf(part: string, prepared: SheetContext): object | Promise<object>;
}

/**
 * What every sheet of ours does: its title is a name, keys work, a double click is one, one field is one change, and no
 * words are lost.
 */
const ours = (base: SheetClass<AnySheet>): SheetClass<AnySheet & Ours> =>
  class OurSheet extends base {
    static override DEFAULT_OPTIONS: SheetOptions<never> = {
      classes: [SYSTEM_ID],
      window: { resizable: true },
      form: { submitOnChange: true, closeOnSubmit: false },
    };

    readonly substitute: string = SOMETHING;

    readonly pressedInARow: readonly string[] = [];

    override _initializeApplicationOptions(options: MergedOptions): MergedOptions {
      const merged = super._initializeApplicationOptions(options);
      return { ...merged, actions: clickedOnce(merged.actions ?? {}, (name) => this.pressedInARow.includes(name)) };
    }

    override get title(): string {
      return this.document.name;
    }

    override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
      await super._onFirstRender(context, options);
      followKeys(this.element);
      followTelling(this.element);
    }

    contextOf(_part: string, _prepared: SheetContext): object | Promise<object> {
      return {};
    }

    override async _preparePartContext(
      part: string,
      context: SheetContext,
      options: SheetRenderOptions,
    ): Promise<SheetContext> {
      const prepared = await super._preparePartContext(part, context, options);
      return { ...prepared, ...(await this.contextOf(part, prepared)) };
    }

    override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
      await super._onRender(context, options);
      replaceBrokenPictures(this.element, this.substitute);
    }

    override _toggleDisabled(disabled: boolean): void {
      super._toggleDisabled(disabled);
      if (disabled) spareReaders(this.element);
    }

    override async minimize(): Promise<void> {
      await super.minimize();
      redrawBesideTracker();
    }

    override async maximize(): Promise<void> {
      await super.maximize();
      redrawBesideTracker();
    }

    override _replaceHTML(result: RenderedParts, content: HTMLElement, options: SheetRenderOptions): void {
      redrawKeeping(
        result,
        content,
        () => super._replaceHTML(result, content, options),
        (part) => void this.render({ parts: [part] }),
      );
    }

    /** Says so, where the document refuses. */
    takes(change: object): boolean {
      try {
        return Object.keys(change).length > 0 && wouldChange(this.document, change);
      } catch (failure) {
        notifyFailure(failure);
        return false;
      }
    }

    override _processFormData(event: Event | null, form: HTMLFormElement): SheetContext {
      const change = foundry.utils.expandObject({ ...changedField(event, form, this.document.toObject()) });
      if (this.takes(change)) return { ...change };
      stand(event?.target);
      return {};
    }
  };

export const OurItemSheet = withMixin(ItemSheetBase, ours);
export const OurEffectSheet = withMixin(EffectSheetBase, ours);

/** The sheet of an actor is read beside the chat; the others lie over the sheet they were opened from. */
export class OurActorSheet extends withMixin(ActorSheetBase, ours) {
  override readonly substitute = SOMEBODY;

  private placed = false;

  override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    // Where it stands is its reader's to say once it has been opened.
    if (!this.placed) placeBesideSidebar(this);
    this.placed = true;
  }

  override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onRender(context, options);
    sayFault(this.element, this.actor.isOwner ? faultOf(this.actor) : null);
  }

  /** Foundry makes a document of what is dropped, and throws where that is of another system's kind, or gone. */
  override async _onDrop(event: DragEvent): Promise<unknown> {
    try {
      return await super._onDrop(event);
    } catch (failure) {
      console.warn(failure);
      warn("HEARTRUSH.Sheet.notDropped");
      return null;
    }
  }

  /** Those who may only glance see the limited part alone. */
  override _configureRenderOptions(options: SheetRenderOptions): void {
    if (this.actor.limited) options.parts = ["limited"];
    super._configureRenderOptions(options);
  }

  override _configureRenderParts(options: SheetRenderOptions): Record<string, SheetPart> {
    const parts = super._configureRenderParts(options);
    const hidden = Object.keys(parts).filter((part) => (part === "limited") !== this.actor.limited);
    for (const part of hidden) Reflect.deleteProperty(parts, part);
    return parts;
  }
}
