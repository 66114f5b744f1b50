interface DiceSoNice {
  showForRoll(
    roll: foundry.dice.Roll,
    user: unknown,
    synchronize: boolean,
    whisper: readonly string[] | null,
    blind: boolean,
  ): Promise<unknown>;
}

/** Who may see what a message holds. */
interface Audience {
  readonly whisper: readonly unknown[];
  readonly blind: boolean;
}

/** The module puts itself where no type of ours looks for it. */
const diceSoNice = (): DiceSoNice | undefined =>
  game.modules.get("dice-so-nice")?.active === true
    ? (game as unknown as { readonly dice3d?: DiceSoNice }).dice3d
    : undefined;

/** Dice So Nice shows the rolls of new messages by itself; those that are added to one must be handed over. */
export function showAddedDice(rolls: readonly foundry.dice.Roll[], to: Audience | null = null): void {
  const whisper = to !== null && to.whisper.length > 0 ? to.whisper.map(String) : null;
  for (const roll of rolls) void diceSoNice()?.showForRoll(roll, game.user, true, whisper, to?.blind ?? false);
}

/** Rolls that fall before nobody else's eyes. */
export function showOwnDice(rolls: readonly foundry.dice.Roll[]): void {
  for (const roll of rolls) void diceSoNice()?.showForRoll(roll, game.user, false, null, false);
}
