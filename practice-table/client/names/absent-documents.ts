import type { DocumentConfig } from "../config.ts";
import { absent, type Absence } from "./absent.ts";

interface Row {
  /** Where its class is, where it is not called as the document is. */
  readonly documentClass?: string;
  /** The class that draws it on the scene, and the layer of those. */
  readonly object?: string;
  readonly layer?: string;
  readonly more?: object;
}

/** Documents of Foundry's that the table does not have. Systems put classes of their own in their places as they load. */
const ROWS: Readonly<Record<string, Row>> = {
  AmbientLight: { documentClass: "AmbientLightDocument", object: "AmbientLight", layer: "LightingLayer" },
  AmbientSound: { documentClass: "AmbientSoundDocument", object: "AmbientSound", layer: "SoundsLayer" },
  Card: {},
  Cards: { more: { presets: {} } },
  Drawing: { documentClass: "DrawingDocument", object: "Drawing", layer: "DrawingsLayer" },
  FogExploration: {},
  MeasuredTemplate: {
    documentClass: "MeasuredTemplateDocument",
    object: "MeasuredTemplate",
    layer: "TemplateLayer",
    more: {
      defaults: { angle: 53.13, width: 1 },
      types: { circle: "Circle", cone: "Cone", rect: "Rectangle", ray: "Ray" },
    },
  },
  Note: { documentClass: "NoteDocument", object: "Note", layer: "NotesLayer" },
  Playlist: {},
  PlaylistSound: {},
  Tile: { documentClass: "TileDocument", object: "Tile", layer: "TilesLayer" },
};

/** What the configuration says of them: classes that can be mentioned and extended, and throw when they are used. */
export function absentDocuments(absence: Absence, generation: number): Record<string, DocumentConfig> {
  const made = (name: string, { documentClass = name, object, layer, more }: Row): object => ({
    documentClass: absent(`foundry.documents.${documentClass}`, absence),
    ...(object === undefined ? {} : { objectClass: absent(`foundry.canvas.placeables.${object}`, absence) }),
    ...(layer === undefined ? {} : { layerClass: absent(`foundry.canvas.layers.${layer}`, absence) }),
    ...{ dataModels: {}, typeLabels: {}, typeIcons: {}, sheetClasses: {}, compendiumIndexFields: [] },
    sidebarIcon: "fa-solid fa-file",
    ...more,
  });
  // Generation 13 has the one that 14 gave up.
  const rows = Object.entries(ROWS).filter(([name]) => generation >= 14 || name !== "MeasuredTemplate");
  return Object.fromEntries(rows.map(([name, row]) => [name, made(name, row) as DocumentConfig]));
}
