/** `CONST`: the numbers and lists that systems refer to by name. */
import { CHANGE_PHASES, DEFAULT_PRIORITIES } from "../data/change.ts";
import { FOLDER_TYPES } from "../documents/folder.ts";
import { PAGE_FORMATS } from "../documents/journal-entry.ts";
import { MACRO_SCOPES, MACRO_TYPES } from "../documents/macro.ts";
import { strictNamespace } from "../not-in-host.ts";
import { isPermission, LEVELS, PERMISSION_ROLES, ROLES } from "../permissions.ts";
import { COMPATIBILITY_MODES } from "../utils/log-compatibility-warning.ts";
import { STYLES } from "./chat.ts";
import { LISTS_OF_13, LISTS_OF_14 } from "./lists.ts";
import { LATER_PLACES, PLACES } from "./places.ts";
import { GRID_DIAGONALS, GRID_SNAPPING_MODES, GRID_TYPES } from "./grid.ts";
import { DISPLAY_MODES, DISPOSITIONS, TURN_MARKER_MODES } from "./token.ts";
import { MEASURED_TEMPLATE_TYPES } from "./templates.ts";
import { DIRECTIONS, DOOR_STATES, DOOR_TYPES, MOVEMENT_TYPES, SENSE_TYPES } from "./walls.ts";

const upperNames = <Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [name.toUpperCase(), name]));

const SHARED = {
  ...PLACES,
  BASE_DOCUMENT_TYPE: "base",
  DEFAULT_TOKEN: "icons/svg/mystery-man.svg",
  SETTING_SCOPES: { CLIENT: "client", WORLD: "world", USER: "user" },
  AUDIO_CHANNELS: {
    music: "AUDIO.CHANNELS.MUSIC.label",
    environment: "AUDIO.CHANNELS.ENVIRONMENT.label",
    interface: "AUDIO.CHANNELS.INTERFACE.label",
  },
  DOCUMENT_OWNERSHIP_LEVELS: LEVELS,
  DOCUMENT_META_OWNERSHIP_LEVELS: { DEFAULT: -20, NOCHANGE: -10 },
  USER_ROLES: ROLES,
  USER_ROLE_NAMES: Object.fromEntries(Object.entries(ROLES).map(([name, role]) => [role, name])),
  CHAT_MESSAGE_STYLES: STYLES,
  TOKEN_DISPOSITIONS: DISPOSITIONS,
  TOKEN_DISPLAY_MODES: DISPLAY_MODES,
  TOKEN_TURN_MARKER_MODES: TURN_MARKER_MODES,
  GRID_TYPES,
  GRID_DIAGONALS,
  GRID_SNAPPING_MODES,
  GRID_MIN_SIZE: 20,
  WALL_SENSE_TYPES: SENSE_TYPES,
  WALL_MOVEMENT_TYPES: MOVEMENT_TYPES,
  WALL_DOOR_TYPES: DOOR_TYPES,
  WALL_DOOR_STATES: DOOR_STATES,
  WALL_DIRECTIONS: DIRECTIONS,
  MEASURED_TEMPLATE_TYPES,
  MACRO_TYPES: upperNames(MACRO_TYPES),
  MACRO_SCOPES,
  TABLE_RESULT_TYPES: { TEXT: "text", DOCUMENT: "document" },
  JOURNAL_ENTRY_PAGE_FORMATS: PAGE_FORMATS,
  FOLDER_DOCUMENT_TYPES: FOLDER_TYPES,
  FOLDER_MAX_DEPTH: 4,
  SORT_INTEGER_DENSITY: 100_000,
  KEYBINDING_PRECEDENCE: { PRIORITY: 0, NORMAL: 1, DEFERRED: 2 },
  COMPATIBILITY_MODES,
  FILE_CATEGORIES: {
    HTML: {},
    IMAGE: {},
    VIDEO: {},
    AUDIO: {},
    TEXT: {},
    FONT: {},
    GRAPHICS: {},
  },
  REGION_EVENTS: {
    REGION_BOUNDARY: "regionBoundary",
    BEHAVIOR_ACTIVATED: "behaviorActivated",
    BEHAVIOR_DEACTIVATED: "behaviorDeactivated",
    BEHAVIOR_VIEWED: "behaviorViewed",
    BEHAVIOR_UNVIEWED: "behaviorUnviewed",
    TOKEN_ENTER: "tokenEnter",
    TOKEN_EXIT: "tokenExit",
    TOKEN_MOVE_IN: "tokenMoveIn",
    TOKEN_MOVE_OUT: "tokenMoveOut",
    TOKEN_MOVE_WITHIN: "tokenMoveWithin",
    TOKEN_ANIMATE_IN: "tokenAnimateIn",
    TOKEN_ANIMATE_OUT: "tokenAnimateOut",
    TOKEN_TURN_START: "tokenTurnStart",
    TOKEN_TURN_END: "tokenTurnEnd",
    TOKEN_ROUND_START: "tokenRoundStart",
    TOKEN_ROUND_END: "tokenRoundEnd",
  },
  ACTIVE_EFFECT_MODES: { CUSTOM: 0, MULTIPLY: 1, ADD: 2, DOWNGRADE: 3, UPGRADE: 4, OVERRIDE: 5 },
} as const;

const TIME_UNITS = ["years", "months", "days", "hours", "minutes", "seconds"];

/** Generation 13 keeps numbers for what generation 14 names. */
const ONLY_13 = {
  ...LISTS_OF_13,
  DICE_ROLL_MODES: { PUBLIC: "publicroll", PRIVATE: "gmroll", BLIND: "blindroll", SELF: "selfroll" },
};
const ONLY_14 = {
  ACTIVE_EFFECT_SHOW_ICON: { NEVER: 0, CONDITIONAL: 1, ALWAYS: 2 },
  ...LISTS_OF_14,
  ...LATER_PLACES,
  ACTIVE_EFFECT_CHANGE_TYPES: DEFAULT_PRIORITIES,
  ACTIVE_EFFECT_CHANGE_PHASES: CHANGE_PHASES,
  ACTIVE_EFFECT_EXPIRY_EVENTS: ["combatStart", "roundStart", "turnStart", "combatEnd", "roundEnd", "turnEnd"],
  ACTIVE_EFFECT_TIME_DURATION_UNITS: TIME_UNITS,
  ACTIVE_EFFECT_DURATION_UNITS: [...TIME_UNITS, "rounds", "turns"],
};

const permissionsOf = (generation: 13 | 14): object =>
  Object.fromEntries(
    Object.entries(PERMISSION_ROLES)
      .filter(([name]) => isPermission(name, generation))
      .map(([name, defaultRole]) => [
        name,
        { label: `PERMISSION.${name}`, hint: `PERMISSION.${name}Hint`, disableGM: false, defaultRole },
      ]),
  );

export function constants(generation: 13 | 14): Readonly<Record<string, unknown>> {
  const USER_PERMISSIONS = permissionsOf(generation);
  return strictNamespace(
    "CONST",
    Object.freeze({ ...SHARED, USER_PERMISSIONS, ...(generation === 13 ? ONLY_13 : ONLY_14) }),
  );
}
