import { asText } from "../../../common/utils/as-text.ts";
import { debounce } from "../../../common/utils/debounce.ts";
import { getProperty } from "../../../common/utils/objects/property.ts";

interface FieldFilter {
  readonly field: string;
  readonly operator?: string;
  readonly negate?: boolean;
  readonly value?: unknown;
}

type SearchCallback = (event: Event | null, query: string, rgx: RegExp, content: HTMLElement | null) => void;

export interface SearchFilterConfig {
  inputSelector: string;
  contentSelector: string;
  initial?: string;
  callback: SearchCallback;
  /** How many milliseconds after the last key it is looked for. */
  delay?: number;
}

/** Calls back with a pattern as somebody types into a search box. */
export class SearchFilter {
  static readonly OPERATORS = Object.freeze({
    EQUALS: "equals",
    CONTAINS: "contains",
    STARTS_WITH: "starts_with",
    ENDS_WITH: "ends_with",
    LESS_THAN: "lt",
    LESS_THAN_EQUAL: "lte",
    GREATER_THAN: "gt",
    GREATER_THAN_EQUAL: "gte",
    BETWEEN: "between",
    IS_EMPTY: "is_empty",
  });

  query: string;
  rgx: RegExp;
  readonly #config: SearchFilterConfig;
  #content: HTMLElement | null = null;
  #bound: AbortController | null = null;

  constructor(config: SearchFilterConfig) {
    this.#config = config;
    this.query = config.initial ?? "";
    this.rgx = SearchFilter.#pattern(this.query);
  }

  static cleanQuery(query: string): string {
    return query
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .trim();
  }

  static testQuery(rgx: RegExp, value: string): boolean {
    return rgx.test(SearchFilter.cleanQuery(value));
  }

  /** Whether what lies at a path is as the filter wants it, by one of the operators. */
  static evaluateFilter(object: object, { field, operator = "equals", negate = false, value }: FieldFilter): boolean {
    const found = getProperty(object, field);
    const empty = found === undefined || found === null || found === "" || (Array.isArray(found) && found.length === 0);
    const text = SearchFilter.cleanQuery(asText(found)).toLowerCase();
    const wanted = SearchFilter.cleanQuery(asText(value)).toLowerCase();
    const [low, high] = Array.isArray(value) ? (value as number[]) : [Number(value), Number(value)];
    const tests: Record<string, () => boolean> = {
      equals: () => (Array.isArray(value) ? value.includes(found) : found === value),
      contains: () => (Array.isArray(found) ? found.includes(value) : text.includes(wanted)),
      starts_with: () => text.startsWith(wanted),
      ends_with: () => text.endsWith(wanted),
      lt: () => Number(found) < Number(value),
      lte: () => Number(found) <= Number(value),
      gt: () => Number(found) > Number(value),
      gte: () => Number(found) >= Number(value),
      between: () => Number(found) >= Number(low) && Number(found) <= Number(high),
      is_empty: () => empty,
    };
    return (tests[operator]?.() ?? false) !== negate;
  }

  static #pattern(query: string): RegExp {
    return new RegExp(SearchFilter.cleanQuery(query).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
  }

  bind(html: HTMLElement): void {
    const { contentSelector } = this.#config;
    this.#content = contentSelector ? html.querySelector(contentSelector) : null;
    const input = html.querySelector<HTMLInputElement>(this.#config.inputSelector);
    if (!input) return;
    input.value = this.query;
    this.#bound?.abort();
    const { signal } = (this.#bound = new AbortController());
    const filter = debounce((event: Event) => {
      if (!signal.aborted) this.filter(event, input.value);
    }, this.#config.delay ?? 200);
    input.addEventListener("input", filter, { signal });
    if (this.query) this.filter(null, this.query);
  }

  /** Lets go of the page, and of what was searched for. */
  unbind(): void {
    this.#bound?.abort();
    this.#bound = null;
    this.#content = null;
    this.query = "";
    this.rgx = SearchFilter.#pattern("");
  }

  filter(event: Event | null, query: string): void {
    this.query = query;
    this.rgx = SearchFilter.#pattern(query);
    this.#config.callback(event, SearchFilter.cleanQuery(query), this.rgx, this.#content);
  }
}
