/** What a drag in the page may carry that stands for somebody: a row of the tracker, an actor, a token. */
export interface Dragged {
  readonly type?: unknown;
  readonly uuid?: unknown;
}

/** The types know what Foundry's own drags carry; what is dropped here may come from anywhere. */
export const draggedIn = (event: DragEvent): Dragged =>
  foundry.applications.ux.TextEditor.implementation.getDragEventData(event) as Dragged;
