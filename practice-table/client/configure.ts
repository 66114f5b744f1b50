/** Fills `CONFIG` with what the table has, before any system runs. */
import type { Document } from "../common/abstract/document.ts";
import type { Generation } from "../common/protocol.ts";
import { ActiveEffect, ActiveEffectTypeDataModel } from "./documents/active-effect.ts";
import { ActorDelta } from "./documents/actor-delta.ts";
import { Actor } from "./documents/actor.ts";
import { installStepsOf14 } from "./documents/effects/steps-of-14.ts";
import { Adventure } from "./documents/adventure.ts";
import { ChatMessage } from "./documents/chat-message.ts";
import * as collections from "./documents/collections/world-collections.ts";
import { Users } from "./documents/collections/users.ts";
import { CombatantGroup } from "./documents/combatant-group.ts";
import { Combatant } from "./documents/combatant.ts";
import { Combat } from "./documents/combat.ts";
import { Folder } from "./documents/folder.ts";
import { Item } from "./documents/item.ts";
import { JournalEntry, JournalEntryCategory, JournalEntryPage } from "./documents/journal-entry.ts";
import { Macro } from "./documents/macro.ts";
import { RollTable, TableResult } from "./documents/roll-table.ts";
import { Scene } from "./documents/scene.ts";
import { Setting } from "./documents/setting.ts";
import { TokenDocument } from "./documents/token.ts";
import { User } from "./documents/user.ts";
import { RegionBehavior, RegionDocument } from "./documents/region.ts";
import { MeasuredTemplateDocument } from "./documents/measured-template.ts";
import { WallDocument } from "./documents/wall.ts";
import { CONFIG, type DocumentConfig } from "./config.ts";
import { ClientDatabaseBackend } from "./data/client-database-backend.ts";
import { diceConfig } from "./dice/dice-config.ts";
import { movementActions } from "./movement-actions.ts";
import { installStatusEffects, SPECIAL_STATUS_EFFECTS } from "./status-effects.ts";

interface Row {
  readonly documentClass: unknown;
  readonly collection?: unknown;
  readonly sidebarIcon: string;
}

const DOCUMENTS: Readonly<Record<string, Row>> = {
  User: { documentClass: User, collection: Users, sidebarIcon: "fa-solid fa-user" },
  Actor: { documentClass: Actor, collection: collections.Actors, sidebarIcon: "fa-solid fa-user" },
  Item: { documentClass: Item, collection: collections.Items, sidebarIcon: "fa-solid fa-suitcase" },
  Scene: { documentClass: Scene, collection: collections.Scenes, sidebarIcon: "fa-solid fa-map" },
  Combat: { documentClass: Combat, collection: collections.CombatEncounters, sidebarIcon: "fa-solid fa-swords" },
  ChatMessage: { documentClass: ChatMessage, collection: collections.Messages, sidebarIcon: "fa-solid fa-comments" },
  JournalEntry: { documentClass: JournalEntry, collection: collections.Journal, sidebarIcon: "fa-solid fa-book-open" },
  Macro: { documentClass: Macro, collection: collections.Macros, sidebarIcon: "fa-solid fa-code" },
  RollTable: { documentClass: RollTable, collection: collections.RollTables, sidebarIcon: "fa-solid fa-table-list" },
  Folder: { documentClass: Folder, collection: collections.Folders, sidebarIcon: "fa-solid fa-folder" },
  Setting: { documentClass: Setting, collection: collections.WorldSettings, sidebarIcon: "fa-solid fa-gears" },
  Adventure: { documentClass: Adventure, sidebarIcon: "fa-solid fa-treasure-chest" },
  ActiveEffect: { documentClass: ActiveEffect, sidebarIcon: "fa-solid fa-person-rays" },
  ActorDelta: { documentClass: ActorDelta, sidebarIcon: "fa-solid fa-user" },
  Combatant: { documentClass: Combatant, sidebarIcon: "fa-solid fa-user" },
  CombatantGroup: { documentClass: CombatantGroup, sidebarIcon: "fa-solid fa-users" },
  JournalEntryCategory: { documentClass: JournalEntryCategory, sidebarIcon: "fa-solid fa-layer-group" },
  JournalEntryPage: { documentClass: JournalEntryPage, sidebarIcon: "fa-solid fa-file-lines" },
  TableResult: { documentClass: TableResult, sidebarIcon: "fa-solid fa-grid-2" },
  Token: { documentClass: TokenDocument, sidebarIcon: "fa-solid fa-circle-user" },
  Region: { documentClass: RegionDocument, sidebarIcon: "fa-regular fa-game-board" },
  RegionBehavior: { documentClass: RegionBehavior, sidebarIcon: "fa-solid fa-child-reaching" },
  MeasuredTemplate: { documentClass: MeasuredTemplateDocument, sidebarIcon: "fa-solid fa-ruler-combined" },
  Wall: { documentClass: WallDocument, sidebarIcon: "fa-solid fa-block-brick" },
};

