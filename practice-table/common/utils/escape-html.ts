const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

export function escapeHTML(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export function unescapeHTML(value: string): string {
  return Object.entries(ENTITIES).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), value);
}
