import { words } from "../../page.ts";
import { iconButton } from "./form-element.ts";

export function buildTag(key: string, label: string, removable: boolean): HTMLElement {
  const tag = document.createElement("div");
  tag.className = "tag";
  tag.dataset["key"] = key;
  const text = document.createElement("span");
  text.textContent = label;
  tag.append(text);
  if (removable) tag.append(iconButton("remove fa-solid fa-xmark", `${words("ELEMENTS.Remove")} ${label}`));
  return tag;
}
