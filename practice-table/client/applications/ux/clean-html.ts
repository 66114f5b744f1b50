const FORBIDDEN =
  "script, style, iframe, object, embed, link, meta, base, frame, frameset, noscript, template, portal, animate, animatemotion, animatetransform, set";
const ADDRESSES = new Set(["href", "src", "action", "formaction", "xlink:href", "poster", "data", "background"]);

/** What a browser leaves out of an address before it reads the scheme: blanks and control characters, wherever they are. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028\u2029\ufeff]+/g;
const SAFE_SCHEMES = new Set(["http", "https", "mailto", "tel", "blob"]);

/** Whether following or loading the address runs nothing. One without a scheme is a path of this table's. */
export function isSafeAddress(address: string): boolean {
  const read = address.replace(SKIPPED, "");
  const scheme = /^([^/?#:]*):/.exec(read)?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  if (scheme === "data") return /^data:(image\/(png|jpe?g|gif|webp|avif)|audio\/|video\/)/i.test(read);
  return SAFE_SCHEMES.has(scheme);
}

/** Markup without anything that could run: for text that people wrote and everybody's page shows. */
export function cleanHTML(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.body.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of page.body.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      const key = name.toLowerCase();
      const runs = key.startsWith("on") || key === "srcdoc" || (ADDRESSES.has(key) && !isSafeAddress(value));
      if (runs) element.removeAttribute(name);
    }
  }
  return page.body.innerHTML;
}
