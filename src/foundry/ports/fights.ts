/** The world's fights. What the types say of a stored one does not fit what they say of one in general. */
export const fightNamed = (id: string): Combat.Implementation | undefined =>
  game.combats.get(id) as unknown as Combat.Implementation | undefined;

export const allFights = (): readonly Combat.Implementation[] =>
  [...game.combats] as unknown as readonly Combat.Implementation[];
