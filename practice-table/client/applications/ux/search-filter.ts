type SearchCallback = (event: Event | null, query: string, rgx: RegExp, content: HTMLElement | null) => void;

export interface SearchFilterConfig {
  inputSelector: string;
  contentSelector: string;
  initial?: string;
  callback: SearchCallback;
}

/** Calls back with a pattern as somebody types into a search box. */
export class SearchFilter {
  query: string;
  rgx: RegExp;
  readonly #config: SearchFilterConfig;
  #content: HTMLElement | null = null;

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

  static #pattern(query: string): RegExp {
    return new RegExp(SearchFilter.cleanQuery(query).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
  }

  bind(html: HTMLElement): void {
    const { contentSelector } = this.#config;
    this.#content = contentSelector ? html.querySelector(contentSelector) : null;
    const input = html.querySelector<HTMLInputElement>(this.#config.inputSelector);
    if (!input) return;
    input.value = this.query;
    input.addEventListener("input", (event) => this.filter(event, input.value));
    if (this.query) this.filter(null, this.query);
  }

  filter(event: Event | null, query: string): void {
    this.query = query;
    this.rgx = SearchFilter.#pattern(query);
    this.#config.callback(event, SearchFilter.cleanQuery(query), this.rgx, this.#content);
  }
}
