/**
 * Foundry disables all that stands in the form of a sheet that one may only read. What only opens something to be read is
 * spared, and a text stands there by itself: within its editor, once that is disabled, no link or check could be pressed.
 */
export function spareReaders(element: HTMLElement): void {
  for (const name of element.querySelectorAll<HTMLButtonElement>('button[data-action="editItem"]'))
    name.disabled = false;
  for (const editor of element.querySelectorAll("prose-mirror")) {
    const text = editor.querySelector(".editor-content");
    if (text === null) continue;
    text.classList.add("only-read");
    editor.replaceWith(text);
  }
}
