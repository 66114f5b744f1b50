import { page, words, type Loose, text } from "../page.ts";
import { DialogV2 } from "./api/dialog-v2.ts";
import type { DocumentClassShape, DocumentShape } from "./document-shape.ts";
import { createFormGroup, createSelectInput, createTextInput } from "./forms/fields.ts";

interface CreatableClass extends DocumentClassShape {
  readonly TYPES?: readonly string[];
}

interface DialogOptions extends Loose {
  types?: string[];
  folders?: unknown[];
}

function typeChoices(
  { documentName, TYPES = [] }: CreatableClass,
  types: string[] | undefined,
): Record<string, string> {
  const labels = (page.CONFIG[documentName]?.["typeLabels"] ?? {}) as Record<string, string>;
  const offered = TYPES.filter((type) => (types ? types.includes(type) : type !== "base"));
  const named = offered.map((type) => [type, words(labels[type] ?? `TYPES.${documentName}.${type}`)] as const);
  return Object.fromEntries(named.sort(([, a], [, b]) => a.localeCompare(b)));
}

function folderChoices(documentName: string): Record<string, string> {
  const folders = page.game.collections.get("Folder")?.filter((folder) => folder.type === documentName) ?? [];
  return Object.fromEntries(folders.map((folder) => [folder.id, folder.name]));
}

/** Asks what a new document is called, of what type and in which folder it is, and makes it. */
async function create(
  Document: CreatableClass,
  data: Loose = {},
  operation: Loose = {},
  options: DialogOptions = {},
): Promise<unknown> {
  const { documentName } = Document;
  const types = typeChoices(Document, options.types);
  const folders = operation["parent"] ? {} : folderChoices(documentName);
  const content = document.createElement("div");
  const standard = Document.defaultName?.({ parent: operation["parent"], pack: operation["pack"] }) ?? "";
  const name = createTextInput({
    name: "name",
    value: text(data["name"]),
    placeholder: standard,
    autofocus: true,
  });
  content.append(createFormGroup({ label: "COMMON.Name", input: name, localize: true }));
  if (Object.keys(folders).length > 0) {
    const input = createSelectInput({
      name: "folder",
      value: text(data["folder"]),
      choices: folders,
      blank: "",
    });
    content.append(createFormGroup({ label: "DIRECTORY.Folder", input, localize: true }));
  }
  const [only] = Object.keys(types);
  if (Object.keys(types).length > 1) {
    const usual = text(page.CONFIG[documentName]?.["defaultType"]);
    const first = Object.hasOwn(types, usual) ? usual : only;
    const input = createSelectInput({ name: "type", value: text(data["type"], first), choices: types });
    content.append(createFormGroup({ label: "COMMON.Type", input, localize: true }));
  }
  const title = words("DIRECTORY.Create", { label: words(`DOCUMENT.${documentName}`) });
  const answer = (await DialogV2.input({ window: { title }, content, ok: { label: title } })) as Loose | null;
  if (!answer) return null;
  const { name: typed, folder, type = only } = answer as { name?: string; folder?: string; type?: string };
  const made: Loose = { ...data, name: typed || standard };
  if (folder) made["folder"] = folder;
  if (type) made["type"] = type;
  return Document.implementation.create(made, { renderSheet: true, ...operation });
}

async function remove(document: DocumentShape, options: Loose = {}): Promise<unknown> {
  const name = page.foundry.utils.escapeHTML(document.name);
  const sure = await DialogV2.confirm({
    window: { title: "COMMON.Delete" },
    content: `<p>${words("DIRECTORY.DeleteHint", { name })}</p>`,
    ...options,
  });
  return sure ? document.delete() : null;
}

export const documentDialogs = { create, remove };
