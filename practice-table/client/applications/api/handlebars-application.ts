import { page, seenAs, type Loose } from "../../page.ts";
import { getTemplate, loadTemplates, renderTemplate } from "../handlebars.ts";
import { submitForm } from "./application-form.ts";
import type { ClosingOptions, RenderOptions } from "./application-shapes.ts";
import type { ApplicationV2 } from "./application-v2.ts";
import type { HandlebarsMembers, HandlebarsMixed, HandlebarsTemplatePart, PartState } from "./handlebars-shapes.ts";
import { rememberPart, restorePart } from "./part-state.ts";

type Rendered = Record<string, HTMLElement>;

/** What a template has written, as one element. A root part has none of its own: its children become the content. */
function partElement(name: string, part: HandlebarsTemplatePart, html: string, appId: string): HTMLElement {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const [first, ...others] = holder.content.children;
  const element = part.root ? document.createElement("div") : first;
  if (!(element instanceof HTMLElement) || (!part.root && others.length > 0)) {
    throw new Error(`The template of part "${name}" must have exactly one root element.`);
  }
  if (part.root) element.append(holder.content);
  element.dataset["applicationPart"] = name;
  if (!part.root) element.id ||= `${appId}-${part.id ?? name}`;
  element.classList.add(...(part.classes ?? []));
  return element;
}

function fillRoot(content: HTMLElement, fresh: HTMLElement): void {
  content.replaceChildren(...fresh.childNodes);
  content.classList.add(...fresh.classList);
  Object.assign(content.dataset, fresh.dataset);
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
        const html = await renderTemplate(part.template, await this._preparePartContext(name, context, options));
        rendered[name] = partElement(name, part, html, this.id);
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
      for (const [name, fresh] of Object.entries(result)) {
        const prior = this.#elements[name];
        const state: PartState = { scrollPositions: [] };
        const isRoot = this.#configured[name]?.root === true;
        const element = isRoot ? content : fresh;
        if (prior) this._preSyncPartState(name, fresh, prior, state);
        if (isRoot) fillRoot(content, fresh);
        else if (prior?.isConnected || prior?.parentElement) prior.replaceWith(fresh);
        else this.#insertInOrder(name, fresh, content);
        if (prior) this._syncPartState(name, element, prior, state);
        this.#elements[name] = element;
        this._attachPartListeners(name, element, options);
      }
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
