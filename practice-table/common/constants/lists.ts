/** Which documents there are in Foundry, and where: names alone, of which the table has a part. */
const PRIMARY = [
  ...["Actor", "Adventure", "Cards", "ChatMessage", "Combat", "FogExploration", "Folder", "Item", "JournalEntry"],
  ...["Macro", "Playlist", "RollTable", "Scene", "Setting", "User"],
];
const EMBEDDED = [
  ...["ActiveEffect", "ActorDelta", "AmbientLight", "AmbientSound", "Card", "Combatant", "CombatantGroup", "Drawing"],
  ...["Item", "JournalEntryCategory", "JournalEntryPage", "MeasuredTemplate", "Note", "PlaylistSound", "Region"],
  ...["RegionBehavior", "TableResult", "Tile", "Token", "Wall"],
];
const WORLD = PRIMARY.filter((name) => name !== "Adventure");
const IN_COMPENDIA = ["Actor", "Adventure", "Cards", "Item", "JournalEntry", "Macro", "Playlist", "RollTable", "Scene"];

const lists = (primary: readonly string[], embedded: readonly string[], compendia: readonly string[]) => ({
  PRIMARY_DOCUMENT_TYPES: primary,
  EMBEDDED_DOCUMENT_TYPES: embedded,
  ALL_DOCUMENT_TYPES: [...new Set([...primary, ...embedded])].sort(),
  WORLD_DOCUMENT_TYPES: WORLD,
  COMPENDIUM_DOCUMENT_TYPES: compendia,
});

export const LISTS_OF_13 = lists(PRIMARY, EMBEDDED, IN_COMPENDIA);
/** Effects lie in compendia as well, and scenes have levels. */
export const LISTS_OF_14 = lists(["ActiveEffect", ...PRIMARY], [...EMBEDDED, "Level"].sort(), [
  "ActiveEffect",
  ...IN_COMPENDIA,
]);
