import type { ConditionName } from "../body/condition-names.ts";
import type { Attunement, Cantrip, CantripElement, CantripForm, DamageType, WeaponSize } from "../state/sheet.ts";

/** What a cantrip does to whom it strikes, beside its damage. */
export interface CantripEffect {
  readonly conditions: Readonly<Partial<Record<ConditionName, number>>>;
  /** Feet it pushes, before sizes are compared. */
  readonly push: number;
  readonly drenches: boolean;
}

interface CantripRow {
  /** The weapon size whose die it rolls, or null where it deals no damage. */
  readonly size: WeaponSize | null;
  readonly damage: DamageType | null;
  readonly effect: CantripEffect;
  /** What takes the effect's place when the might bonus fires, or null where the bonus is that of its attack type. */
  readonly boosted: CantripEffect | null;
  /** Against whom the attack result counts twice. */
  readonly doubled: readonly ("metal-armour" | "wet")[];
}

const NOTHING: CantripEffect = { conditions: {}, push: 0, drenches: false };
const brings = (conditions: CantripEffect["conditions"]): CantripEffect => ({ ...NOTHING, conditions });
const pushes = (push: number): CantripEffect => ({ ...NOTHING, push });
const harmless = (effect: CantripEffect, boosted: CantripEffect): CantripRow => ({
  size: null,
  damage: null,
  effect,
  boosted,
  doubled: [],
});
const striking = (size: WeaponSize, damage: DamageType | null, effect: CantripEffect): CantripRow => ({
  size,
  damage,
  effect,
  boosted: null,
  doubled: [],
});

const WATER = striking("light", "bludgeoning", { conditions: { "off-balanced": 1 }, push: 0, drenches: true });
const EARTH = striking("heavy", "bludgeoning", NOTHING);
const FIRE = harmless(brings({ burning: 2 }), brings({ burning: 3 }));
const FORCE = harmless(pushes(20), pushes(30));
const VOID = harmless(brings({ confused: 1 }), brings({ confused: 2 }));
const DARK = harmless(brings({ weakened: 2 }), brings({ weakened: 4 }));
const LIGHT = harmless(brings({ blinded: 2 }), brings({ blinded: 3 }));
const STUNS = brings({ stunned: 1 });
const TIME = harmless(STUNS, brings({ stunned: 1, dazed: 2 }));

/** HR-WEAP-9: what each element does as a bolt and as a blast. */
const CANTRIPS: Readonly<Record<CantripElement, Readonly<Record<CantripForm, CantripRow>>>> = {
  air: {
    bolt: { ...striking("ultralight", null, NOTHING), doubled: ["metal-armour", "wet"] },
    blast: { ...striking("ultralight", null, NOTHING), doubled: ["metal-armour"] },
  },
  fire: { bolt: FIRE, blast: FIRE },
  water: { bolt: WATER, blast: WATER },
  earth: { bolt: EARTH, blast: EARTH },
  force: { bolt: FORCE, blast: FORCE },
  void: { bolt: VOID, blast: VOID },
  dark: { bolt: DARK, blast: DARK },
  light: { bolt: LIGHT, blast: LIGHT },
  time: { bolt: TIME, blast: { ...striking("light", null, STUNS), boosted: TIME.boosted } },
};

export const cantripRow = ({ element, form }: Cantrip): CantripRow => CANTRIPS[element][form];

/** HR-WEAP-10: bolts carry further, blasts reach more foes, the deeper the attunement. */
export const BOLT_RANGE: Readonly<Record<Attunement, number>> = { basic: 30, advanced: 60, paragon: 120 };
export const BLAST_REACH: Readonly<Record<Attunement, number>> = { basic: 5, advanced: 5, paragon: 10 };
const BLAST_TARGETS: Readonly<Record<Attunement, number>> = { basic: 2, advanced: Infinity, paragon: Infinity };

/** How many targets one use strikes. */
export const targetsOf = (cantrip: Cantrip): number =>
  cantrip.form === "bolt" ? 1 : BLAST_TARGETS[cantrip.attunement];

/** HR-WEAP-9: what the cantrip brings, stronger where its own might bonus fires. */
export function cantripEffect(cantrip: Cantrip, bonusFires: boolean): CantripEffect {
  const row = cantripRow(cantrip);
  return bonusFires && row.boosted !== null ? row.boosted : row.effect;
}

/** HR-WEAP-11: whether the attack result counts twice against a target that wears metal or is wet. */
export const doublesAgainst = (cantrip: Cantrip, target: { readonly metalArmour: boolean; readonly wet: boolean }) =>
  cantripRow(cantrip).doubled.some((state) => (state === "wet" ? target.wet : target.metalArmour));
