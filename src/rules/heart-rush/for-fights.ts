/** What those who show a fight may look into. */
export { announcedNow, letsDiceFall } from "./flow/at-table.ts";
export { type Offer } from "./flow/offers.ts";
export { unanswered, type Coming } from "./engagement/unanswered.ts";
export { rivals } from "./odds/mix.ts";
export { arrives } from "./map/spoken.ts";
export { surprisedSide, witnessesOf } from "./flow/start.ts";
export { farthestDash } from "./map/movement.ts";
export { squaresInRange, type InRange } from "./map/in-range.ts";
export { pushedTo } from "./engagement/effect-of.ts";
export { type Payment } from "./state/commands.ts";
export { type Fighter, type Ground, type Levels, STAGES, WATERS } from "./state/model.ts";
export { DEFAULTS } from "./state/options.ts";
export { stanceBarred } from "./engagement/sealing.ts";
export { type AttackingStance, relation } from "./engagement/stance.ts";
export { CONDITIONS, SOURCED } from "./body/condition-names.ts";
export { ORDINARY } from "./body/nature.ts";
export { stanceOffer, type StanceGain, type StanceOffer } from "./engagement/stance-offer.ts";
