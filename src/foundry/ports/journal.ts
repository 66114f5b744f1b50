import { hear } from "./hooks.ts";

type Enricher = (match: RegExpMatchArray) => HTMLElement | null;

/** The types lack an enricher's id. */
export function addEnricher(id: string, pattern: RegExp, enricher: Enricher): void {
  const enrichers = CONFIG.TextEditor.enrichers as unknown as {
    id: string;
    pattern: RegExp;
    enricher: (match: RegExpMatchArray) => Promise<HTMLElement | null>;
  }[];
  enrichers.push({ id, pattern, enricher: async (match) => enricher(match) });
}

/** The page's body now, and in generation 14 that of every window which is taken off it. */
export function everyPage(listen: (body: HTMLElement) => void): void {
  Hooks.once("ready", () => listen(document.body));
  hear("openDetachedWindow", (_id: string, opened: Window) => listen(opened.document.body));
}
