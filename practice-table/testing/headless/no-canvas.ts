/** The scene of a client that does not draw one, as when a user has switched the canvas off: there, and never ready. */
export class Canvas {
  readonly ready = false;
  readonly scene = null;
  readonly tokens = null;
  readonly walls = null;
  readonly grid = null;
  readonly dimensions = null;
}
