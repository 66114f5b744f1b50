export const HANDS = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof HANDS)[number];

const BEATEN_BY: Readonly<Record<Hand, Hand>> = { rock: "scissors", scissors: "paper", paper: "rock" };

/** RPS-HAND-1 */
export const beats = (one: Hand, other: Hand): boolean => BEATEN_BY[one] === other;
