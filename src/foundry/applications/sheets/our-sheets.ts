import {
  ActorSheetBase,
  EffectSheetBase,
  ItemSheetBase,
  withMixin,
  type AnySheet,
  type RenderedParts,
  type SheetClass,
  type SheetContext,
  type SheetRenderOptions,
} from "../../ports/sheet-bases.ts";
import { redrawBesideTracker } from "../fight/redraw.ts";
import { placeBesideSidebar } from "./beside-sidebar.ts";
import { changedField } from "./changed-field.ts";
import { redrawKeeping } from "./kept-typing.ts";
import { followKeys, replaceBrokenPictures } from "./sheet-keys.ts";

interface Ours {
  /** The picture that stands in for one that is gone. */
  readonly substitute: string;
}

/** Sheets of actors are read beside the chat; those of things lie over the sheet they were opened from. */
const standsBeside = (base: unknown): boolean => base === ActorSheetBase;

/** What every sheet of ours does: its title is a name, keys work, one field is one change, and no words are lost. */
const ours = (base: SheetClass<AnySheet>): SheetClass<AnySheet & Ours> =>
  class OurSheet extends base {
    readonly substitute: string = "systems/heart-rush/assets/icons/item/gear.svg";

    private placed = !standsBeside(base);

    override get title(): string {
      return this.document.name;
    }

    override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
      await super._onFirstRender(context, options);
      followKeys(this.element);
      // Where it stands is its reader's to say once it has been opened.
      if (!this.placed) placeBesideSidebar(this);
      this.placed = true;
    }

    override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
      await super._onRender(context, options);
      replaceBrokenPictures(this.element, this.substitute);
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

    override _processFormData(event: Event | null, form: HTMLFormElement): SheetContext {
      return { ...foundry.utils.expandObject({ ...changedField(event, form, this.document.toObject()) }) };
    }
  };

export const OurActorSheet = withMixin(ActorSheetBase, ours);
export const OurItemSheet = withMixin(ItemSheetBase, ours);
export const OurEffectSheet = withMixin(EffectSheetBase, ours);
