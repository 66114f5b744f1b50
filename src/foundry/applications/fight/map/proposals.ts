/** What somebody has begun to do by dragging a token, and is being asked about: of this browser alone. */
const proposals = new Map<string, object>();

export const proposalFor = (combat: Combat.Implementation): object | undefined => proposals.get(combat.id ?? "");

export const propose = (combat: Combat.Implementation, command: object): void =>
  void proposals.set(combat.id ?? "", command);

/** Answers whether there was one. */
export const forgetProposal = (combat: Combat.Implementation): boolean => proposals.delete(combat.id ?? "");
