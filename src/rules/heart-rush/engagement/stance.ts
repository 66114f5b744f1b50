/** HR-STANCE-1: the four stances; presence is an ability but never a stance. */
export const STANCES = ["might", "agility", "cunning", "defensive"] as const;
export type Stance = (typeof STANCES)[number];

export const ATTACKING_STANCES = ["cunning", "agility", "might"] as const;
/** A stance that attacks, and the ability it rolls. */
export type AttackingStance = (typeof ATTACKING_STANCES)[number];

/** HR-STANCE-2: each attacking stance beats one other directly. */
const BEATS: Readonly<Record<AttackingStance, AttackingStance>> = {
  cunning: "agility",
  agility: "might",
  might: "cunning",
};

export type Relation = "beats" | "same" | "defensive" | "none";

/** HR-STANCE-3: whom a stance may attack: the one it beats, its like, and defenders. */
export function relation(ours: Stance, theirs: Stance): Relation {
  if (ours === "defensive") return "none";
  if (theirs === "defensive") return "defensive";
  if (theirs === ours) return "same";
  return BEATS[ours] === theirs ? "beats" : "none";
}

export type DamageSource = "engagement-attack" | "opportunity-attack" | "other";

/** HR-DMG-2: the defensive stance shields from the attacks of the engagement, from nothing else. */
export const isDefended = (source: DamageSource, stance: Stance | null): boolean =>
  source === "engagement-attack" && stance === "defensive";

/** HR-DMG-2, HR-GAIN-14: a defender takes half, rounded up; some take half of that, and so on. */
export const afterStance = (raw: number, defending: boolean, again = 0): number =>
  defending ? Math.ceil(raw / 2 ** (1 + again)) : raw;
