import { useFormInputs } from "../common/data/form-inputs.ts";
import { defineElements } from "./applications/elements/index.ts";
import { drawByClass, drawGroup, drawInput } from "./applications/forms/field-inputs.ts";
import { registerHelpers } from "./applications/handlebars-helpers.ts";
import { DiceConfig } from "./applications/settings/menus/dice-config.ts";
import { Notifications } from "./applications/ui/notifications.ts";
import { client } from "./client.ts";
import { applyColorScheme, registerColorScheme } from "./color-scheme.ts";
import { connect } from "./connection/connect.ts";
import { exposeGlobals } from "./globals.ts";
import { KeyboardManager } from "./helpers/interaction/keyboard.ts";
import { registerCoreKeybindings } from "./helpers/interaction/core-keybindings.ts";
import { TooltipManager } from "./helpers/interaction/tooltip-manager.ts";
import { loadScripts, loadStyles, type Manifest } from "./load-system.ts";
import { page, seenAs, words } from "./page.ts";
import { registerCoreSheets } from "./register-sheets.ts";
import { leaveSeat, seatToken } from "./seat.ts";
import { showScene, startCanvas } from "./start-canvas.ts";
import { startGame } from "./start-game.ts";
import { activateTextLinks } from "./applications/ux/text-links.ts";
import { drawInterface, followInterface } from "./start-interface.ts";

async function loadJson(path: string): Promise<unknown> {
  const answer = await fetch(`/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${answer.statusText}`);
  return answer.json();
}

function watchConnection(wire: ReturnType<typeof connect>): void {
  let note: { remove(): void } | null = null;
  wire.onConnection((connected) => {
    note?.remove();
    const { notifications } = page.ui as { notifications?: Notifications };
    note = connected
      ? null
      : (notifications?.warn(words("GAME.Disconnected"), { permanent: true, console: false }) ?? null);
  });
}

/** The table lets go of a stranger before it has said anything. */
function turnedAway(wire: ReturnType<typeof connect>): Promise<never> {
  return new Promise((_resolve, reject) => {
    wire.onConnection((connected) => {
      if (connected || client.snapshot) return;
      wire.close();
      reject(new Error("This seat is not yours any more."));
    });
  });
}

/** The start of a client, in the order that systems are promised: init, i18nInit, setup, the scene, ready. */
async function boot(): Promise<void> {
  const token = seatToken();
  if (!token) return location.replace("/");
  registerHelpers();
  defineElements();
  useFormInputs({
    input: (field, config) => drawInput(field, config),
    draw: (field, config) => drawByClass(field, config),
    group: (field, group, config) => drawGroup(field, group, config),
  });
  const wire = connect(location.origin, token);
  const farewell = (reason: string): void => {
    page.ui.notifications?.error(words("GAME.Farewell", { reason }), { permanent: true });
  };
  const game = await Promise.race([
    startGame({
      wire,
      storage: localStorage,
      loadJson,
      onRejoin: () => location.reload(),
      onFarewell: farewell,
    }),
    turnedAway(wire),
  ]);
  const canvas = exposeGlobals();
  page.ui["notifications"] = new Notifications();
  const keyboard = new KeyboardManager();
  Object.assign(game, { keyboard });
  watchConnection(wire);
  registerColorScheme(game.settings);
  game.settings.registerMenu("core", "diceConfiguration", {
    name: "DICE.ConfigTitle",
    hint: "DICE.ConfigHint",
    label: "DICE.Configure",
    icon: "fa-solid fa-dice-d20",
    type: DiceConfig,
  });
  registerCoreKeybindings(game.keybindings);
  registerCoreSheets();

  const modules = [...game.modules].map((each) => seenAs<Manifest>(each));
  await loadStyles("system", game.system);
  for (const each of modules) await loadStyles("module", each);
  await loadScripts("system", game.system);
  for (const each of modules) await loadScripts("module", each);
  document.body.classList.add(`system-${game.system.id}`);
  document.documentElement.classList.add(`generation-${game.release.generation}`);
  await game.initialize();
  const tooltip = new TooltipManager.implementation();
  Object.assign(game, { tooltip });
  game.setup();
  applyColorScheme();
  document.title = String(game.world["title"]);
  await drawInterface();
  startCanvas(canvas);
  followInterface();
  await showScene(canvas);
  tooltip.activateEventListeners();
  keyboard.listen();
  activateTextLinks();
  document.getElementById("loading")?.remove();
  game.makeReady();
}

boot().catch((error: Error) => {
  console.error(error);
  const loading = document.getElementById("loading");
  if (!loading) return;
  loading.textContent = `${error.message} `;
  const back = document.createElement("a");
  back.href = "/";
  back.textContent = "Back to the lobby";
  back.addEventListener("click", leaveSeat);
  loading.append(back);
});