export function configure(generation: Generation): typeof CONFIG {
  for (const [name, row] of Object.entries(DOCUMENTS)) {
    const documentClass = row.documentClass as typeof Document;
    const types = { dataModels: {}, typeLabels: {}, typeIcons: {}, sheetClasses: {}, compendiumIndexFields: [] };
    CONFIG[name] = { ...row, documentClass, ...types } satisfies DocumentConfig;
  }
  Object.assign(CONFIG.Combat, {
    initiative: { formula: null, decimals: 0 },
    initiativeIcon: { icon: "icons/svg/d20.svg", hover: "icons/svg/d20-highlight.svg" },
    sounds: {},
    fallbackTurnMarker: "icons/svg/target.svg",
  });
  Object.assign(CONFIG["Token"] as DocumentConfig, {
    movement: { actions: movementActions(), defaultAction: "walk", TerrainData: null },
  });
  Object.assign(CONFIG, {
    DatabaseBackend: new ClientDatabaseBackend(),
    Dice: diceConfig(generation),
    queries: {},
    compendium: { uuidRedirects: {} },
    specialStatusEffects: { ...SPECIAL_STATUS_EFFECTS },
    time: { roundTime: 0, turnTime: 0 },
    TextEditor: { enrichers: [] },
    ui: {},
    debug: {},
    sounds: {},
    compatibility: { mode: 1, includePatterns: [], excludePatterns: [] },
    fontDefinitions: {},
    defaultFontFamily: "Signika",
  });
  installStatusEffects(generation);
  installStepsOf14(ActiveEffect, generation);
  const effects = CONFIG["ActiveEffect"] as DocumentConfig;
  if (generation === 13) effects["legacyTransferral"] = false;
  else Object.assign(effects, effectsOf14());
  Object.assign(CONFIG["ChatMessage"] as DocumentConfig, generation === 14 ? { modes: messageModes() } : {});
  return CONFIG;
}

function effectsOf14() {
  const type = (label: string, defaultPriority: number) => ({
    label: `EFFECT.CHANGES.TYPES.${label}`,
    defaultPriority,
  });
  return {
    dataModels: { base: ActiveEffectTypeDataModel },
    changeTypes: {
      custom: type("custom", 0),
      multiply: type("multiply", 10),
      add: type("add", 20),
      subtract: type("subtract", 20),
      downgrade: type("downgrade", 30),
      upgrade: type("upgrade", 40),
      override: type("override", 50),
    },
    phases: { initial: { label: "EFFECT.CHANGES.PHASES.initial" }, final: { label: "EFFECT.CHANGES.PHASES.final" } },
    expiryAction: "update",
    expiryEvents: {},
  };
}

function messageModes(): Record<string, { label: string; icon: string }> {
  const mode = (id: string, icon: string) => ({ label: `CHAT.MODES.${id}`, icon: `fa-solid ${icon}` });
  return {
    public: mode("public", "fa-globe"),
    gm: mode("gm", "fa-user-secret"),
    blind: mode("blind", "fa-eye-slash"),
    self: mode("self", "fa-user"),
    ic: mode("ic", "fa-masks-theater"),
  };
}
