import {
  formula,
  parse,
  readThrow,
  settleShown,
  storeThrow,
  type Shown,
  type Throw,
  type Thrown,
} from "../../rules/index.ts";
import { facesOf, keptOptions, thrownWith } from "../ports/dice.ts";

/**
 * A roll of the game: Foundry's dice, which others can animate or let be thrown by hand, with the rules' own account of
 * what each die stands for kept in the options, where it survives the log.
 */
export class HeartRushRoll extends foundry.dice.Roll {
  static of(thrown: Throw): HeartRushRoll {
    return new HeartRushRoll(formula(thrown), {}, keptOptions({ thrown: storeThrow(thrown) }));
  }

  /** What was asked for, or null in a roll that was none of the game's. */
  get asked(): Throw | null {
    const read = parse(readThrow, thrownWith(this));
    return read.ok ? read.value : null;
  }

  /** The faces in the order of the pool. */
  get shown(): Shown {
    return { faces: facesOf(this) };
  }

  /** Which dice count, with their roles; null when the roll is not what it says it is. */
  get thrown(): Thrown | null {
    const { asked } = this;
    if (asked === null) return null;
    const settled = settleShown(asked, this.shown.faces);
    return settled.ok ? settled.value : null;
  }
}
