import { page, words, type Loose, seenAs } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import { menuEntry } from "../sidebar/menu-entry.ts";
import type { DocumentShape, UserShape } from "../document-shape.ts";

/** Who is at the table. */
export class Players extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "players",
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  static override PARTS = { players: { template: "templates/ui/players.hbs" } };

  override async _prepareContext(_options: RenderOptions): Promise<Loose> {
    const users = page.game.users.filter((user) => user.active || page.game.user.isGM);
    const rows = users
      .sort((a, b) => Number(b.active) - Number(a.active) || b.role - a.role || a.name.localeCompare(b.name))
      .map((user) => this.#row(user));
    return { active: rows.filter((row) => row["isActive"]), inactive: rows.filter((row) => !row["isActive"]) };
  }

  #row(user: UserShape): Loose {
    const character = seenAs<{ character?: DocumentShape | null }>(user).character;
    return {
      id: user.id,
      name: user.name,
      role: user.role,
      isActive: user.active,
      isSelf: user.isSelf,
      color: typeof user.color === "string" ? user.color : (user.color.css ?? ""),
      note: user.isGM ? words("USER.GM") : (character?.name ?? ""),
      cssClass: [user.isSelf ? "self" : "", user.isGM ? "gm" : ""].filter(Boolean).join(" "),
    };
  }

  override _insertElement(element: HTMLElement): void {
    document.getElementById("ui-left")?.append(element);
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const of = (row: HTMLElement): UserShape | undefined => page.game.users.get(row.dataset["userId"] ?? "");
    const sheetOf = (user: UserShape | undefined): DocumentShape["sheet"] | undefined =>
      seenAs<DocumentShape | undefined>(user)?.sheet;
    this._createContextMenu(
      () => [
        menuEntry(
          "USER.Configure",
          "fa-solid fa-user-gear",
          (row) => sheetOf(of(row))?.render({ force: true }),
          (row) => page.game.user.isGM || (of(row)?.isSelf ?? false),
        ),
        menuEntry("USER.Character", "fa-solid fa-user", (row) => {
          const character = seenAs<{ character?: DocumentShape | null } | undefined>(of(row))?.character;
          return character?.sheet?.render({ force: true });
        }),
      ],
      ".player",
      { hookName: "getUserContextOptions", parentClassHooks: false, fixed: true },
    );
  }
}
