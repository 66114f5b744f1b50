import {
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  DocumentStatsField,
  FilePathField,
  ForeignDocumentField,
  IntegerSortField,
  StringField,
} from "../data/fields/index.ts";

/** The fields that many documents have alike, by the names they have there. */
export const idField = () => ({ _id: new DocumentIdField() });
export const nameField = () => ({ name: new StringField({ required: true, blank: false, textSearch: true }) });
export const imageField = (initial: string | null) => ({
  img: new FilePathField({ categories: ["IMAGE"], initial: () => initial }),
});
export const sortField = () => ({ sort: new IntegerSortField() });
export const flagsField = () => ({ flags: new DocumentFlagsField() });
export const statsField = () => ({ _stats: new DocumentStatsField() });
export const ownershipField = (initial?: number) => ({
  ownership: new DocumentOwnershipField(initial === undefined ? {} : { initial: () => ({ default: initial }) }),
});

/** A reference by name, so that documents which refer to each other need not import each other. */
export const reference = (
  documentName: string,
  options: { nullable?: boolean; idOnly?: boolean } = {},
): ForeignDocumentField => new ForeignDocumentField({ documentName }, options);
export const folderField = () => ({ folder: reference("Folder") });
