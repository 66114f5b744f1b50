import type { DocumentRecord, HeroRecord } from "../sheet/records.ts";
import { CREATED, CREATION_FIELDS, type Creation } from "./creation-form.ts";
import { isTalentField } from "./talents.ts";
import type { Written } from "./written.ts";

/** What was chosen, as the hero remembers it until its first rest: every field, so that nothing of an earlier choice stays. */
export const remembered = (written: Written): Written =>
  Object.fromEntries(
    [...CREATION_FIELDS, ...Object.keys(written).filter(isTalentField)].map((name) => [name, written[name] ?? ""]),
  );

/** A hero may be made again as long as it remembers how it was made, and has bought nothing since. */
export const mayMakeAgain = (hero: HeroRecord, made: Written | null): boolean =>
  made !== null && Object.keys(hero.advances).every((key) => key.startsWith(CREATED));

/** What was chosen, with what has been written on the sheet since. */
export const madeSoFar = (
  made: Written,
  { name, img }: Pick<DocumentRecord, "name" | "img">,
  hero: HeroRecord,
): Written => ({
  ...made,
  ...{
    name,
    portrait: img,
    kin: hero.kin,
    heritage: hero.heritage,
    dream: hero.dream,
    class: hero.class,
    subclass: hero.subclass,
  },
});

/** What is changed where a hero is made again, and what goes that its first making gave it; undefined: the entry goes. */
export function remake(
  now: Creation,
  before: Creation,
  hero: HeroRecord,
): Pick<Creation, "changes"> & { readonly gone: readonly string[] } {
  const lists = ["professions", "aspects", "advances"] as const;
  const gone = lists.flatMap((list) => {
    const kept = Object.keys(now.changes[`system.${list}`] ?? {});
    const stale = Object.keys(hero[list]).filter((key) => key.startsWith(CREATED) && !kept.includes(key));
    return stale.map((key) => [`system.${list}.${key}`, undefined] as const);
  });
  const [xp, earlier] = [now, before].map(({ changes }) => Number(changes["system.xp"]));
  return {
    changes: { ...now.changes, "system.xp": hero.xp + (xp ?? 0) - (earlier ?? 0), ...Object.fromEntries(gone) },
    gone: before.taken.map(({ id }) => id).filter((id) => !now.taken.some((one) => one.id === id)),
  };
}
