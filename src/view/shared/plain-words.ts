const WITHIN_WORDS = /<\/?(?:b|i|em|strong|a|span|u|s|sub|sup|code)\b[^>]*>/gi;
const TAGS = /<[^>]*>/g;
const SPACES = /\s+/g;
const SIGNS = { "&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" } as const;

/** The words of a text; whoever shows them escapes them again. */
export function plainWords(html: string): string {
  let words = html.replaceAll(WITHIN_WORDS, "").replaceAll(TAGS, " ");
  for (const [sign, meant] of Object.entries(SIGNS)) words = words.replaceAll(sign, meant);
  return words.replaceAll(SPACES, " ").trim();
}
