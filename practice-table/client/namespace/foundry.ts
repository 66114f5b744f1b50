import { DataModel } from "../../common/abstract/data-model.ts";
import { Document } from "../../common/abstract/document.ts";
import { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { TypeDataModel } from "../../common/abstract/type-data.ts";
import * as fields from "../../common/data/fields/index.ts";
import * as operators from "../../common/data/operators.ts";
import { PrototypeToken } from "../../common/data/prototype-token.ts";
import { PrototypeTokenOverrides } from "../../common/data/prototype-token-overrides.ts";
import { TextureData } from "../../common/data/texture-data.ts";
import { DataModelValidationError, DataModelValidationFailure } from "../../common/data/validation-failure.ts";
import { ClientDatabaseBackend } from "../data/client-database-backend.ts";
import { ActiveEffectTypeDataModel } from "../documents/active-effect.ts";
import { RegionBehaviorType } from "../../common/data/region-behavior-type.ts";
import * as validators from "../../common/data/validators.ts";
import { Roll } from "../dice/roll.ts";
import { Coin } from "../dice/terms/coin.ts";
import { DiceTerm } from "../dice/terms/dice-term.ts";
import { Die } from "../dice/terms/die.ts";
import { FateDie } from "../dice/terms/fate-die.ts";
import { FunctionTerm } from "../dice/terms/function-term.ts";
import { NumericTerm } from "../dice/terms/numeric-term.ts";
import { OperatorTerm } from "../dice/terms/operator-term.ts";
import { ParentheticalTerm } from "../dice/terms/parenthetical-term.ts";
import { PoolTerm } from "../dice/terms/pool-term.ts";
import { RollTerm } from "../dice/terms/roll-term.ts";
import { StringTerm } from "../dice/terms/string-term.ts";
import { Game } from "../game.ts";
import { Tour } from "../nue/tour.ts";
import { ToursCollection } from "../nue/tours-collection.ts";
import { ClientKeybindings } from "../helpers/client-keybindings.ts";
import { ClientSettings } from "../helpers/client-settings.ts";
import { GameTime } from "../helpers/game-time.ts";
import { Hooks } from "../helpers/hooks.ts";
import { KeyboardManager } from "../helpers/interaction/keyboard.ts";
import { TooltipManager } from "../helpers/interaction/tooltip-manager.ts";
import { CompendiumArt } from "../helpers/compendium-art.ts";
import { ImageHelper, VideoHelper } from "../helpers/media.ts";
import { AudioHelper } from "../audio/audio-helper.ts";
import { Sound } from "../audio/sound.ts";
import { SocketInterface } from "../helpers/socket-interface.ts";
import { Localization } from "../helpers/localization.ts";
import { absent, type Absence } from "../names/absent.ts";
import { INNOCENT } from "../not-in-host.ts";
import { applications } from "./applications.ts";
import { documents } from "./documents.ts";
import { canvasNamespace, gridNamespace } from "./scene.ts";
import { utils } from "./utils.ts";

const terms = {
  Coin,
  DiceTerm,
  Die,
  FateDie,
  FunctionTerm,
  NumericTerm,
  OperatorTerm,
  ParentheticalTerm,
  PoolTerm,
  RollTerm,
  StringTerm,
};

const whole = {
  Game,
  abstract: { DataModel, Document, EmbeddedCollection, TypeDataModel },
  applications,
  audio: { AudioHelper, Sound },
  canvas: canvasNamespace,
  data: {
    ActiveEffectTypeDataModel,
    ClientDatabaseBackend,
    PrototypeToken,
    PrototypeTokenOverrides,
    TextureData,
    fields,
    operators,
    regionBehaviors: { RegionBehaviorType },
    validators: { ...validators },
    validation: { DataModelValidationError, DataModelValidationFailure },
  },
  dice: { Roll, terms },
  documents,
  grid: gridNamespace,
  nue: { Tour, ToursCollection },
  helpers: {
    ClientSettings,
    GameTime,
    Hooks,
    Localization,
    SocketInterface,
    media: { CompendiumArt, ImageHelper, VideoHelper },
    interaction: { ClientKeybindings, KeyboardManager, TooltipManager },
  },
  utils,
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || value === fields || value === operators);

/** The modules of Foundry that hold declarations and nothing else: whoever takes a name from one has nothing. */
const TYPES = Object.freeze({});

function guard(path: string, group: Record<string, unknown>, absence: Absence): Record<string, unknown> {
  const guarded: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(group)) {
    if (absence.isLater(`${path}.${name}`)) continue;
    guarded[name] = isGroup(member) ? guard(`${path}.${name}`, member, absence) : member;
  }
  return new Proxy(guarded, {
    get(target, key, receiver): unknown {
      const here = typeof key === "symbol" || key in target || INNOCENT.has(key);
      if (here || !absence.isPart(`${path}.${key}`)) return Reflect.get(target, key, receiver);
      return key === "types" ? TYPES : absent(`${path}.${key}`, absence);
    },
  });
}

/**
 * `foundry`: what the table has, part by part. What it lacks is there to be mentioned and throws when it is used; what Foundry
 * does not declare either is undefined, as it is there.
 */
export function foundryNamespace(
  constants: Readonly<Record<string, unknown>>,
  absence: Absence,
): Record<string, unknown> {
  return guard("foundry", { ...whole, CONST: constants }, absence);
}

export { terms, utils, whole };
