import { page, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { FieldsSheet } from "./fields-sheet.ts";

export class MacroConfig extends FieldsSheet {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["macro-config"],
    actions: { execute: MacroConfig.#onExecute },
  };
  static override FIELDS = { name: "COMMON.Name", img: "COMMON.Image", type: "COMMON.Type", command: "MACRO.Command" };

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
}

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
}

export class UserConfig extends FieldsSheet {
  static override FIELDS = { color: "USER.Colour", character: "USER.Character" };

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const actors = page.game.collections.get("Actor")?.filter((actor) => actor.isOwner) ?? [];
    return Object.assign(context, { choices: Object.fromEntries(actors.map((actor) => [actor.id, actor.name])) });
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
}

export class ActiveEffectConfig extends FieldsSheet {
  static override FIELDS = {
    name: "COMMON.Name",
    img: "COMMON.Image",
    description: "EFFECT.Description",
    disabled: "EFFECT.Disabled",
    transfer: "EFFECT.Transfer",
    "duration.rounds": "EFFECT.Rounds",
    "duration.value": "EFFECT.Duration",
    statuses: "EFFECT.Statuses",
  };
}
