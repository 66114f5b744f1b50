import { HeartRush } from "../../../rules/index.ts";
import { EffectModelBase, inheritedEffectSchema } from "../../ports/data-models.ts";
import { choice, gains, whole } from "./fields.ts";

const boonSchema = () => ({
  gains: gains(),
  until: choice(["removed", ...HeartRush.sheets.BOON_ENDS], "removed"),
  /** For how many rounds it is given, and how many of them have gone by. */
  rounds: whole(1, 1, 999),
  gone: whole(0, 0, 998),
});

export type BoonSchema = ReturnType<typeof boonSchema>;

/** An active effect that gives lasting gains: a blessing, a curse, a spell upon someone. */
export class BoonModel extends EffectModelBase<BoonSchema, ActiveEffect.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Boon"];

  static override defineSchema(): BoonSchema {
    return { ...inheritedEffectSchema(), ...boonSchema() };
  }

  get left(): number {
    return Math.max(1, this.rounds - this.gone);
  }
}
