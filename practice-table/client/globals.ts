import Handlebars from "handlebars";
import * as PIXI from "pixi.js";
import { constants } from "../common/constants/index.ts";
import { forcedDeletion, forceReplacement } from "../common/data/operators.ts";
import { client, ui } from "./client.ts";
import { CONFIG } from "./config.ts";
import { Canvas } from "./canvas/board.ts";
import { Token } from "./canvas/placeables/token.ts";
import { TokenRuler } from "./canvas/placeables/tokens/token-ruler.ts";
import { TokenLayer } from "./canvas/layers/token-layer.ts";
import { WallsLayer } from "./canvas/layers/walls-layer.ts";
import { ClockwiseSweepPolygon } from "./namespace/scene.ts";
import { ApplicationV2 } from "./applications/api/application-v2.ts";
import { installFamilies } from "./applications/api/detached-windows.ts";
import { DialogV2 } from "./applications/api/dialog-v2.ts";
import { TokenHUD } from "./applications/hud/token-hud.ts";
import { ContextMenu } from "./applications/ux/context-menu.ts";
import { DragDrop } from "./applications/ux/drag-drop.ts";
import { TooltipManager } from "./helpers/interaction/tooltip-manager.ts";
import { documentAnchor } from "./applications/ux/anchors.ts";
import { teachDocumentAnchor } from "./documents/abstract/document-anchor.ts";
import { seenAs } from "./page.ts";
import { TextEditor } from "./applications/ux/text-editor.ts";
import { FilePicker } from "./applications/apps/file-picker.ts";
import { rollAnchor } from "./applications/ux/enrich-rolls.ts";
import { teachAnchor } from "./dice/anchor.ts";
import { teachFulfilment } from "./dice/fulfilment.ts";
import { enterDice } from "./applications/dice/enter-dice.ts";
import { Hooks } from "./helpers/hooks.ts";
import { Roll } from "./dice/roll.ts";
import { UI_CLASSES } from "./namespace/applications.ts";
import { DOCUMENT_CLASSES, documents } from "./namespace/documents.ts";
import { foundryNamespace, terms, utils, whole } from "./namespace/foundry.ts";
import { canvasNamespace } from "./namespace/scene.ts";
import { absent } from "./names/absent.ts";
import { absentDocuments } from "./names/absent-documents.ts";
import { declaredIn } from "./names/declared-names.ts";
import { isLater } from "./names/later-names.ts";
import { exposeOldNames } from "./names/global-names.ts";
import { guardNamespace, guardObject } from "./missing.ts";
import type { NotInHost } from "./not-in-host.ts";

function report(missing: NotInHost): void {
  console.error(missing);
  const notifications = ui["notifications"] as { error(message: string, options: object): unknown } | undefined;
  notifications?.error(missing.message, { permanent: true, console: false });
}

/** What borders and rings are drawn in, by whose side a token is on; INACTIVE and CONTROLLED are no sides. */
const DISPOSITION_COLORS = {
  HOSTILE: 0xe72124,
  NEUTRAL: 0xf1d836,
  FRIENDLY: 0x43dfdf,
  INACTIVE: 0x555555,
  PARTY: 0x33bc4e,
  SECRET: 0xa612d4,
  CONTROLLED: 0xff9829,
};

/** Adds to `CONFIG` what the page brings: its windows, the scene, and the classes a system may put others in place of. */
function configurePage(): void {
  Object.assign(CONFIG, {
    ui: { ...UI_CLASSES },
    ux: { ContextMenu, DragDrop, FilePicker, TextEditor, TooltipManager },
    Canvas: {
      dispositionColors: DISPOSITION_COLORS,
      visionModes: {},
      detectionModes: {},
      layers: {
        tokens: { layerClass: TokenLayer, group: "interface" },
        walls: { layerClass: WallsLayer, group: "interface" },
      },
      polygonBackends: {
        move: ClockwiseSweepPolygon,
        sight: ClockwiseSweepPolygon,
        light: ClockwiseSweepPolygon,
        sound: ClockwiseSweepPolygon,
      },
    },
  });
  Object.assign(CONFIG["Token"] as object, { objectClass: Token, hudClass: TokenHUD, rulerClass: TokenRuler });
  Object.assign(CONFIG["ChatMessage"] as object, { template: "templates/sidebar/chat-message.hbs" });
  teachFulfilment(enterDice);
  teachAnchor(rollAnchor);
  teachDocumentAnchor((target, options) => documentAnchor(seenAs(target), options));
  CONFIG.queries["dialog"] = (data) => DialogV2._handleQuery(data as never);
}

