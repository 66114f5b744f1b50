import type { Json } from "../../rules/index.ts";

interface DiceSoNice {
  showForRoll(
    roll: foundry.dice.Roll,
    user: unknown,
    synchronize: boolean,
    whisper: readonly string[] | null,
    blind: boolean,
  ): Promise<unknown>;
}

/** The module puts itself where no type of ours looks for it. */
const diceSoNice = (): DiceSoNice | undefined =>
  game.modules.get("dice-so-nice")?.active === true
    ? (game as unknown as { readonly dice3d?: DiceSoNice }).dice3d
    : undefined;

/**
 * Rolls that fall before nobody else's eyes. Those of messages, new ones and those that an update adds, Dice So Nice shows by
 * itself.
 */
export function showOwnDice(rolls: readonly foundry.dice.Roll[]): void {
  for (const roll of rolls) void diceSoNice()?.showForRoll(roll, game.user, false, null, false);
}

/** What we keep with a roll: Foundry stores a roll's options with it, and nothing else of our own. */
interface RollOptions {
  readonly thrown?: unknown;
}

/** Unknown to whoever reads it: what was stored is checked there. */
export const thrownWith = ({ options }: Pick<foundry.dice.Roll, "options">): unknown => (options as RollOptions).thrown;

/** The types know only the options of evaluation; any plain JSON is kept. */
export const keptOptions = (options: RollOptions): foundry.dice.Roll.Options =>
  options as unknown as foundry.dice.Roll.Options;

/** The face of every die, in the order of the formula; each of our dice is a term of its own. */
export const facesOf = (roll: Pick<foundry.dice.Roll, "dice">): readonly number[] =>
  roll.dice.map((die) => die.results[0]?.result ?? 0);

/** The types know the rolls of a plain `Roll` alone. */
export function registerRoll(made: unknown): void {
  const rolls = CONFIG.Dice.rolls as unknown[];
  if (!rolls.includes(made)) rolls.push(made);
}

/** A roll as a message carries it. Foundry's own types call it any object. */
export const rollToJson = (roll: foundry.dice.Roll): Json => JSON.parse(JSON.stringify(roll.toJSON())) as Json;

/** A roll out of a message; null where it is none. Foundry makes it of the class it names, if it knows that. */
export function rollFromJson(json: unknown): unknown {
  try {
    return foundry.dice.Roll.fromData(json as never);
  } catch {
    return null;
  }
}
