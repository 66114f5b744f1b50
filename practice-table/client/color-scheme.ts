import { page, text } from "./page.ts";

interface Settings {
  register(namespace: string, key: string, config: object): void;
}

export function registerColorScheme(settings: Settings): void {
  settings.register("core", "colorScheme", {
    name: "SETTINGS.SchemeN",
    hint: "SETTINGS.SchemeL",
    scope: "client",
    config: true,
    type: String,
    choices: { "": "SETTINGS.SchemeSystem", light: "SETTINGS.SchemeLight", dark: "SETTINGS.SchemeDark" },
    default: "",
    onChange: applyColorScheme,
  });
}

/** The body is always light or dark by name, because a system's styles ask for the name. */
export function applyColorScheme(): void {
  const chosen = text(page.game.settings.get("core", "colorScheme"));
  const dark = chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.body.classList.toggle("theme-dark", dark);
  document.body.classList.toggle("theme-light", !dark);
}