/** The areas that a program lays: generation 14 has regions in their place, and no such names. */
function configureTemplates(generation: number): void {
  const { placeables, layers } = canvasNamespace;
  if (generation >= 14) {
    const gone = [[placeables, "MeasuredTemplate"], [layers, "TemplateLayer"], [documents, "MeasuredTemplateDocument"], [documents, "BaseMeasuredTemplate"]] as const; // prettier-ignore
    for (const [holder, name] of gone) Reflect.deleteProperty(holder, name);
    return;
  }
  Object.assign(CONFIG["MeasuredTemplate"] as object, {
    objectClass: placeables.MeasuredTemplate,
    layerClass: layers.TemplateLayer,
    defaults: { angle: 53.13, width: 1 },
    types: { circle: "Circle", cone: "Cone", rect: "Rectangle", ray: "Ray" },
  });
  const { layers: shown } = CONFIG["Canvas"] as { layers: Record<string, unknown> };
  shown["templates"] = { layerClass: layers.TemplateLayer, group: "interface" };
}

/** Adds the layers that the table does not draw, for which a system may put its own. */
function configureLayers(standIn: (path: string) => unknown): void {
  const layer = (name: string, group = "interface"): Record<string, unknown> => ({
    layerClass: standIn(`foundry.canvas.layers.${name}`),
    group,
  });
  const { layers } = CONFIG["Canvas"] as { layers: Record<string, unknown> };
  for (const [key, value] of Object.entries({
    weather: layer("WeatherEffects", "primary"),
    grid: layer("GridLayer"),
    regions: layer("RegionLayer"),
    drawings: layer("DrawingsLayer"),
    templates: layer("TemplateLayer"),
    tiles: layer("TilesLayer"),
    sounds: layer("SoundsLayer"),
    lighting: layer("LightingLayer"),
    notes: layer("NotesLayer"),
    controls: layer("ControlsLayer"),
  }))
    layers[key] ??= value;
}

/** Puts the public names on the page, before anything of the system is loaded. */
export function exposeGlobals(): Canvas {
  const { game } = client;
  if (!game) throw new Error("The page gets its names when the game is there.");
  const generation = game.release.generation as 13 | 14;
  configurePage();
  const CONST = constants(generation);
  guardNamespace(whole, new Set<unknown>(Object.values(PIXI)));
  // Nothing of Application V1 is ever open.
  ui["windows"] = {};
  guardObject("UI", ui);
  const canvas = new Canvas();
  const { fromUuid, fromUuidSync } = utils;
  const absence = { isPart: declaredIn(generation), isLater: (path: string) => isLater(path, generation), report };
  Object.assign(CONFIG, absentDocuments(absence, generation));
  configureTemplates(generation);
  configureLayers((path) => absent(path, absence));
  Object.assign(globalThis, {
    CONFIG,
    CONST,
    Handlebars,
    Hooks,
    PIXI,
    Roll,
    canvas,
    foundry: foundryNamespace(CONST, absence),
    fromUuid,
    fromUuidSync,
    game,
    ui,
    ...DOCUMENT_CLASSES,
    Die: terms.Die,
  });
  exposeOldNames(absence);
  if (generation < 14) {
    // An old name that 14 has no more.
    Object.assign(ApplicationV2.prototype, {
      bringToTop(this: ApplicationV2) {
        this.bringToFront();
      },
    });
  }
  if (generation >= 14) {
    installFamilies(ApplicationV2.prototype);
    // Effects of light and sound can be put on a list; nobody plays them.
    Object.assign(CONFIG["Canvas"] as object, {
      vfx: { enabled: false, components: {}, animations: {}, paths: {} },
    });
    const localize = (key: string, data?: Record<string, unknown>): string =>
      data ? game.i18n.format(key, data) : game.i18n.localize(key);
    Object.assign(globalThis, { _del: forcedDeletion, _loc: localize, _replace: forceReplacement });
  }
  return canvas;
}
