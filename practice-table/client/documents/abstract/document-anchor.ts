type Draw = (document: object, options: object) => unknown;

let draw: Draw = () => {
  throw new Error("A link to a document is drawn only where there is a page.");
};

/** A page tells documents how they become links in it. */
export function teachDocumentAnchor(taught: Draw): void {
  draw = taught;
}

export const documentAnchor: Draw = (document, options) => draw(document, options);
