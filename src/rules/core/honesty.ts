import type { CombatId, FighterId } from "./brand.ts";
import { fighterId } from "./brand.ts";
import type { Chapter, Shown } from "./chronicle.ts";
import { readHands, readOpenings, readSeals } from "./chronicle.ts";
import { integer, parse, shape } from "./json.ts";
import type { Reader } from "./json.ts";
import { opens } from "./seal.ts";
import type { Seal } from "./seal.ts";

/** What became of one frozen seal, as anybody can work out from the fight alone. */
export interface SealReport {
  readonly fighter: FighterId;
  /** Whether what was shown is what was sealed; null where nothing was shown when the others turned over. */
  readonly holds: boolean | null;
  /** Whose hands laid the seal and showed what it held, as far as that is known. */
  readonly sealedBy: string;
  readonly openedBy: string;
}

/** CORE-SEAL-4: what became of each seal that was frozen and has turned over, in the order in which they were frozen. */
export function sealReports(combat: CombatId, chapters: readonly Chapter[]): readonly SealReport[] {
  const frozen = new Map<string, { readonly seal: Seal; readonly sealedBy: string }>();
  return chapters.flatMap(({ seals, openings, hands }): readonly SealReport[] => {
    for (const [fighter, seal] of Object.entries(seals)) frozen.set(fighter, { seal, sealedBy: hands[fighter] ?? "" });
    if (Object.keys(openings).length === 0) return [];
    const reports = [...frozen].map(([id, { seal, sealedBy }]): SealReport => {
      const fighter = fighterId(id);
      const shown = openings[id];
      const holds = shown === undefined ? null : opens(seal, { combat, engagement: shown.engagement, fighter }, shown);
      return { fighter, holds, sealedBy, openedBy: shown === undefined ? "" : (hands[id] ?? "") };
    });
    frozen.clear();
    return reports;
  });
}

/** A reveal that was taken back and played over: what everybody had seen by then. */
export interface TakenReveal {
  /** The number of the step that it was. */
  readonly step: number;
  readonly seals: Readonly<Record<string, Seal>>;
  readonly openings: Readonly<Record<string, Shown>>;
  readonly hands: Readonly<Record<string, string>>;
}

const readTaken: Reader<TakenReveal> = shape<TakenReveal>({
  step: integer(1, 1_000_000),
  seals: readSeals,
  openings: readOpenings,
  hands: readHands,
});

/** CORE-HIST-5: the reveals among steps that have been taken back, each with the seals it broke. */
export const revealsBeyond = (chapters: readonly Chapter[], at: number): readonly TakenReveal[] =>
  chapters.flatMap(({ openings, hands }, place) => {
    if (place < at || Object.keys(openings).length === 0) return [];
    const seals = Object.fromEntries(
      Object.keys(openings).flatMap((id) => {
        const seal = chapters.slice(0, place).findLast((one) => Object.hasOwn(one.seals, id))?.seals[id];
        return seal === undefined ? [] : [[id, seal] as const];
      }),
    );
    return [{ step: place + 1, seals, openings, hands }];
  });

export const spellReveal = (reveal: TakenReveal): string => JSON.stringify(reveal);

/** A reveal as it was spelled; null where a stranger wrote something else. */
export function readReveal(spelled: string): TakenReveal | null {
  const read = parse((text: unknown, path) => readTaken(JSON.parse(String(text)), path), spelled);
  return read.ok ? read.value : null;
}
