import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import {
  BaseJournalEntry,
  BaseJournalEntryCategory,
  BaseJournalEntryPage,
} from "../../common/documents/journal-entry.ts";
import { type Heading, slugOf, tableOfContents } from "./table-of-contents.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class JournalEntryCategory extends ClientDocumentMixin(BaseJournalEntryCategory) {}

export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {
  static slugifyHeading(heading: HTMLHeadingElement | string): string {
    return slugOf(heading);
  }

  static buildTOC(elements: HTMLElement[], options?: { includeElement?: boolean }): Record<string, Heading> {
    return tableOfContents(elements, options);
  }
}

export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {
  declare readonly pages: EmbeddedCollection<JournalEntryPage>;
  declare readonly categories: EmbeddedCollection<JournalEntryCategory>;
}
