import { page, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { createTextareaInput } from "../forms/fields.ts";
import { FieldsSheet } from "./fields-sheet.ts";

export class MacroConfig extends FieldsSheet {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["macro-config"],
    actions: { execute: MacroConfig.#onExecute },
  };
  static override FIELDS = { name: "COMMON.Name", img: "COMMON.Image", type: "COMMON.Type", command: "MACRO.Command" };
  static override CHOICES = { type: { script: "MACRO.Script", chat: "MACRO.Chat" } };

  override get inputs(): FieldsSheet["inputs"] {
    return {
      command: (_field, config) => {
        const area = createTextareaInput({ ...config, rows: 10 });
        area.classList.add("code");
        area.spellcheck = false;
        return area;
      },
    };
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const buttons = context["buttons"] as Loose[];
    return Object.assign(context, {
      buttons: [...buttons, { type: "button", action: "execute", icon: "fa-solid fa-play", label: "MACRO.Run" }],
    });
  }

  static async #onExecute(this: MacroConfig): Promise<void> {
    await this.submit();
    await seenAs<{ execute(): Promise<unknown> }>(this.document).execute();
  }
}

export class SceneConfig extends FieldsSheet {
  static override FIELDS = {
    name: "COMMON.Name",
    "background.src": "COMMON.Image",
    width: "SCENE.Width",
    height: "SCENE.Height",
    padding: "SCENE.Padding",
    backgroundColor: "SCENE.Colour",
    "grid.type": "SCENE.Grid",
    "grid.size": "SCENE.GridSize",
    "grid.distance": "SCENE.GridDistance",
    "grid.units": "SCENE.GridUnits",
    navigation: "SCENE.Navigation",
  };
  static override CHOICES = { "grid.type": { 0: "SCENE.Gridless", 1: "SCENE.Square" } };
}

const SHOWN = {
  0: "TOKEN.Never",
  10: "TOKEN.WhenControlled",
  20: "TOKEN.OwnerHovers",
  30: "TOKEN.AnyoneHovers",
  40: "TOKEN.ToOwner",
  50: "TOKEN.Always",
};

export class TokenConfig extends FieldsSheet {
  static override FIELDS = {
    name: "COMMON.Name",
    "texture.src": "COMMON.Image",
    width: "SCENE.Width",
    height: "SCENE.Height",
    rotation: "TOKEN.Rotation",
    elevation: "HUD.Elevation",
    disposition: "TOKEN.Disposition",
    displayName: "TOKEN.ShowName",
    displayBars: "TOKEN.ShowBars",
    "bar1.attribute": "TOKEN.Bar1",
    "bar2.attribute": "TOKEN.Bar2",
    actorLink: "TOKEN.Linked",
    hidden: "TOKEN.Hidden",
    locked: "TOKEN.Locked",
  };
  static override CHOICES = {
    disposition: { "-2": "TOKEN.Secret", "-1": "TOKEN.Hostile", 0: "TOKEN.Neutral", 1: "TOKEN.Friendly" },
    displayName: SHOWN,
    displayBars: SHOWN,
  };
}

export class UserConfig extends FieldsSheet {
  static override FIELDS = { color: "USER.Colour", character: "USER.Character" };

  /** What only a Game Master may change is shown to them only. */
  override get fields(): Record<string, string> {
    const own = super.fields;
    return page.game.user.isGM ? { name: "COMMON.Name", role: "USER.Role", ...own } : own;
  }

  override get choices(): FieldsSheet["choices"] {
    const actors = page.game.collections.get("Actor")?.filter((actor) => actor.isOwner) ?? [];
    return {
      role: { 0: "USER.Nobody", 1: "USER.Player", 2: "USER.Trusted", 3: "USER.Assistant", 4: "USER.GM" },
      character: Object.fromEntries(actors.map((actor) => [actor.id, actor.name])),
    };
  }
}

export class CombatantConfig extends FieldsSheet {
  static override FIELDS = {
    name: "COMMON.Name",
    img: "COMMON.Image",
    initiative: "COMBAT.Initiative",
    hidden: "TOKEN.Hidden",
    defeated: "COMBAT.Defeated",
  };
}

export class FolderConfig extends FieldsSheet {
  static override FIELDS = { name: "COMMON.Name", color: "SCENE.Colour", sorting: "DIRECTORY.Sorting" };
  static override CHOICES = { sorting: { a: "DIRECTORY.ByName", m: "DIRECTORY.ByHand" } };
}
