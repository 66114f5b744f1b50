import { page, type Loose } from "../../page.ts";

interface Embeddable {
  toEmbed?(config: Loose, options?: Loose): Promise<HTMLElement | null>;
  readonly name: string;
  readonly uuid: string;
}

function readConfig(raw: string): Loose & { values: string[] } {
  const config: Loose & { values: string[] } = { values: [] };
  for (const [, key, quoted, bare, word] of raw.matchAll(/(?:(\w+)=)?(?:"([^"]*)"|(\S+))|(\S+)/g)) {
    const value = quoted ?? bare ?? word ?? "";
    if (key) config[key] = value === "true" ? true : value === "false" ? false : value;
    else config.values.push(value);
  }
  return config;
}

/** `@Embed[uuid key=value]{label}`: the document draws itself into the text. */
export async function embedDocument(match: RegExpMatchArray, options: Loose): Promise<Node | null> {
  const config = readConfig(match[1] ?? "");
  const uuid = typeof config["uuid"] === "string" ? config["uuid"] : (config.values.shift() ?? "");
  if (match[2]) config["label"] = match[2];
  const document = (await page.foundry.utils.fromUuid(uuid, { relative: options["relativeTo"] })) as Embeddable | null;
  return (await document?.toEmbed?.(config, options)) ?? null;
}
