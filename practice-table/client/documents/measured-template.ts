import type { Document } from "../../common/abstract/document.ts";
import { BaseMeasuredTemplate } from "../../common/documents/measured-template.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";

export class MeasuredTemplateDocument extends ClientDocumentMixin(BaseMeasuredTemplate) {
  /** Whoever lays it is its author, and it has their colour unless another is asked for. */
  override async _preCreate(data: PlainObject, options: PlainObject, user: Document): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const css: unknown = Reflect.get(Object(Reflect.get(user, "color")) as object, "css");
    this.updateSource({
      ...(data["author"] === undefined ? { author: user.id } : {}),
      ...(data["fillColor"] === undefined && typeof css === "string" ? { fillColor: css } : {}),
    });
    return undefined;
  }
}
