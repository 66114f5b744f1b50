/** Every base document by its name: what a server judges by, and what a client builds on. */
import type { Document } from "../abstract/document.ts";
import type { DocumentName } from "../hierarchy.ts";
import { BaseActiveEffect } from "./active-effect.ts";
import { BaseActorDelta } from "./actor-delta.ts";
import { BaseActor } from "./actor.ts";
import { BaseAdventure } from "./adventure.ts";
import { BaseChatMessage } from "./chat-message.ts";
import { BaseCombat } from "./combat.ts";
import { BaseCombatantGroup } from "./combatant-group.ts";
import { BaseCombatant } from "./combatant.ts";
import { BaseFolder } from "./folder.ts";
import { BaseItem } from "./item.ts";
import { BaseJournalEntry, BaseJournalEntryCategory, BaseJournalEntryPage } from "./journal-entry.ts";
import { BaseMacro } from "./macro.ts";
import { BaseMeasuredTemplate } from "./measured-template.ts";
import { BaseRegion } from "./region.ts";
import { BaseRegionBehavior } from "./region-behavior.ts";
import { BaseRollTable, BaseTableResult } from "./roll-table.ts";
import { BaseScene } from "./scene.ts";
import { BaseSetting } from "./setting.ts";
import { BaseToken } from "./token.ts";
import { BaseUser } from "./user.ts";
import { BaseWall } from "./wall.ts";

export const BASE_DOCUMENTS = {
  ActiveEffect: BaseActiveEffect,
  Actor: BaseActor,
  ActorDelta: BaseActorDelta,
  Adventure: BaseAdventure,
  ChatMessage: BaseChatMessage,
  Combat: BaseCombat,
  Combatant: BaseCombatant,
  CombatantGroup: BaseCombatantGroup,
  Folder: BaseFolder,
  Item: BaseItem,
  JournalEntry: BaseJournalEntry,
  JournalEntryCategory: BaseJournalEntryCategory,
  JournalEntryPage: BaseJournalEntryPage,
  Macro: BaseMacro,
  MeasuredTemplate: BaseMeasuredTemplate,
  Region: BaseRegion,
  RegionBehavior: BaseRegionBehavior,
  RollTable: BaseRollTable,
  Scene: BaseScene,
  Setting: BaseSetting,
  TableResult: BaseTableResult,
  Token: BaseToken,
  User: BaseUser,
  Wall: BaseWall,
} as const satisfies Record<DocumentName, typeof Document>;
