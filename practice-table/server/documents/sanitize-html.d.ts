/** The package ships no declarations; this is the part that is used. */
declare module "sanitize-html" {
  interface Options {
    allowedTags?: readonly string[];
    allowedAttributes?: Readonly<Record<string, readonly string[]>>;
    allowedSchemes?: readonly string[];
    allowedSchemesByTag?: Readonly<Record<string, readonly string[]>>;
    allowProtocolRelative?: boolean;
    disallowedTagsMode?: "discard" | "escape";
    parseStyleAttributes?: boolean;
    transformTags?: Readonly<
      Record<
        string,
        (tagName: string, attribs: Record<string, string>) => { tagName: string; attribs: Record<string, string> }
      >
    >;
    parser?: { lowerCaseAttributeNames?: boolean };
  }
  const sanitizeHtml: (html: string, options?: Options) => string;
  export = sanitizeHtml;
}
