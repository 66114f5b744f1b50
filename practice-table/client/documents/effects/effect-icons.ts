import { realm } from "../../../common/realm.ts";

export const ShowIcon = { NEVER: 0, CONDITIONAL: 1, ALWAYS: 2 } as const;

export interface ShownEffect {
  readonly img: string;
  readonly name: string;
  readonly statuses: ReadonlySet<string>;
  readonly isTemporary?: boolean;
  readonly showIcon?: number;
}

interface Affected {
  readonly temporaryEffects?: Iterable<ShownEffect>;
  readonly appliedEffects?: Iterable<ShownEffect>;
}

/**
 * The effects whose pictures are seen on an actor's tokens: in generation 13 the temporary ones, in 14 those applied that
 * say so, or that end with time and do not say no.
 */
export function shownEffects(actor: Affected | null | undefined): ShownEffect[] {
  if (realm.generation < 14) return [...(actor?.temporaryEffects ?? [])].filter(({ img }) => img);
  return [...(actor?.appliedEffects ?? [])].filter(
    ({ img, showIcon = ShowIcon.CONDITIONAL, isTemporary = false }) =>
      img && (showIcon === ShowIcon.ALWAYS || (showIcon === ShowIcon.CONDITIONAL && isTemporary)),
  );
}
