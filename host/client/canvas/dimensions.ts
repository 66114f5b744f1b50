import type { CanvasDimensions, SceneShape } from "./shapes.ts";

/** The scene with its padding on every side, rounded up to whole grid spaces. */
export function sceneDimensions(scene: SceneShape): CanvasDimensions {
  const { size, distance } = scene.grid;
  const whole = (length: number): number => Math.ceil((length * scene.padding) / size) * size;
  const sceneX = whole(scene.width);
  const sceneY = whole(scene.height);
  const width = scene.width + 2 * sceneX;
  const height = scene.height + 2 * sceneY;
  return {
    width,
    height,
    size,
    distance,
    distancePixels: size / distance,
    sceneX,
    sceneY,
    sceneWidth: scene.width,
    sceneHeight: scene.height,
    rect: { x: 0, y: 0, width, height },
    sceneRect: { x: sceneX, y: sceneY, width: scene.width, height: scene.height },
  };
}
