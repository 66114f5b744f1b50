/** Answers an update of a document, or null when there is nothing to do. */
type Step = (source: object) => object | null;

/** What a version of the system changed in the data of documents. */
export interface MigrationStep {
  /** Worlds of an earlier version need it. */
  readonly version: string;
  readonly actor?: Step;
  readonly item?: Step;
  readonly effect?: Step;
  readonly combat?: Step;
  readonly message?: Step;
}

/**
 * Steps from the oldest to the newest. Renamed fields belong into `migrateData` of their model; actors, items and effects
 * of an earlier version are written anew in any case, so that they end up in the shape of their model. Fights and messages
 * are many, and told: only a step writes them.
 */
const STEPS: readonly MigrationStep[] = [];

/** The steps a world of this version still needs, with those that modules add on the hook `heart-rush.migrations`. */
export function stepsAfter(version: string): readonly MigrationStep[] {
  const steps = [...STEPS];
  Hooks.callAll("heart-rush.migrations", steps);
  return steps
    .filter((step) => foundry.utils.isNewerVersion(step.version, version))
    .sort((one, other) => (foundry.utils.isNewerVersion(one.version, other.version) ? 1 : -1));
}
