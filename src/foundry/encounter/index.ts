/**
 * Fights: the only way to do anything to one. Whoever asks, the active Game Master's browser judges, throws the dice and
 * writes; everyone else hears of it by the hook `heart-rush.fightChanged` and looks again.
 */
export { begin, redo, send, setRight, tell, undo, words } from "./asking.ts";
export { entrantOf } from "./play/begin.ts";
export { fighterCame, fighterGone } from "./play/comings.ts";
export { commandOfWay, tokenMoved } from "./play/movement.ts";
export { showFightsWith, type Told } from "./fight-ui.ts";
export { actorOf, combatantOf, duplicateOf, fighterOf, requesterOf } from "./store/cast.ts";
export { COMBAT_TYPES, combatTypeOf, rulesetNameOf } from "../ports/fights.ts";
export { isKeeper } from "../authority/keeper.ts";
export { chaptersOf, eventsOf, tableOf, verified, viewOf } from "./look.ts";
export { playedBy } from "./store/games.ts";
export { strangersRefused } from "../authority/message.ts";
export { takenReveals } from "./store/reveals.ts";
export { hasBegun } from "./store/record.ts";
export { refusedByTable, type Answer, type Done, type Refused, type TableRefusal } from "../authority/refused.ts";
export { placeOf } from "./store/token-places.ts";
export { faultOf } from "./unfit-sheets.ts";
export { openedIn } from "./play/openings.ts";
export { pick, sealedChoice, waitForMasters } from "./play/secrets.ts";
export { FIGHT_CHANGED, type FightChange } from "./watch.ts";
