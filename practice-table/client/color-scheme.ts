import { asRecord } from "./config.ts";
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
  // Generation 13 and later: windows, and what lies around the scene, may have colours of their own.
  settings.register("core", "uiConfig", {
    scope: "client",
    config: false,
    type: Object,
    default: { colorScheme: { applications: "", interface: "" }, chatNotifications: "cards" },
    onChange: applyColorScheme,
  });
}

/** The body is always light or dark by name, because a system's styles ask for the name: it has the colours of windows. */
export function applyColorScheme(): void {
  const schemes = asRecord(asRecord(page.game.settings.get("core", "uiConfig"))["colorScheme"]);
  const chosen = text(schemes["applications"] ?? "") || text(page.game.settings.get("core", "colorScheme"));
  const dark = chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.body.classList.toggle("theme-dark", dark);
  document.body.classList.toggle("theme-light", !dark);
  const around = document.getElementById("interface")?.classList;
  for (const colours of ["light", "dark"]) around?.toggle(`theme-${colours}`, schemes["interface"] === colours);
  around?.toggle("themed", schemes["interface"] === "light" || schemes["interface"] === "dark");
}
