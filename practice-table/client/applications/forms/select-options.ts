import { page, words, type Loose, text } from "../../page.ts";

export interface SelectOption {
  value?: string | number;
  label?: string;
  group?: string;
  disabled?: boolean;
  selected?: boolean;
  rule?: boolean;
  dataset?: Record<string, string>;
}

export interface SelectConfig {
  options?: readonly SelectOption[];
  choices?: Record<string, unknown> | readonly unknown[] | (() => Record<string, unknown>);
  groups?: readonly string[];
  blank?: string | false;
  valueAttr?: string;
  labelAttr?: string;
  localize?: boolean;
  sort?: boolean;
  type?: string;
}

/** Choices come as a list of words, a record of labels, or records with the label under some key. */
export function optionsFromChoices(
  choices: SelectConfig["choices"],
  { valueAttr, labelAttr }: { valueAttr?: string | undefined; labelAttr?: string | undefined },
): SelectOption[] {
  const given = typeof choices === "function" ? choices() : choices;
  if (!given) return [];
  const pairs: [string, unknown][] = Array.isArray(given)
    ? given.map((entry, index) => [typeof entry === "object" ? String(index) : String(entry), entry])
    : Object.entries(given);
  return pairs.map(([key, entry]) => {
    if (typeof entry !== "object" || entry === null) return { value: key, label: String(entry) };
    const data = entry as Loose;
    // Records are named by their keys, whatever else they say of a value.
    const plain = Array.isArray(given) ? (data["value"] ?? key) : key;
    const value = valueAttr ? page.foundry.utils.getProperty(data, valueAttr) : plain;
    const label = page.foundry.utils.getProperty(data, labelAttr ?? "label");
    const group = typeof data["group"] === "string" ? { group: data["group"] } : {};
    return { value: value as string, label: text(label), ...group };
  });
}

export function prepareSelectOptionGroups(
  config: SelectConfig & { value?: unknown },
): { group: string; options: SelectOption[] }[] {
  const { blank, localize, sort, groups = [] } = config;
  const chosen = new Set([config.value].flat().map(String));
  const options = (config.options ?? optionsFromChoices(config.choices, config)).map((option) => ({
    ...option,
    label: localize ? words(option.label ?? "") : (option.label ?? ""),
    selected: option.selected ?? chosen.has(String(option.value)),
  }));
  if (sort) options.sort((a, b) => a.label.localeCompare(b.label));
  const names = new Set<string>(["", ...groups, ...options.map((option) => option.group ?? "")]);
  const grouped = [...names].map((group): { group: string; options: SelectOption[] } => ({
    group: localize ? words(group) : group,
    options: options.filter((option) => (option.group ?? "") === group),
  }));
  if (typeof blank === "string") grouped[0]?.options.unshift({ value: "", label: localize ? words(blank) : blank });
  return grouped.filter(({ options: members }) => members.length > 0);
}

export function fillOptions(select: HTMLElement, config: SelectConfig, chosen: readonly unknown[]): void {
  for (const { group, options } of prepareSelectOptionGroups({ ...config, value: chosen })) {
    let holder: HTMLElement = select;
    if (group) {
      holder = document.createElement("optgroup");
      (holder as HTMLOptGroupElement).label = group;
      select.append(holder);
    }
    for (const entry of options) {
      if (entry.rule) {
        holder.append(document.createElement("hr"));
        continue;
      }
      const option = document.createElement("option");
      option.value = String(entry.value ?? "");
      option.textContent = entry.label ?? "";
      if (entry.selected) option.setAttribute("selected", "");
      option.disabled = entry.disabled ?? false;
      for (const [key, value] of Object.entries(entry.dataset ?? {})) option.dataset[key] = value;
      holder.append(option);
    }
  }
}
