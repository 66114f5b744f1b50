import { afterEach, describe, expect, test, vi } from "vitest";
import { Seated } from "../../testing/seated.ts";
import { USERS } from "../../testing/practice-table.ts";
import { ClientKeybindings } from "./client-keybindings.ts";
import { Localization } from "./localization.ts";

let table: Seated | undefined;
afterEach(async () => {
  await table?.table.close();
  table = undefined;
});

describe("words", () => {
  const files = [
    { lang: "en", path: "own.json" },
    { lang: "en", path: "system.json" },
    { lang: "de", path: "de.json" },
  ];
  const contents: Record<string, object> = {
    "own.json": { "A.B": "own", A: { C: "kept" } },
    "system.json": { A: { B: "system" }, HI: "Hello {name}, {name}!" },
    "de.json": { HI: "Hallo {name}" },
  };
  const load = (path: string): Promise<unknown> => Promise.resolve(contents[path]);

  test("come from all files of the language, later ones first, and from English where it has none", async () => {
    const i18n = new Localization(files, load);
    await i18n.setLanguage("de");
    expect(["A.B", "A.C", "HI", "NO.SUCH"].map((key) => i18n.localize(key))).toEqual([
      "system",
      "kept",
      "Hallo {name}",
      "NO.SUCH",
    ]);
    expect([i18n.has("A.B"), i18n.has("A.B", false), i18n.has("A")]).toEqual([true, false, false]);
    await i18n.setLanguage("en");
    expect(i18n.format("HI", { name: "Ada" })).toBe("Hello Ada, Ada!");
    expect(i18n.getListFormatter({ type: "conjunction" }).format(["a", "b", "c"])).toBe("a, b, and c");
  });

  test("are there although one file is broken", async () => {
    const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const i18n = new Localization(files, (path) =>
      path === "own.json" ? Promise.reject(new Error("gone")) : load(path),
    );
    await i18n.setLanguage("en");
    expect(i18n.localize("A.B")).toBe("system");
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });
});

test("menus of settings need an application and a place", async () => {
  table = await Seated.at(13);
  const { settings } = table.gm.game;
  class Menu {}
  settings.registerMenu("lantern-tale", "menu", { name: "Menu", type: Menu });
  expect(settings.menus.get("lantern-tale.menu")).toMatchObject({ type: Menu, restricted: false });
  expect(() => settings.registerMenu("lantern-tale", "other", { type: "no class" })).toThrow("application class");
  expect(() => settings.register("", "x", {})).toThrow("namespace");
});

describe("keys", () => {
  const made = () => {
    let stored: Record<string, { key: string }[]> = {};
    const keys = new ClientKeybindings({
      isGM: () => false,
      read: () => stored,
      write: async (bindings) => void (stored = { ...bindings }),
    });
    const pressed: string[] = [];
    keys.register("sys", "act", {
      name: "Act",
      uneditable: [{ key: "Enter" }],
      editable: [{ key: "KeyA" }],
      repeat: false,
      onDown: () => (pressed.push("down"), true),
      onUp: () => (pressed.push("up"), true),
    });
    const press = (key: string, more: object = {}) =>
      keys.dispatch({ key, modifiers: [], up: false, repeat: false, event: null, ...more });
    return { keys, pressed, press };
  };

  test("may be changed by the user, but not those that are fixed", async () => {
    const { keys, press } = made();
    await keys.set("sys", "act", [{ key: "KeyB" }]);
    expect([press("KeyA"), press("KeyB"), press("Enter")]).toEqual([false, true, true]);
    await keys.set("sys", "act");
    expect(keys.get("sys", "act").map(({ key }) => key)).toEqual(["Enter", "KeyA"]);
  });

  test("are heard going down and up, and not again while they are held", () => {
    const { pressed, press } = made();
    press("KeyA");
    press("KeyA", { repeat: true });
    press("KeyA", { up: true });
    expect(pressed).toEqual(["down", "up"]);
  });
});

test("roles have permissions, which a world may change", async () => {
  table = await Seated.at(13);
  const { gm, ada } = table;
  const user = ada.game.user!;
  expect([user.can("QUERY_USER"), user.can("SETTINGS_MODIFY"), user.can("TRUSTED"), user.isGM]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await table.done(gm.game.settings.set("core", "permissions", { QUERY_USER: [4] }));
  expect(user.can("QUERY_USER")).toBe(false);
  await expect(gm.game.users.get(USERS.gm)!.query("unknown.query", {})).rejects.toThrow("not registered");
});
