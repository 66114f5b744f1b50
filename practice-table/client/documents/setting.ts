import { BaseSetting } from "../../common/documents/setting.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { client } from "../client.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

/** Tells the settings when its value has come, changed or gone. */
export class Setting extends ClientDocumentMixin(BaseSetting) {
  override _onCreate(data: PlainObject, options: PlainObject, userId: string): void {
    super._onCreate(data, options, userId);
    announce(this, options, userId);
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    if ("value" in changed) announce(this, options, userId);
  }

  override _onDelete(options: PlainObject, userId: string): void {
    super._onDelete(options, userId);
    announce(this, options, userId);
  }
}

function announce(setting: Setting, options: PlainObject, userId: string): void {
  const settings = client.game?.settings;
  const tell: unknown = settings && Reflect.get(settings, "_announce");
  if (typeof tell === "function") Reflect.apply(tell, settings, [setting.key, setting.user, options, userId]);
}
