import type { HeartRush } from "../../../rules/index.ts";
import {
  heroFight,
  heroGear,
  heroHead,
  heroMagic,
  heroSelf,
  limitedSheet,
  stanceRow,
} from "../../../view/heart-rush/sheet/index.ts";
import { type LangKey } from "../../../view/index.ts";
import {
  tabsIn,
  type SheetContext,
  type SheetOptions,
  type SheetPart,
  type SheetRenderOptions,
  type SheetTabs,
  type TabsShown,
} from "../../ports/sheet-bases.ts";
import { rulingsOf } from "../../settings/rulings.ts";
import { HeroModel } from "../data/index.ts";
import { rushOf } from "../in-a-fight.ts";
import { sheetOf } from "../kept-actor.ts";
import { howMade } from "../made-hero.ts";
import { sourcesOn } from "../sources.ts";
import { HeartRushBodySheet } from "./body-sheet.ts";
import { HERO_ACTIONS } from "./hero-actions.ts";
import { effectRecords, itemRecords, proseOf } from "./records.ts";
import { served } from "../../ports/system.ts";

const TABS = ["fight", "self", "gear", "magic", "notes"] as const;

/** Of a sheet that the rules cannot read, everything but the rolls is still shown. */
function readable(actor: Actor.Implementation): HeartRush.Sheet | null {
  const sheet = sheetOf(actor);
  return sheet.ok ? sheet.value : null;
}

/** A player character: head and stances always in view, the rest by tabs. */
export class HeroSheet extends HeartRushBodySheet {
  static override DEFAULT_OPTIONS: SheetOptions<never> = {
    classes: ["hero-sheet"],
    position: { width: 760, height: 720 },
    actions: HERO_ACTIONS,
  };

  static override PARTS: Readonly<Record<string, SheetPart>> = {
    head: { template: served("templates/heart-rush/hero-head.hbs") },
    stances: { template: served("templates/heart-rush/stance-row.hbs") },
    tabs: { template: served("templates/shared/sheet-tabs.hbs") },
    fight: { template: served("templates/heart-rush/hero-fight.hbs"), scrollable: [""] },
    self: { template: served("templates/heart-rush/hero-self.hbs"), scrollable: [""] },
    gear: { template: served("templates/heart-rush/hero-gear.hbs"), scrollable: [""] },
    magic: { template: served("templates/heart-rush/hero-magic.hbs"), scrollable: [""] },
    notes: { template: served("templates/heart-rush/hero-notes.hbs"), scrollable: [""] },
    limited: { template: served("templates/heart-rush/limited-sheet.hbs") },
  };

  static override TABS: Readonly<Record<string, SheetTabs>> = {
    primary: { initial: "fight", tabs: TABS.map((id) => ({ id })) },
  };

  protected override readonly allParts = ["head", "stances", "tabs", ...TABS];
  protected override readonly showsItems = ["stances", "fight", "self", "gear", "magic"];
  protected override readonly shows = {
    name: ["head"],
    img: ["head"],
    "system.kin": ["head"],
    "system.professions": ["head", "self"],
    "system.aspects": ["head", "self"],
    "system.advances": ["head", "self"],
    "system.class": ["head"],
    "system.subclass": ["head"],
    "system.combatRank": ["head", "self"],
    "system.hp": ["head", "self"],
    "system.lastMinutes": ["head"],
    "system.heart": ["head", "stances", "magic"],
    "system.abilities": ["stances", "self", "gear"],
    "system.wounds": ["head", "stances", "fight"],
    "system.potions": ["fight"],
    "system.conditions": ["fight"],
    "system.spent": ["fight"],
    "system.attunements": ["magic"],
    "system.biography": ["notes"],
    "system.notes": ["notes"],
    system: ["self"],
    "system.gains": ["head", "stances", "fight"],
    "system.natural": ["fight"],
    "system.speed": ["fight"],
  };

  /** Read once a drawing, for all parts of it. */
  private read: { hero: HeroModel; sheet: HeartRush.Sheet | null; items: ReturnType<typeof itemRecords> } | null = null;

  override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const { actor } = this;
    const hero = actor.system;
    if (!(hero instanceof HeroModel)) throw new Error(`${actor.uuid} is no hero.`);
    this.read = { hero, sheet: readable(actor), items: itemRecords(actor) };
    return super._prepareContext(options);
  }

  override async contextOf(part: string, prepared: SheetContext): Promise<object> {
    const tabs = tabsIn(prepared);
    return { tab: tabs[part], ...(await this.shown(part, tabs)) };
  }

  private async shown(part: string, tabs: TabsShown): Promise<object> {
    if (this.read === null) return {};
    const { actor, isEditable: editable } = this;
    const { hero, sheet, items } = this.read;
    const document = { id: this.id, name: actor.name, img: actor.img ?? "" };
    switch (part) {
      case "head":
        return heroHead(document, hero, rushOf(actor), editable, howMade(actor));
      case "stances":
        return stanceRow(actor.id ?? "", sheet);
      case "tabs":
        return {
          tabs: TABS.map((id) => ({ id, label: `HEARTRUSH.Tab.${id}` satisfies LangKey, active: tabs[id]?.active })),
        };
      case "fight":
        return heroFight(hero, sheet, items, effectRecords(actor), sourcesOn(actor, hero), editable, game.user.isGM);
      case "self":
        return heroSelf(hero, items, editable);
      case "gear":
        return heroGear(hero, items, editable, rulingsOf("heart-rush").carrying);
      case "magic":
        return heroMagic(hero, items, editable);
      case "notes":
        return {
          biography: await proseOf(actor, "system.biography"),
          notes: await proseOf(actor, "system.notes"),
          uuid: actor.uuid,
        };
      default:
        return limitedSheet(document, [hero.kin, hero.class]);
    }
  }
}
