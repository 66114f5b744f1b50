/**
 * Fights: the only way to do anything to one. Whoever asks, the active Game Master's browser judges, throws the dice and
 * writes; everyone else hears of it by the hook `heart-rush.fightChanged` and looks again.
 */
export { begin, redo, send, tell, undo, words } from "./asking.ts";
export { tellWith, type CardWriter, type Told } from "./cards.ts";
export { actorOf, combatantOf, doubleOf, fighterOf, whoOf } from "./cast.ts";
export { COMBAT_TYPES, combatTypeOf, rulesetNameOf } from "./combat-types.ts";
export { isKeeper } from "./keeper.ts";
export { chaptersOf, tableOf, verified, viewOf } from "./look.ts";
export { playedBy } from "./load.ts";
export { strangersRefused } from "./message.ts";
export { hasBegun } from "./record.ts";
export { refusedByTable, type Answer, type Done, type Refused, type TableRefusal } from "./refused.ts";
export { placeOf } from "./token-places.ts";
export { askBeforeMoving, type MoveAsker } from "./movement.ts";
export { pick, sealedChoice } from "./secrets.ts";
export { FIGHT_CHANGED, type FightChange } from "./watch.ts";
