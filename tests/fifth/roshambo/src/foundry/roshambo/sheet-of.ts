import { refuse, Roshambo, type Malformed, type Result } from "../../rules/index.ts";
import { FighterModel } from "./data/index.ts";

/** The actor's sheet as the rules read it. */
export const sheetOf = ({ system }: Actor.Implementation): Result<Roshambo.Sheet, Malformed> =>
  system instanceof FighterModel
    ? Roshambo.sheetFrom(system)
    : refuse({ path: "/type", expected: "a fighter of rock, paper, scissors" });
