import { page, words, type Loose } from "../../page.ts";
import type { DocumentShape } from "../document-shape.ts";
import { type AnchorOptions, createAnchor, documentAnchor } from "./anchors.ts";
import { embedDocument } from "./enrich-embed.ts";
import { deferredRoll, inlineRoll } from "./enrich-rolls.ts";

export interface EnrichmentOptions extends Loose {
  secrets?: boolean;
  documents?: boolean;
  links?: boolean;
  rolls?: boolean;
  embeds?: boolean;
  custom?: boolean;
  rollData?: Loose | (() => Loose);
  relativeTo?: DocumentShape;
}

type Enricher = (match: RegExpMatchArray, options: EnrichmentOptions) => Node | null | Promise<Node | null>;

interface EnricherConfig {
  id?: string;
  pattern: RegExp;
  enricher: Enricher;
  replaceParent?: boolean;
}

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

async function replaceMatches(
  root: HTMLElement,
  pattern: RegExp,
  make: Enricher,
  options: EnrichmentOptions,
  replaceParent = false,
): Promise<void> {
  for (const text of textNodes(root)) {
    if (text.parentElement?.closest("a")) continue;
    const matches = [...text.data.matchAll(pattern)].reverse();
    for (const match of matches) {
      const made = await make(match, options);
      if (!made) continue;
      const marked = text.splitText(match.index);
      marked.splitText(match[0].length);
      if (replaceParent && marked.parentElement && marked.parentElement !== root)
        marked.parentElement.replaceWith(made);
      else marked.replaceWith(made);
    }
  }
}

const UUID_LINK =
  /@(UUID|Actor|Item|Scene|JournalEntry|Macro|RollTable|Compendium)\[([^#\]]+)(?:#([^\]]+))?\](?:\{([^}]+)\})?/g;
const EMBED = /@Embed\[([^\]]+)\](?:\{([^}]+)\})?/g;
const ROLL = /\[\[(\/[a-zA-Z]+\s)?(.*?)(\]{2,3})(?:\{([^}]+)\})?/g;
const ADDRESS = /(https?:\/\/)(www\.)?([^\s<>"')]+)/g;

async function contentLink(match: RegExpMatchArray, options: EnrichmentOptions): Promise<Node> {
  const [, kind = "UUID", target = "", hash, label] = match;
  const named = (): DocumentShape | undefined =>
    page.game.collections.get(kind)?.find((entry) => entry.name === target);
  const uuid =
    kind === "UUID" ? target : kind === "Compendium" ? `Compendium.${target}` : `${kind}.${named()?.id ?? target}`;
  const found = await page.foundry.utils.fromUuid(uuid, { relative: options.relativeTo });
  const anchored = hash ? { hash } : {};
  const own = found as { toAnchor?(options: AnchorOptions): HTMLAnchorElement } | null;
  if (own?.toAnchor) return own.toAnchor({ dataset: anchored, ...(label === undefined ? {} : { name: label }) });
  // What is known by its index alone is not a document yet.
  if (found) return documentAnchor(found, { dataset: anchored, name: label ?? found.name });
  return createAnchor({
    attrs: { draggable: "true" },
    dataset: { link: "", uuid, ...anchored },
    classes: ["content-link", "broken"],
    name: label ?? words("TEXTEDITOR.UnknownLink"),
    icon: "fa-solid fa-link-slash",
  });
}

function hyperlink(match: RegExpMatchArray): Node {
  const link = document.createElement("a");
  link.className = "hyperlink";
  link.href = match[0];
  link.target = "_blank";
  link.rel = "nofollow noopener";
  link.textContent = match[0];
  return link;
}

async function customMarks(root: HTMLElement, options: EnrichmentOptions): Promise<void> {
  const configured = (page.CONFIG["TextEditor"]?.["enrichers"] ?? []) as EnricherConfig[];
  for (const { id, pattern, enricher, replaceParent } of configured) {
    const make: Enricher = async (match, given) => {
      const made = await enricher(match, given);
      if (!made || !id) return made;
      const holder = document.createElement("enriched-content");
      holder.setAttribute("enricher", id);
      holder.append(made);
      return holder;
    };
    await replaceMatches(root, pattern, make, options, replaceParent);
  }
}

export async function enrich(content: string, options: EnrichmentOptions): Promise<string> {
  if (!content) return "";
  const root = document.createElement("div");
  root.innerHTML = content;
  const given = {
    ...options,
    rollData: typeof options.rollData === "function" ? options.rollData() : (options.rollData ?? {}),
  };
  if (!given.secrets) for (const secret of root.querySelectorAll("section.secret:not(.revealed)")) secret.remove();
  if (given.embeds !== false) await replaceMatches(root, EMBED, embedDocument, given);
  if (given.documents !== false) await replaceMatches(root, UUID_LINK, contentLink, given);
  if (given.links !== false) {
    await replaceMatches(root, ADDRESS, (match) => hyperlink(match), { ...given });
  }
  if (given.rolls !== false) {
    await replaceMatches(
      root,
      ROLL,
      (match, seen) => (match[1] ? deferredRoll(match) : inlineRoll(match, seen)),
      given,
    );
  }
  if (given.custom !== false) await customMarks(root, given);
  return root.innerHTML;
}
