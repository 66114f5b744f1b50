/** A scene's walls as fights look at them; the types do not say what a wall's numbers stand for. */
interface Wall {
  readonly c: readonly [number, number, number, number];
  readonly move: number;
  readonly sight: number;
  readonly door: number;
  readonly ds: number;
}

/** Ends of a wall on the scene, in pixels. */
export type WallEnds = Wall["c"];

const OPEN = 1;
/** Nothing at all, and what only hampers the sight through a second wall like it: both let a shot through. */
const LETS_SHOTS_THROUGH: readonly number[] = [0, 10];

/** The walls that bar a way, and those that bar a shot; an open door is none. */
export function wallsOf(scene: Scene.Implementation): {
  readonly fences: readonly WallEnds[];
  readonly screens: readonly WallEnds[];
} {
  const all = [...(scene.walls as unknown as Iterable<Wall>)];
  const standing = all.filter(({ door, ds }) => door === 0 || ds !== OPEN);
  return {
    fences: standing.filter(({ move }) => move !== 0).map(({ c }) => c),
    screens: standing.filter(({ sight }) => !LETS_SHOTS_THROUGH.includes(sight)).map(({ c }) => c),
  };
}

/** Called when a wall of a scene comes, goes, moves, or when a door is opened or shut. */
export function whenWallsChange(changed: (scene: Scene.Implementation) => void): void {
  const tell = (wall: { readonly parent: Scene.Implementation | null }): void => {
    if (wall.parent !== null) changed(wall.parent);
  };
  for (const happening of ["create", "update", "delete"]) Hooks.on(`${happening}Wall` as never, tell as never);
}
