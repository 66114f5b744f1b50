import { fighterId } from "../../../../rules/index.ts";
import { actorHooksOf } from "../../../documents/actor-hooks.ts";
import { menuEntry, type MenuEntry } from "../../../ports/interface.ts";
import { say } from "../../../chat/notices.ts";
import { ROW_TOOLS, type AnyPresentation, type RowTool } from "../../../../view/index.ts";
import { askForm } from "../../ask-form.ts";
import { look, type Look } from "../look.ts";
import { press } from "../input/press.ts";

const FORM = "systems/heart-rush/templates/fight/tool-form.hbs";

/** Whoever is hidden is out of the players' interface until a Game Master shows it. */
function conceal(what: "hide" | "show", viewed: () => Combat.Implementation | null): MenuEntry {
  const meant = (row: HTMLElement): Combatant.Implementation | undefined =>
    viewed()?.combatants.get(row.dataset["combatantId"] ?? "");
  return {
    label: say(`HEARTRUSH.Fight.menu.${what}`),
    icon: what === "hide" ? "fa-solid fa-eye-slash" : "fa-solid fa-eye",
    when: (row) => game.user.isGM && meant(row)?.hidden === (what === "show"),
    act: (row) => meant(row)?.update({ hidden: what === "hide" }),
  };
}

/** Whoever has been wounded is asked what the wound is, while nobody has said: by its owner, or by a Game Master. */
function puttingIntoWords(viewed: () => Combat.Implementation | null): MenuEntry {
  const meant = (row: HTMLElement): (() => unknown) | null => {
    const actor = viewed()?.combatants.get(row.dataset["combatantId"] ?? "")?.actor ?? null;
    const hooks = actor && actorHooksOf(actor);
    const wound = actor && (hooks?.unworded?.(actor) ?? null);
    return wound && (() => hooks?.putIntoWords?.(actor, wound.id));
  };
  return {
    label: say("HEARTRUSH.Wound.ask"),
    icon: "fa-solid fa-pen",
    when: (row) => meant(row) !== null,
    act: (row) => meant(row)?.(),
  };
}

/** What is decreed about a fighter: asked for first, where there is something to ask. */
async function decree(at: Look, { title, verb, fields, command }: RowTool<object>, row: HTMLElement): Promise<void> {
  // Whoever came by keyboard goes on at the row: the menu is gone with its entry.
  row.querySelector<HTMLElement>(".row-menu")?.focus();
  const filled = fields.length === 0 ? {} : await askForm(title, verb, FORM, { fields });
  if (filled !== null) await press(at, { act: "send", command: command(filled) });
}

type Menu = ReturnType<NonNullable<AnyPresentation["rowMenu"]>>;
type Menus = (row: HTMLElement) => readonly [Look, Menu] | null;

/** The menu of a row for this moment. It is judged once for all the entries, of which Foundry asks one after the other. */
function menusOf(viewed: () => Combat.Implementation | null): Menus {
  let judged: { readonly row: HTMLElement; readonly menu: ReturnType<Menus> } | null = null;
  const judge: Menus = (row) => {
    const at = look(viewed());
    const menu = at?.show.rowMenu?.(at.table, fighterId(row.dataset["combatantId"] ?? ""), at.seat);
    return at === null || menu === undefined ? null : [at, menu];
  };
  return (row) => {
    if (judged?.row !== row) {
      judged = { row, menu: judge(row) };
      queueMicrotask(() => (judged = null));
    }
    return judged.menu;
  };
}

/** A Game Master's tools for a fighter: those of all games, of which a row shows what its own has for this moment. */
function tools(menus: Menus): readonly MenuEntry[] {
  const meant = (row: HTMLElement, id: string): readonly [Look, RowTool<object>] | null => {
    const [at, menu] = menus(row) ?? [];
    const tool = menu?.tools?.find((one) => one.id === id);
    return at === undefined || tool === undefined ? null : [at, tool];
  };
  return ROW_TOOLS.map(({ id, label, icon }) => ({
    label: say(label),
    icon,
    when: (row) => meant(row, id) !== null,
    act: (row) => {
      const found = meant(row, id);
      return found === null ? undefined : decree(...found, row);
    },
  }));
}

/** What the menu of a tracker's row offers beside Foundry's own: everything that a drag could do, and the desk's rulings. */
export function fighterEntries(viewed: () => Combat.Implementation | null): readonly object[] {
  const menus = menusOf(viewed);
  const sends = (label: string, icon: string, name: "joins" | "engages" | "changesSide"): MenuEntry => ({
    label,
    icon,
    when: (row) => (menus(row)?.[1][name] ?? null) !== null,
    act: (row) => {
      const [at, menu] = menus(row) ?? [];
      const command = menu?.[name] ?? null;
      return at === undefined || command === null ? undefined : press(at, { act: "send", command });
    },
  });
  return [
    sends(say("HEARTRUSH.Fight.menu.engage"), "fa-solid fa-burst", "engages"),
    sends(say("HEARTRUSH.Fight.menu.join"), "fa-solid fa-right-to-bracket", "joins"),
    sends(say("HEARTRUSH.Fight.menu.side"), "fa-solid fa-people-arrows", "changesSide"),
    ...(["hide", "show"] as const).map((what) => conceal(what, viewed)),
    puttingIntoWords(viewed),
    ...tools(menus),
  ].map(menuEntry);
}
