/** What the sheet of a party shows, and what its members do together. */
export { changedHands, giveForm, readGiven, type Given, type Hand } from "./give-form.ts";
export { groupNightForm, readNightOf } from "./group-night.ts";
export { groupRestCard, type Rested } from "./group-rest-card.ts";
export { marchBefore, marchingOrder, marchOn, type Marcher } from "./order.ts";
export { isCarried, partySheet, type MemberSeen } from "./party-sheet.ts";
