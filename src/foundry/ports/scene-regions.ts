/** A scene's regions as fights look at them; the types do not know what a region does to whoever walks in it. */
interface Behavior {
  readonly type: string;
  readonly disabled: boolean;
  readonly system: { readonly difficulties?: { readonly walk?: number | null } };
}

interface Region {
  readonly behaviors: Iterable<Behavior>;
  testPoint(point: { readonly x: number; readonly y: number; readonly elevation: number }): boolean;
}

/** Whoever draws a region on a map says how hard it is to walk in: twice as hard, or harder, or not at all. */
const slows = ({ type, disabled, system: { difficulties } }: Behavior): boolean =>
  type === "modifyMovementCost" &&
  !disabled &&
  difficulties?.walk !== undefined &&
  (difficulties.walk === null || difficulties.walk > 1);

/** Whether a point of this scene, on the ground, is hard to walk on; null where no part of it is. */
export function hardGroundOf(
  scene: Scene.Implementation,
): ((point: { readonly x: number; readonly y: number }) => boolean) | null {
  const all = [...(scene.regions as unknown as Iterable<Region>)];
  const hard = all.filter(({ behaviors }) => [...behaviors].some(slows));
  return hard.length === 0 ? null : ({ x, y }) => hard.some((region) => region.testPoint({ x, y, elevation: 0 }));
}

/** Called when a region of a scene comes, goes or changes, or what it does. */
export function whenRegionsChange(changed: (scene: Scene.Implementation) => void): void {
  const tell = (region: { readonly parent: Scene.Implementation | null } | null): void => {
    if (region !== null && region.parent !== null) changed(region.parent);
  };
  for (const happening of ["create", "update", "delete"]) {
    Hooks.on(`${happening}Region` as never, tell as never);
    Hooks.on(
      `${happening}RegionBehavior` as never,
      ((behavior: { readonly parent: { readonly parent: Scene.Implementation | null } | null }) =>
        tell(behavior.parent)) as never,
    );
  }
}
