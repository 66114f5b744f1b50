import { EffectModelBase, inheritedEffectSchema } from "../../ports/effect-model-base.ts";
import { gains } from "./fields.ts";

const boonSchema = () => ({ gains: gains() });

export type BoonSchema = ReturnType<typeof boonSchema>;

/** An active effect that gives lasting gains: a blessing, a curse, a spell upon someone. */
export class BoonModel extends EffectModelBase<BoonSchema, ActiveEffect.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Boon"];

  static override defineSchema(): BoonSchema {
    return { ...inheritedEffectSchema(), ...boonSchema() };
  }
}
