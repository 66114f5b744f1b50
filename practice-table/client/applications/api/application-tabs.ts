import { words } from "../../page.ts";
import type { Tab, TabsConfiguration } from "./application-shapes.ts";

export function firstTab(config: TabsConfiguration): string | null {
  return config.initial ?? config.tabs[0]?.id ?? null;
}

/** The context of one tab group: every tab with its label and whether it is the open one. */
export function describeTabs(config: TabsConfiguration, group: string, open: string | null): Record<string, Tab> {
  const tabs: Record<string, Tab> = {};
  for (const entry of config.tabs) {
    const active = entry.id === open;
    const label = entry.label ?? (config.labelPrefix ? `${config.labelPrefix}.${entry.id}` : null);
    tabs[entry.id] = {
      ...entry,
      group,
      active,
      cssClass: [entry.cssClass, active ? "active" : ""].filter(Boolean).join(" "),
      ...(label === null ? {} : { label: words(label) }),
    };
  }
  return tabs;
}

/** Marks navigation entries and panes of a group; returns whether the tab exists at all. */
export function showTab(root: HTMLElement, group: string, tab: string): boolean {
  const members = root.querySelectorAll<HTMLElement>(`[data-group="${CSS.escape(group)}"][data-tab]`);
  let found = false;
  for (const member of members) {
    const active = member.dataset["tab"] === tab;
    found ||= active;
    member.classList.toggle("active", active);
    if (member.getAttribute("role") === "tab") member.setAttribute("aria-selected", String(active));
    if (member instanceof HTMLButtonElement) member.ariaPressed = String(active);
  }
  return found;
}
