import type { DocumentShape } from "../../applications/document-shape.ts";
import { Region } from "../placeables/region.ts";
import type { RegionShapes } from "../shapes.ts";
import { PlaceablesLayer } from "./placeables-layer.ts";

/** The regions that are to be seen, as they are kept: the table has no tools to draw them by hand, and turns no shape. */
export class RegionLayer extends PlaceablesLayer<Region> {
  static override documentName = "Region";

  protected override make(document: DocumentShape): Region {
    return new Region(document as RegionShapes);
  }
  protected override covers(region: Region, { x, y }: { readonly x: number; readonly y: number }): boolean {
    return region.document.testPoint({ x, y });
  }
}
