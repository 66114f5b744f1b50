import { ApplicationV2 } from "../applications/api/application-v2.ts";
import { DialogV2 } from "../applications/api/dialog-v2.ts";
import { DocumentSheetV2 } from "../applications/api/document-sheet-v2.ts";
import { HandlebarsApplicationMixin } from "../applications/api/handlebars-application.ts";
import { instances } from "../applications/api/instances.ts";
import { DocumentOwnershipConfig } from "../applications/apps/document-ownership-config.ts";
import { DocumentSheetConfig } from "../applications/apps/document-sheet-config.ts";
import { FilePicker } from "../applications/apps/file-picker.ts";
import { ImagePopout } from "../applications/apps/image-popout.ts";
import { documentDialogs } from "../applications/document-dialogs.ts";
import { elements } from "../applications/elements/index.ts";
import * as fields from "../applications/forms/fields.ts";
import * as handlebars from "../applications/handlebars.ts";
import { BasePlaceableHUD } from "../applications/hud/base-placeable-hud.ts";
import { HeadsUpDisplay } from "../applications/hud/heads-up-display.ts";
import { TokenHUD } from "../applications/hud/token-hud.ts";
import { DiceConfig } from "../applications/settings/menus/dice-config.ts";
import { FontConfig } from "../applications/settings/menus/font-config.ts";
import { SettingsConfig } from "../applications/settings/config.ts";
import { ActiveEffectConfig } from "../applications/sheets/active-effect-config.ts";
import { ActorSheetV2 } from "../applications/sheets/actor-sheet-v2.ts";
import { FieldsSheet } from "../applications/sheets/fields-sheet.ts";
import { ItemSheetV2 } from "../applications/sheets/item-sheet-v2.ts";
import { JournalEntrySheet } from "../applications/sheets/journal-entry-sheet.ts";
import * as journalPages from "../applications/sheets/journal-page-sheets.ts";
import * as plainSheets from "../applications/sheets/plain-sheets.ts";
import { RollTableSheet } from "../applications/sheets/roll-table-sheet.ts";
import { Compendium } from "../applications/sidebar/apps/compendium.ts";
import { ControlsConfig } from "../applications/sidebar/apps/controls-config.ts";
import { DocumentDirectory } from "../applications/sidebar/document-directory.ts";
import { renderChatMessage } from "../applications/sidebar/render-chat-message.ts";
import { AbstractSidebarTab } from "../applications/sidebar/sidebar-tab.ts";
import { Sidebar } from "../applications/sidebar/sidebar.ts";
import { ChatLog } from "../applications/sidebar/tabs/chat-log.ts";
import { CombatTracker } from "../applications/sidebar/tabs/combat-tracker.ts";
import { CompendiumDirectory } from "../applications/sidebar/tabs/compendium-directory.ts";
import * as directories from "../applications/sidebar/tabs/directories.ts";
import { Settings } from "../applications/sidebar/tabs/settings.ts";
import { GamePause } from "../applications/ui/game-pause.ts";
import { Hotbar } from "../applications/ui/hotbar.ts";
import { MainMenu } from "../applications/ui/main-menu.ts";
import { Notifications } from "../applications/ui/notifications.ts";
import { Players } from "../applications/ui/players.ts";
import { SceneControls } from "../applications/ui/scene-controls.ts";
import { SceneNavigation } from "../applications/ui/scene-navigation.ts";
import { ContextMenu } from "../applications/ux/context-menu.ts";
import { DragDrop } from "../applications/ux/drag-drop.ts";
import { FormDataExtended } from "../applications/ux/form-data-extended.ts";
import { SearchFilter } from "../applications/ux/search-filter.ts";
import { Tabs } from "../applications/ux/tabs.ts";
import { TextEditor } from "../applications/ux/text-editor.ts";

export const UI_CLASSES = {
  actors: directories.ActorDirectory,
  chat: ChatLog,
  combat: CombatTracker,
  compendium: CompendiumDirectory,
  controls: SceneControls,
  hotbar: Hotbar,
  items: directories.ItemDirectory,
  journal: directories.JournalDirectory,
  macros: directories.MacroDirectory,
  menu: MainMenu,
  nav: SceneNavigation,
  notifications: Notifications,
  pause: GamePause,
  players: Players,
  scenes: directories.SceneDirectory,
  settings: Settings,
  sidebar: Sidebar,
  tables: directories.RollTableDirectory,
} as const;

const { getTemplate, loadTemplates, renderTemplate } = handlebars;

/** `foundry.applications`, part by part. */
export const applications = {
  instances,
  documentDialogs,
  api: {
    Application: ApplicationV2,
    ApplicationV2,
    Dialog: DialogV2,
    DialogV2,
    DocumentSheet: DocumentSheetV2,
    DocumentSheetV2,
    HandlebarsApplicationMixin,
  },
  apps: { DocumentOwnershipConfig, DocumentSheetConfig, FilePicker, ImagePopout },
  elements,
  fields: { ...fields },
  handlebars: { getTemplate, loadTemplates, renderTemplate },
  hud: { BasePlaceableHUD, HeadsUpDisplay, TokenHUD },
  settings: { SettingsConfig, menus: { DiceConfig, FontConfig } },
  sheets: {
    ActiveEffectConfig,
    ActorSheet: ActorSheetV2,
    ActorSheetV2,
    FieldsSheet,
    ItemSheet: ItemSheetV2,
    ItemSheetV2,
    RollTableSheet,
    ...plainSheets,
    journal: { JournalEntrySheet, ...journalPages },
  },
  sidebar: {
    AbstractSidebarTab,
    DocumentDirectory,
    Sidebar,
    renderChatMessage,
    apps: { Compendium, ControlsConfig },
    tabs: { ChatLog, CombatTracker, CompendiumDirectory, Settings, ...directories },
  },
  ui: { GamePause, Hotbar, MainMenu, Notifications, Players, SceneControls, SceneNavigation },
  ux: { ContextMenu, DragDrop, FormDataExtended, SearchFilter, Tabs, TextEditor },
};
