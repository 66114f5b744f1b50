import type { LangKey } from "../lang-key.ts";
import { dieContext, type DieContext } from "../shared/die.ts";
import { facesOf, type Faces, type Marked } from "./faces.ts";

export interface ThingFaces {
  /** Its die, an outline once it is ruined; armour and ammunition have none. */
  readonly die: DieContext | null;
  readonly faces: Faces;
  readonly ruined: boolean;
}

/** For templates/threat/thing-faces.hbs: a thing's die with the faces that are crossed out. */
export const threatFaces = (thing: Marked & { readonly ruined: boolean }): ThingFaces & { readonly hint: LangKey } => ({
  die:
    thing.faces === null ? null : dieContext(thing.faces, thing.kind === "shield" ? "agility" : "might", thing.ruined),
  faces: facesOf(thing),
  ruined: thing.ruined,
  hint: thing.faces === null ? "HEARTRUSH.Threat.Sheet.pieceFaces" : "HEARTRUSH.Threat.Sheet.dieFaces",
});
