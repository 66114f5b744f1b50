// `node tools/build-art.mjs`: draws assets/ anew from the packages the drawings and letters come from. What it writes is
// kept in the repository, because the repository is the installed system; a test says when it is no longer what this writes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EMBLEMS, LEVELED, PICTURES, SIGNS } from "./art-list.mjs";
import { asCommand } from "./as-command.mjs";
import { DICE, NUMERALS, OUTLINES } from "./art-shapes.mjs";

const require = createRequire(import.meta.url);
/** @param {string} name */
const packageFolder = (name) => dirname(require.resolve(`${name}/package.json`));
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** @type {Readonly<Record<string, { body: string }>>} */
const DRAWN = JSON.parse(readFileSync(join(packageFolder("@iconify-json/game-icons"), "icons.json"), "utf8")).icons;

/** @param {string} name */
function glyph(name) {
  const drawn = DRAWN[name];
  if (!drawn) throw new Error(`game-icons has no ${name}`);
  return drawn.body;
}

const INK = "#ece6da";
const NIGHT = "#20242d";
const HEART = "#a3202f";
/** Whose side somebody is on is told around the disc, by Foundry's own ring. */
const EDGE = "#5d564b";

/** @param {string} body */
const onTile = (body) =>
  `<rect width="512" height="512" rx="64" fill="${NIGHT}"/><g color="${INK}" transform="translate(64 64) scale(.75)">${body}</g>`;

/** How the pictures of a folder are set: a status fills its tile, for it is seen smallest; a creature stands on a token's disc. */
const SETTINGS = {
  /** @param {string} body */
  condition: (body) =>
    `<rect width="512" height="512" rx="96" fill="${NIGHT}"/><g color="${INK}" transform="translate(20 20) scale(.9)">${body}</g>`,
  ability: onTile,
  item: onTile,
  /** @param {string} body */
  creature: (body) =>
    `<circle cx="256" cy="256" r="244" fill="${NIGHT}" stroke="${EDGE}" stroke-width="12"/><g color="${INK}" transform="translate(92 92) scale(.64)">${body}</g>`,
};

/**
 * The level of a condition, in a corner: the numeral as large as may be read on a map, and no more ground than it needs,
 * so that what it is a level of is seen too.
 * @param {string} numeral
 */
const level = (numeral) =>
  `<g transform="translate(-66 -86) scale(1.2)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${numeral}" stroke="${HEART}" stroke-width="96"/><path d="${numeral}" stroke="${INK}" stroke-width="40"/></g>`;

/** Beside a level a condition moves into the other corner. @param {string} body */
const besideLevel = (body) =>
  `<rect width="512" height="512" rx="96" fill="${NIGHT}"/><g color="${INK}" transform="translate(14 14) scale(.8)">${body}</g>`;

/** @param {string} content */
const picture = (content) => `<svg ${NAMESPACE} viewBox="0 0 512 512" width="512" height="512">${content}</svg>\n`;

/** @param {string} id @param {number} size @param {string} content */
const symbol = (id, size, content) => `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${content}</symbol>`;

/** One file of symbols that take the colour of the text around them. */
function sprite() {
  const emblems = Object.entries(EMBLEMS).map(([id, { glyph: name, outline }]) => {
    const { path, scale, down } = OUTLINES[/** @type {keyof typeof OUTLINES} */ (outline)];
    const from = 256 - 256 * scale;
    const inside =
      outline === "shield" ? "" : `<g transform="translate(${from} ${from + down}) scale(${scale})">${glyph(name)}</g>`;
    return symbol(id, 512, `${path}${inside}`);
  });
  const signs = Object.entries(SIGNS).map(([id, name]) => symbol(`sign-${id}`, 512, glyph(name)));
  const dice = Object.entries(DICE).map(([id, content]) => symbol(id, 48, content));
  return `<svg ${NAMESPACE}>\n${[...emblems, ...signs, ...dice].join("\n")}\n</svg>\n`;
}

const ATTRIBUTION = `# Where the drawings come from

The glyphs are from game-icons (https://game-icons.net), by its authors, under CC BY 3.0
(https://creativecommons.org/licenses/by/3.0/), taken from the package \`@iconify-json/game-icons\`. We set them into
outlines, tiles and discs. \`tools/art-list.mjs\` says which glyph stands behind each name. The dice are our own.
`;

const FONTS = [
  ["alegreya-sans", "Alegreya Sans", 400, "normal"],
  ["alegreya-sans", "Alegreya Sans", 400, "italic"],
  ["alegreya-sans", "Alegreya Sans", 700, "normal"],
  ["alegreya-sc", "Alegreya SC", 500, "normal"],
  ["alegreya-sc", "Alegreya SC", 700, "normal"],
];

/** @param {readonly (string | number)[]} font */
const fontFile = ([name, , weight, style]) => `${name}-latin-${weight}-${style}.woff2`;

const fontFaces = () =>
  FONTS.map(
    (font) =>
      `@font-face {\n  font-family: "${font[1]}";\n  font-weight: ${font[2]};\n  font-style: ${font[3]};\n  font-display: swap;\n  src: url("${fontFile(font)}") format("woff2");\n}\n`,
  ).join("\n");

/**
 * Every file below assets/ as path and content.
 * @returns {Record<string, string | Uint8Array>}
 */
export function art() {
  /** @type {Record<string, string | Uint8Array>} */
  const files = { "assets/emblems.svg": sprite(), "assets/icons/ATTRIBUTION.md": ATTRIBUTION };
  for (const [folder, pictures] of Object.entries(PICTURES)) {
    const set = SETTINGS[/** @type {keyof typeof SETTINGS} */ (folder)];
    for (const [id, name] of Object.entries(pictures))
      files[`assets/icons/${folder}/${id}.svg`] = picture(set(glyph(name)));
  }
  for (const id of LEVELED)
    for (const [number, numeral] of Object.entries(NUMERALS)) {
      const drawn = besideLevel(glyph(PICTURES.condition[id]));
      files[`assets/icons/condition/${id}-${number}.svg`] = picture(`${drawn}${level(numeral)}`);
    }
  files["assets/fonts/fonts.css"] = fontFaces();
  for (const font of FONTS) {
    const folder = packageFolder(`@fontsource/${font[0]}`);
    files[`assets/fonts/${fontFile(font)}`] = readFileSync(join(folder, "files", fontFile(font)));
    files[`assets/fonts/OFL-${font[0]}.txt`] = readFileSync(join(folder, "LICENSE"), "utf8");
  }
  return files;
}

/** @param {string} root */
export function buildArt(root) {
  rmSync(join(root, "assets"), { recursive: true, force: true });
  for (const [path, content] of Object.entries(art())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return [];
}

asCommand(import.meta.url, buildArt);
