import { page, seenAs, type Loose } from "../../page.ts";
import { getTemplate, loadTemplates, renderTemplate } from "../handlebars.ts";
import { submitForm } from "./application-form.ts";
import type { ClosingOptions, RenderOptions } from "./application-shapes.ts";
import type { ApplicationV2 } from "./application-v2.ts";
import type { HandlebarsMembers, HandlebarsMixed, HandlebarsTemplatePart, PartState } from "./handlebars-shapes.ts";
import { rememberPart, restorePart } from "./part-state.ts";

type Rendered = Record<string, { part: HandlebarsTemplatePart; content: DocumentFragment }>;

function soleElement(name: string, content: DocumentFragment): HTMLElement {
  const [element, ...others] = content.children;
  if (!(element instanceof HTMLElement) || others.length > 0) {
    throw new Error(`The template of part "${name}" must have exactly one root element.`);
  }
  return element;
}

/** Lets an application be drawn as named parts, each from its own template, each redrawn by itself. */
export function HandlebarsApplicationMixin<T extends typeof ApplicationV2>(Base: T): HandlebarsMixed<T> {
  class HandlebarsApplication extends (Base as typeof ApplicationV2) implements HandlebarsMembers {
    static PARTS: Record<string, HandlebarsTemplatePart> = {};

    #elements: Record<string, HTMLElement> = {};
    #configured: Record<string, HandlebarsTemplatePart> = {};

    get parts(): Record<string, HTMLElement> {
      return this.#elements;
    }

    get #declared(): Record<string, HandlebarsTemplatePart> {
      return (this.constructor as typeof HandlebarsApplication).PARTS;
    }

    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      this.#configured = this._configureRenderParts(options);
      options.parts ??= Object.keys(this.#configured);
    }

    _configureRenderParts(_options: RenderOptions): Record<string, HandlebarsTemplatePart> {
      return Object.fromEntries(Object.entries(this.#declared).map(([name, part]) => [name, { ...part }]));
    }

    override async _preRender(context: Loose, options: RenderOptions): Promise<void> {
      await super._preRender(context, options);
      const paths = Object.values(this.#configured).flatMap((part) => [part.template, ...(part.templates ?? [])]);
      await loadTemplates([...new Set(paths)]);
    }

    override async _renderHTML(context: Loose, options: RenderOptions): Promise<Rendered> {
      const rendered: Rendered = {};
      for (const name of options.parts ?? []) {
        const part = this.#configured[name];
        if (!part) {
          page.ui.notifications?.warn(`${this.constructor.name} has no part "${name}".`);
          continue;
        }
        await getTemplate(part.template);
        const holder = document.createElement("template");
        holder.innerHTML = await renderTemplate(part.template, await this._preparePartContext(name, context, options));
        rendered[name] = { part, content: holder.content };
      }
      return rendered;
    }

    async _preparePartContext(partId: string, context: Loose, _options: RenderOptions): Promise<Loose> {
      context["partId"] = `${this.id}-${partId}`;
      const tabs = context["tabs"] as Record<string, unknown> | undefined;
      if (tabs && partId in tabs) context["tab"] = tabs[partId];
      return context;
    }

    override _replaceHTML(result: Rendered, content: HTMLElement, options: RenderOptions): void {
      for (const [name, { part, content: fresh }] of Object.entries(result)) {
        const prior = this.#elements[name];
        const state: PartState = { scrollPositions: [] };
        const element = part.root ? this.#fillRoot(name, fresh, content, state) : soleElement(name, fresh);
        element.classList.add(...(part.classes ?? []));
        if (!part.root) {
          element.dataset["applicationPart"] = name;
          element.id ||= `${this.id}-${part.id ?? name}`;
          if (prior?.isConnected || prior?.parentElement) {
            this._preSyncPartState(name, element, prior, state);
            prior.replaceWith(element);
            this._syncPartState(name, element, prior, state);
          } else this.#insertInOrder(name, element, content);
        }
        this.#elements[name] = element;
        this._attachPartListeners(name, element, options);
      }
    }

    /** A root part has no element of its own: its children become the content. */
    #fillRoot(name: string, fresh: DocumentFragment, content: HTMLElement, state: PartState): HTMLElement {
      const holder = document.createElement("div");
      holder.append(fresh);
      const prior = this.#elements[name];
      if (prior) this._preSyncPartState(name, holder, prior, state);
      content.replaceChildren(...holder.childNodes);
      if (prior) this._syncPartState(name, content, prior, state);
      content.dataset["applicationPart"] = name;
      return content;
    }

    #insertInOrder(name: string, element: HTMLElement, content: HTMLElement): void {
      const names = Object.keys(this.#configured);
      const next = names
        .slice(names.indexOf(name) + 1)
        .find((later) => this.#elements[later]?.parentElement === content);
      content.insertBefore(element, next === undefined ? null : (this.#elements[next] ?? null));
    }

    _preSyncPartState(partId: string, fresh: HTMLElement, prior: HTMLElement, state: PartState): void {
      rememberPart(this.#configured[partId] ?? { template: "" }, fresh, prior, state);
    }

    _syncPartState(_partId: string, fresh: HTMLElement, _prior: HTMLElement, state: PartState): void {
      restorePart(fresh, state);
    }

    _attachPartListeners(partId: string, element: HTMLElement, _options: RenderOptions): void {
      const forms = this.#configured[partId]?.forms ?? {};
      for (const [selector, config] of Object.entries(forms)) {
        const form = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector);
        if (!(form instanceof HTMLFormElement)) continue;
        form.addEventListener("submit", (event) => void submitForm(this, config, event, form));
        form.addEventListener("change", (event) => config.submitOnChange && void submitForm(this, config, event, form));
      }
    }

    override _tearDown(options: ClosingOptions): void {
      super._tearDown(options);
      this.#elements = {};
    }
  }
  // The compiler cannot see that the class built on `Base` keeps every static of `T`.
  return seenAs<HandlebarsMixed<T>>(HandlebarsApplication);
}
