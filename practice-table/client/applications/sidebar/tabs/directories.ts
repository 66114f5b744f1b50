import type { PartialConfiguration } from "../../api/application-shapes.ts";
import { page, words } from "../../../page.ts";
import type { DocumentShape } from "../../document-shape.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import { DocumentDirectory } from "../document-directory.ts";
import { menuEntry } from "../menu-entry.ts";

export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";
  static override documentName = "Actor";
  static override DEFAULT_OPTIONS: PartialConfiguration = { window: { title: "SIDEBAR.actors" } };
}

export class ItemDirectory extends DocumentDirectory {
  static override tabName = "items";
  static override documentName = "Item";
  static override DEFAULT_OPTIONS: PartialConfiguration = { window: { title: "SIDEBAR.items" } };
}

export class JournalDirectory extends DocumentDirectory {
  static override tabName = "journal";
  static override documentName = "JournalEntry";
  static override DEFAULT_OPTIONS: PartialConfiguration = { window: { title: "SIDEBAR.journal" } };
}

export class RollTableDirectory extends DocumentDirectory {
  static override tabName = "tables";
  static override documentName = "RollTable";
  static override DEFAULT_OPTIONS: PartialConfiguration = { window: { title: "SIDEBAR.tables" } };
}

interface MacroShape extends DocumentShape {
  execute(scope?: object): Promise<unknown>;
}

export class MacroDirectory extends DocumentDirectory {
  static override tabName = "macros";
  static override documentName = "Macro";
  static override DEFAULT_OPTIONS: PartialConfiguration = { window: { title: "SIDEBAR.macros" } };

  override _getEntryContextOptions(): ContextMenuEntry[] {
    const run = menuEntry("MACRO.Run", "fa-solid fa-play", (li) =>
      (this.entryOf(li) as MacroShape | undefined)?.execute(),
    );
    return [run, ...super._getEntryContextOptions()];
  }
}

interface SceneShape extends DocumentShape {
  view(): Promise<unknown>;
  activate(): Promise<unknown>;
}

export class SceneDirectory extends DocumentDirectory {
  static override tabName = "scenes";
  static override documentName = "Scene";
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    window: { title: "SIDEBAR.scenes" },
    renderUpdateKeys: ["active", "background", "navigation", "thumb"],
  };

  override async _onClickEntry(_event: PointerEvent, target: HTMLElement): Promise<void> {
    await (this.entryOf(target) as SceneShape | undefined)?.view();
  }

  override _getEntryContextOptions(): ContextMenuEntry[] {
    const of = (li: HTMLElement): SceneShape | undefined => this.entryOf(li) as SceneShape | undefined;
    const gm = (): boolean => page.game.user.isGM;
    return [
      menuEntry("SCENE.View", "fa-solid fa-eye", (li) => of(li)?.view()),
      menuEntry("SCENE.Activate", "fa-solid fa-bullseye", (li) => of(li)?.activate(), gm),
      menuEntry("SCENE.Configure", "fa-solid fa-gear", (li) => of(li)?.sheet?.render({ force: true }), gm),
      ...super._getEntryContextOptions(),
    ];
  }

  override get title(): string {
    return words("SIDEBAR.scenes");
  }
}
