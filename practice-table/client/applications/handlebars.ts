import Handlebars from "handlebars";
import { page, type Loose } from "../page.ts";

type Template = (context: object, options?: object) => string;

const loading = new Map<string, Promise<Template>>();

const READS = { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true };

async function fetchTemplate(path: string, id: string): Promise<Template> {
  const answer = await fetch(page.foundry.utils.getRoute(path));
  if (!answer.ok) throw new Error(`The template "${path}" could not be loaded: ${answer.status} ${answer.statusText}`);
  const compiled = Handlebars.compile(await answer.text(), { preventIndent: true }) as Template;
  Handlebars.registerPartial(id, compiled as Handlebars.Template);
  return compiled;
}

/** A compiled template, fetched once; it is also a partial under its path or the given id. */
export function getTemplate(path: string, id: string = path): Promise<Template> {
  let template = loading.get(id);
  if (!template) {
    template = fetchTemplate(path, id);
    loading.set(id, template);
    template.catch(() => loading.delete(id));
  }
  return template;
}

export function loadTemplates(paths: readonly string[] | Record<string, string>): Promise<Template[]> {
  const entries = Array.isArray(paths)
    ? (paths as readonly string[]).map((path) => [path, path] as const)
    : Object.entries(paths as Record<string, string>);
  return Promise.all(entries.map(([id, path]) => getTemplate(path, id)));
}

export async function renderTemplate(path: string, context: Loose): Promise<string> {
  const template = await getTemplate(path);
  return template(context ?? {}, READS);
}

/** Forgets a template, so that the next render reads its new text. */
export function forgetTemplate(path: string): void {
  loading.delete(path);
}
