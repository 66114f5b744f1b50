import { words } from "../../page.ts";
import type { Configuration, HeaderControl, RenderOptions, WindowParts } from "./application-shapes.ts";

function headerButton(action: string, icon: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `header-control icon ${icon}`;
  button.dataset["action"] = action;
  button.dataset["tooltip"] = words(label);
  button.setAttribute("aria-label", words(label));
  return button;
}

/** The outer element with header, content and resize handle; `parts` receives the pieces that change later. */
export function buildWindowFrame(options: Configuration, id: string, parts: WindowParts): HTMLElement {
  const frame = document.createElement(options.tag);
  frame.id = id;
  frame.classList.add("application", ...options.classes);
  frame.setAttribute("role", "dialog");
  if (frame instanceof HTMLFormElement) frame.autocomplete = "off";

  const header = document.createElement("header");
  header.className = "window-header";
  const icon = document.createElement("i");
  icon.className = "window-icon hidden";
  const title = document.createElement("h1");
  title.className = "window-title";
  title.id = `${id}-title`;
  frame.setAttribute("aria-labelledby", title.id);
  const controls = headerButton("toggleControls", "fa-solid fa-ellipsis-vertical", "APPLICATION.TOOLS.ControlsMenu");
  controls.setAttribute("aria-expanded", "false");
  const close = headerButton("close", "fa-solid fa-xmark", "APPLICATION.TOOLS.Close");
  header.append(icon, title, controls, close);

  const dropdown = document.createElement("menu");
  dropdown.className = "controls-dropdown";
  const content = document.createElement(options.window.contentTag || "section");
  content.classList.add("window-content", ...options.window.contentClasses);
  frame.append(header, dropdown, content);

  Object.assign(parts, { header, icon, title, controls, close, controlsDropdown: dropdown, content });
  if (options.window.resizable) {
    const resize = document.createElement("div");
    resize.className = "window-resize-handle";
    frame.append(resize);
    parts.resize = resize;
  }
  return frame;
}

export function buildHeaderControl(control: HeaderControl): HTMLLIElement {
  const item = document.createElement("li");
  item.className = "header-control";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "control";
  if (control.action) button.dataset["action"] = control.action;
  const icon = document.createElement("i");
  icon.className = `control-icon fa-fw ${control.icon}`;
  const label = document.createElement("span");
  label.className = "control-label";
  label.textContent = words(control.label);
  button.append(icon, label);
  if (control.onClick) button.addEventListener("click", (event) => control.onClick?.(event));
  item.append(button);
  return item;
}

/** The header again, as far as this render says it changed. */
export function updateWindowFrame(
  { title, icon, controls, controlsDropdown }: WindowParts,
  options: RenderOptions,
  standardTitle: string,
  hasControls: () => boolean,
): void {
  const wanted = options.window ?? {};
  if (title && ("title" in wanted || options.isFirstRender)) title.textContent = wanted.title ?? standardTitle;
  if (icon && "icon" in wanted)
    icon.className = wanted.icon ? `window-icon fa-fw ${wanted.icon}` : "window-icon hidden";
  if (controls && controlsDropdown && ("controls" in wanted || options.isFirstRender)) {
    controlsDropdown.replaceChildren();
    controlsDropdown.classList.remove("expanded");
    controls.classList.toggle("hidden", !hasControls());
  }
}

/** Calls back at the first press outside a menu and the button that opened it. */
export function closeWhenLeft(menu: HTMLElement, button: HTMLElement, close: () => void): void {
  const leave = (event: Event): void => {
    const pressed = event.target as Node;
    if (menu.contains(pressed) || button.contains(pressed)) return;
    document.removeEventListener("pointerdown", leave, true);
    close();
  };
  document.addEventListener("pointerdown", leave, true);
}

/** As long as Foundry waits for an application to fade before it is taken away. */
const LONGEST = 1_000;

/** What has no frame has no transition that would end either, so that its whole time is waited for. */
export const faded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LONGEST));
