import { randomID } from "../../../common/utils/random-id.ts";
import { realm } from "../../../common/realm.ts";
import { NotInHost } from "../../not-in-host.ts";
import { page, words } from "../../page.ts";
import { childrenOf, joinParent, leaveParent, parentOf, type Relative } from "./application-family.ts";
import type { HeaderControl, RenderOptions } from "./application-shapes.ts";

/** An application that may go to a browser window of its own. */
export interface Detachable extends Relative {
  readonly title: string;
  readonly hasFrame: boolean;
  readonly position: { readonly width: number | "auto"; readonly height: number | "auto" };
  setPosition(): unknown;
  toggleControls(expanded: boolean): Promise<void>;
}

interface Detached {
  readonly id: string;
  readonly window: Window;
}

const detached = new WeakMap<object, Detached>();

export const isDetached = (app: object): boolean => detached.has(app);

/** The entry of every window's menu that takes it out of the page, or back into it. */
export function detachControls(app: Detachable): HeaderControl[] {
  if (realm.generation < 14 || !app.hasFrame) return [];
  const isOut = isDetached(app);
  return [
    {
      icon: isOut ? "fa-solid fa-window-restore" : "fa-solid fa-up-right-from-square",
      label: isOut ? "APPLICATION.TOOLS.Attach" : "APPLICATION.TOOLS.Detach",
      onClick: () => {
        void app.toggleControls(false);
        void (isOut ? attachWindow(app) : detachWindow(app));
      },
    },
  ];
}

/** The page's own styles and colours, so that what is moved looks as it did. */
function dress(own: Document, title: string): void {
  own.title = title;
  own.documentElement.lang = document.documentElement.lang;
  own.body.className = document.body.className;
  for (const sheet of document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    const copy = own.importNode(sheet, true);
    if ("href" in sheet) copy.setAttribute("href", String(sheet.href));
    own.head.append(copy);
  }
}

/**
 * Generation 14: moves an application into a browser window of its own, where it goes on. The nodes are adopted by that
 * window's document, whose classes are not those of this page; whoever closes it closes the application.
 */
export async function detachWindow(app: Detachable): Promise<void> {
  if (realm.generation < 14) throw new NotInHost("ApplicationV2#detachWindow (generation 14 has it)");
  if (isDetached(app) || !app.hasFrame) return;
  const { offsetWidth: width, offsetHeight: height } = app.element;
  const opened = window.open("", "", `popup,width=${width},height=${height}`);
  if (opened === null) {
    page.ui.notifications?.error(words("APPLICATION.TOOLS.DetachBlocked"));
    return;
  }
  const id = randomID();
  dress(opened.document, app.title);
  detached.set(app, { id, window: opened });
  app.element.classList.add("detached");
  Object.assign(app.element.style, { top: "0", left: "0", width: "100%", height: "100%" });
  // Whose child it was stays behind; its own children come along.
  leaveParent(app);
  opened.document.body.append(app.element, ...childElements(app));
  opened.addEventListener("pagehide", () => void (isDetached(app) && app.close()));
  page.Hooks.callAll("openDetachedWindow", id, opened);
}

/** Moves an application back into the page. */
export async function attachWindow(app: Detachable): Promise<void> {
  if (!isDetached(app)) return;
  const { element } = app;
  element.classList.remove("detached");
  document.body.append(element, ...childElements(app));
  leaveWindow(app);
  app.setPosition();
}

/** An application has left the window that was its own, which closes with it. */
export function leaveWindow(app: object): void {
  const left = detached.get(app);
  if (left === undefined) return;
  detached.delete(app);
  left.window.close();
  page.Hooks.callAll("closeDetachedWindow", left.id, left.window);
}

const childElements = (app: object): HTMLElement[] =>
  [...childrenOf(app).values()].flatMap(({ element }) => (element as HTMLElement | null) ?? []);

/** Draws an application in the window of another, with which it moves and closes from then on. */
async function renderChild<App extends Relative>(
  parent: Relative,
  app: App,
  options: RenderOptions = {},
): Promise<App> {
  joinParent(app, parent);
  await app.render({ force: true, ...options });
  detached.get(parent)?.window.document.body.append(app.element);
  return app;
}

/** What applications know of each other in generation 14, and do not in 13. */
export function installFamilies(prototype: Relative): void {
  Object.defineProperties(prototype, {
    parent: { get: parentOfThis, configurable: true },
    children: { get: childrenOfThis, configurable: true },
    renderChild: { value: renderChildOfThis, configurable: true, writable: true },
  });
}

function parentOfThis(this: Relative): Relative | null {
  return parentOf(this);
}

function childrenOfThis(this: Relative): Map<string, Relative> {
  return childrenOf(this);
}

function renderChildOfThis<App extends Relative>(this: Relative, app: App, options?: RenderOptions): Promise<App> {
  return renderChild(this, app, options);
}
