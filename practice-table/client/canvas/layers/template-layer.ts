import type { DocumentShape } from "../../applications/document-shape.ts";
import { MeasuredTemplate } from "../placeables/measured-template.ts";
import { page } from "../../page.ts";
import type { TemplateShape } from "../shapes.ts";
import { PlaceablesLayer } from "./placeables-layer.ts";

/** The areas of generation 13. They are laid by programs: the table has no tools to draw them by hand. */
export class TemplateLayer extends PlaceablesLayer<MeasuredTemplate> {
  static override documentName = "MeasuredTemplate";

  protected override make(document: DocumentShape): MeasuredTemplate {
    const Class =
      (page.CONFIG["MeasuredTemplate"]?.["objectClass"] as typeof MeasuredTemplate | undefined) ?? MeasuredTemplate;
    return new Class(document as TemplateShape);
  }
  protected override covers(template: MeasuredTemplate, { x, y }: { readonly x: number; readonly y: number }): boolean {
    return template.shape.contains(x - template.document.x, y - template.document.y);
  }
}
