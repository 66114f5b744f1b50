export interface SceneMeasures {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly grid: { readonly size: number; readonly distance: number };
}

/** The scene with its padding on every side, rounded up to whole grid spaces. */
export function sceneDimensions({ width: sceneWidth, height: sceneHeight, padding, grid }: SceneMeasures) {
  const { size, distance } = grid;
  const whole = (length: number): number => Math.ceil((length * padding) / size) * size;
  const sceneX = whole(sceneWidth);
  const sceneY = whole(sceneHeight);
  const width = sceneWidth + 2 * sceneX;
  const height = sceneHeight + 2 * sceneY;
  return {
    ...{ width, height, size, distance, distancePixels: size / distance },
    ...{ sceneX, sceneY, sceneWidth, sceneHeight },
    rows: Math.ceil(height / size),
    columns: Math.ceil(width / size),
    rect: { x: 0, y: 0, width, height },
    sceneRect: { x: sceneX, y: sceneY, width: sceneWidth, height: sceneHeight },
  };
}

export type SceneDimensions = Readonly<ReturnType<typeof sceneDimensions>>;
