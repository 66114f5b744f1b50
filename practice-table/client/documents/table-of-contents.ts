/** One heading of a page of text, with those below it. */
export interface Heading {
  readonly text: string;
  readonly level: number;
  readonly slug: string;
  readonly children: Heading[];
  order: number;
  readonly element?: HTMLHeadingElement;
}

export function slugOf(heading: HTMLHeadingElement | string): string {
  const text = typeof heading === "string" ? heading : heading.textContent;
  return (text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The headings of some markup by their slugs, in order; what is told twice is numbered. */
export function tableOfContents(
  elements: readonly HTMLElement[],
  { includeElement = true }: { includeElement?: boolean } = {},
): Record<string, Heading> {
  const found: Record<string, Heading> = {};
  const open: Heading[] = [];
  const headings = elements.flatMap((element) =>
    element instanceof HTMLHeadingElement
      ? [element]
      : [...element.querySelectorAll<HTMLHeadingElement>("h1,h2,h3,h4,h5,h6")],
  );
  headings.forEach((element, order) => {
    const text = element.textContent ?? "";
    const plain = slugOf(text);
    const same = Object.keys(found).filter((slug) => slug === plain || slug.startsWith(`${plain}$`)).length;
    const slug = same === 0 ? plain : `${plain}$${same}`;
    const level = Number(element.tagName.slice(1));
    const node: Heading = { text, level, slug, children: [], order, ...(includeElement ? { element } : {}) };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    open.at(-1)?.children.push(node);
    open.push(node);
    found[slug] = node;
  });
  return found;
}
