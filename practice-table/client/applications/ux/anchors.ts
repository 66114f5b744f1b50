import { page, text } from "../../page.ts";
import type { DocumentShape } from "../document-shape.ts";

export interface AnchorOptions {
  attrs?: Record<string, string>;
  dataset?: Record<string, string>;
  classes?: string[];
  name?: string;
  icon?: string;
}

/** A link with whatever is written on it. */
export function createAnchor({
  attrs = {},
  dataset = {},
  classes = [],
  name = "",
  icon = "",
}: AnchorOptions = {}): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.classList.add(...classes);
  for (const [key, value] of Object.entries(attrs)) anchor.setAttribute(key, value);
  for (const [key, value] of Object.entries(dataset)) if (value !== undefined) anchor.dataset[key] = value;
  if (icon) {
    const mark = document.createElement("i");
    mark.className = icon;
    mark.inert = true;
    anchor.append(mark);
  }
  anchor.append(name);
  return anchor;
}

/** A link to a document, as texts have them. */
export function documentAnchor(
  target: DocumentShape,
  { attrs = {}, dataset = {}, classes = [], name = target.name, icon }: AnchorOptions = {},
): HTMLAnchorElement {
  const { uuid, id, documentName, pack } = target;
  const configured = page.CONFIG[documentName]?.["sidebarIcon"];
  return createAnchor({
    attrs: { draggable: "true", ...attrs },
    dataset: { link: "", uuid, id, type: documentName, ...(pack ? { pack } : {}), tooltip: documentName, ...dataset },
    classes: [...new Set(["content-link", ...classes])],
    name,
    icon: icon ?? text(configured, "fa-solid fa-file"),
  });
}
