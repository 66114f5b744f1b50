import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import {
  BaseJournalEntry,
  BaseJournalEntryCategory,
  BaseJournalEntryPage,
} from "../../common/documents/journal-entry.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class JournalEntryCategory extends ClientDocumentMixin(BaseJournalEntryCategory) {}

export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {}

export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {
  declare readonly pages: EmbeddedCollection<JournalEntryPage>;
  declare readonly categories: EmbeddedCollection<JournalEntryCategory>;
}
