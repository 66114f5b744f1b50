/** Data whose shape is somebody else's to know. */
export type Loose = Record<string, unknown>;
