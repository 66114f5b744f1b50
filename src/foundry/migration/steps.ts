/** What a version of the system changed in the data of documents. A step answers an update, or null when there is nothing to do. */
export interface MigrationStep {
  /** Worlds of an earlier version need it. */
  readonly version: string;
  readonly actor?: (source: object) => object | null;
  readonly item?: (source: object) => object | null;
}

/**
 * Steps from the oldest to the newest. Renamed fields belong into `migrateData` of their model; whatever was written by an
 * earlier version is written anew in any case, so that it ends up in the shape of its model.
 */
const STEPS: readonly MigrationStep[] = [
  // An actor of a token is written by steps alone, and a list of wounds must not be written in part.
  { version: "0.1.1", actor: (source) => woundsOf(source) },
];

function woundsOf(source: object): object | null {
  const wounds: unknown = foundry.utils.getProperty(source, "system.wounds");
  const kept = typeof wounds === "object" && wounds !== null && !Array.isArray(wounds) ? wounds : {};
  return Object.keys(kept).length === 0 ? null : { "system.wounds": kept };
}

/** The steps a world of this version still needs, with those that modules add on the hook `heart-rush.migrations`. */
export function stepsAfter(version: string): readonly MigrationStep[] {
  const steps = [...STEPS];
  Hooks.callAll("heart-rush.migrations", steps);
  return steps
    .filter((step) => foundry.utils.isNewerVersion(step.version, version))
    .sort((one, other) => (foundry.utils.isNewerVersion(one.version, other.version) ? 1 : -1));
}
