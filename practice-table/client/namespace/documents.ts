import { BASE_DOCUMENTS } from "../../common/documents/index.ts";
import { modifyBatch } from "../data/modify-batch.ts";
import { ClientDocumentMixin } from "../documents/abstract/client-document.ts";
import { DocumentCollection, WorldCollection } from "../documents/abstract/world-collection.ts";
import { ActiveEffect } from "../documents/active-effect.ts";
import { ActorDelta } from "../documents/actor-delta.ts";
import { Actor } from "../documents/actor.ts";
import { Adventure } from "../documents/adventure.ts";
import { ChatMessage } from "../documents/chat-message.ts";
import { CompendiumCollection } from "../documents/collections/compendium-collection.ts";
import { Users } from "../documents/collections/users.ts";
import * as world from "../documents/collections/world-collections.ts";
import { CombatantGroup } from "../documents/combatant-group.ts";
import { Combatant } from "../documents/combatant.ts";
import { Combat } from "../documents/combat.ts";
import { Folder } from "../documents/folder.ts";
import { Item } from "../documents/item.ts";
import { JournalEntry, JournalEntryCategory, JournalEntryPage } from "../documents/journal-entry.ts";
import { Macro } from "../documents/macro.ts";
import { MeasuredTemplateDocument } from "../documents/measured-template.ts";
import { RegionBehavior, RegionDocument } from "../documents/region.ts";
import { RollTable, TableResult } from "../documents/roll-table.ts";
import { Scene } from "../documents/scene.ts";
import { Setting } from "../documents/setting.ts";
import { TokenDocument } from "../documents/token.ts";
import { User } from "../documents/user.ts";
import { WallDocument } from "../documents/wall.ts";

/** Also names of the page itself, as they still are in generation 14. */
export const DOCUMENT_CLASSES = {
  ActiveEffect,
  Actor,
  ActorDelta,
  Adventure,
  ChatMessage,
  Combat,
  Combatant,
  CombatantGroup,
  Folder,
  Item,
  JournalEntry,
  JournalEntryCategory,
  JournalEntryPage,
  Macro,
  RegionBehavior,
  RegionDocument,
  RollTable,
  Scene,
  Setting,
  TableResult,
  TokenDocument,
  User,
  WallDocument,
} as const;

const bases = Object.fromEntries(Object.entries(BASE_DOCUMENTS).map(([name, base]) => [`Base${name}`, base]));

/** `foundry.documents` */
export const documents = {
  ...bases,
  ...DOCUMENT_CLASSES,
  MeasuredTemplateDocument,
  modifyBatch,
  abstract: { ClientDocumentMixin, DocumentCollection, WorldCollection },
  collections: { ...world, CompendiumCollection, Users },
};
