/** What Foundry 13 and 14 accept as a system's manifest, as far as we use it. A wrong shape makes it vanish unsaid. */
type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === "string" && value.trim() !== "";
const matching =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);
const flag: Shape = (value) => typeof value === "boolean";
const list =
  (of: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(of);
const anything: Shape = () => true;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Required keys, optional keys, and no others: Foundry drops what it does not know, so such a key is a mistake. */
const record =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value) =>
    isRecord(value) && faults(value, required, optional).length === 0;
const map =
  (key: Shape, of: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([name, entry]) => key(name) && of(entry));

const path = matching(/^(?![/.])[\w./ -]+$/);
const address = matching(/^https:\/\/(?!github\.com\/[^/]+\/[^/]+\/blob\/)/);
/** A generation or a build of one: Foundry compares these by number. */
const generation = matching(/^\d+(\.\d+)?$/);
const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const subtype = matching(/^(?!base$)[a-zA-Z][\w-]*$/);

const DOCUMENTS_WITH_SUBTYPES = [
  ...["Actor", "Item", "ActiveEffect", "JournalEntryPage", "ChatMessage", "Cards", "Card"],
  ...["RegionBehavior", "Combat", "Combatant", "CombatantGroup"],
];
const DOCUMENTS_IN_PACKS = [
  ...["Actor", "Item", "Adventure", "Cards", "JournalEntry", "Macro", "Playlist", "RollTable", "Scene"],
];

const REQUIRED: Readonly<Record<string, Shape>> = {
  id: slug,
  type: oneOf("system"),
  title: text,
  /** A label after a hyphen is ignored when versions are compared, and a leading `v` is not a number. */
  version: matching(/^\d+\.\d+\.\d+$/),
  description: text,
  compatibility: record({ minimum: generation }, { verified: generation, maximum: generation }),
  authors: list(record({ name: text }, { email: text, url: address, discord: text })),
  esmodules: list(path),
  styles: list(record({ src: path }, { layer: text })),
  languages: list(record({ lang: matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/), name: text, path })),
};

const OPTIONAL: Readonly<Record<string, Shape>> = {
  url: address,
  manifest: address,
  download: address,
  bugs: address,
  license: path,
  readme: path,
  changelog: path,
  media: list(anything),
  background: path,
  socket: flag,
  persistentStorage: flag,
  initiative: text,
  primaryTokenAttribute: text,
  secondaryTokenAttribute: text,
  grid: record(
    {},
    {
      type: oneOf(0, 1, 2, 3, 4, 5),
      distance: (value) => Number(value) > 0,
      units: text,
      diagonals: oneOf(0, 1, 2, 3, 4, 5, 6),
    },
  ),
  packs: list(
    record(
      { name: slug, label: text, type: oneOf(...DOCUMENTS_IN_PACKS), path },
      { system: slug, banner: path, ownership: anything, flags: anything },
    ),
  ),
  packFolders: list(
    record({ name: text }, { sorting: oneOf("a", "m"), color: text, packs: list(slug), folders: list(anything) }),
  ),
  documentTypes: map(
    oneOf(...DOCUMENTS_WITH_SUBTYPES),
    map(
      subtype,
      record({}, { htmlFields: list(text), filePathFields: map(text, list(text)), gmOnlyFields: list(text) }),
    ),
  ),
  relationships: record(
    {},
    { systems: list(anything), requires: list(anything), recommends: list(anything), conflicts: list(anything) },
  ),
  flags: record(
    {},
    { hotReload: record({ extensions: list(oneOf("css", "hbs", "json", "html", "js")), paths: list(path) }) },
  ),
};

function faults(
  value: Readonly<Record<string, unknown>>,
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>>,
): string[] {
  const missing = Object.keys(required).filter((key) => !Object.hasOwn(value, key));
  const wrong = Object.entries(value).filter(
    ([key, entry]) => !(required[key] ?? optional[key] ?? (() => false))(entry),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...wrong.map(([key]) => `${key} is unknown or of the wrong shape`),
  ];
}

/** The complaints; none when Foundry would list and load the system. */
export const manifestFaults = (manifest: unknown): string[] =>
  isRecord(manifest) ? faults(manifest, REQUIRED, OPTIONAL) : ["a manifest is a JSON object"];

/** To be installed from an address, a manifest says where the newest one and its zip are. */
export const isInstallable = record({ ...REQUIRED, manifest: address, download: address }, OPTIONAL);
