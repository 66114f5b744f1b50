const FORBIDDEN = "script, style, iframe, object, embed, link, meta, base, frame, frameset, noscript";
const ADDRESSES = new Set(["href", "src", "action", "formaction", "xlink:href"]);
const DANGEROUS = /^\s*(javascript|vbscript|data:text)/i;

/** Markup without anything that could run: for text that people wrote and everybody's page shows. */
export function cleanHTML(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.body.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of page.body.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (name.startsWith("on") || (ADDRESSES.has(name) && DANGEROUS.test(value))) element.removeAttribute(name);
    }
  }
  return page.body.innerHTML;
}
