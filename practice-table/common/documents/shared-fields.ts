import {
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  DocumentStatsField,
  FilePathField,
  ForeignDocumentField,
  IntegerSortField,
  SetField,
  StringField,
  type DataField,
} from "../data/fields/index.ts";
import { realm } from "../realm.ts";

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

/** Generation 14: the levels of its scene that something is on; where none is named it is on all of them. */
export const levelsField = (): Readonly<Record<string, DataField>> =>
  realm.generation < 14 ? {} : { levels: new SetField(new StringField({ required: true, blank: false })) };

/** Generation 14: the one level that a token stands on. */
export const levelField = (): Readonly<Record<string, DataField>> =>
  realm.generation < 14 ? {} : { level: new StringField({ required: true, nullable: true, initial: null }) };
