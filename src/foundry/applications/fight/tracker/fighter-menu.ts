import { fighterId } from "../../../../rules/index.ts";
import type { FighterId } from "../../../../rules/index.ts";
import { menuEntry, type MenuEntry } from "../../../ports/interface.ts";
import { say } from "../../../chat/notices.ts";
import { look } from "../look.ts";
import { press } from "../input/press.ts";

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

/** What the menu of a tracker's row offers beside Foundry's own: everything that a drag could do, and the desk's rulings. */
export function fighterEntries(viewed: () => Combat.Implementation | null): readonly object[] {
  const idOf = (row: HTMLElement): FighterId => fighterId(row.dataset["combatantId"] ?? "");
  const sends = (label: string, icon: string, command: (id: FighterId) => object | null): MenuEntry => ({
    label,
    icon,
    when: (row) => command(idOf(row)) !== null,
    act: (row) => {
      const at = look(viewed());
      const made = command(idOf(row));
      return at === null || made === null ? undefined : press(at, { act: "send", command: made });
    },
  });
  const from = (id: FighterId, name: "joins" | "engages" | "changesSide"): object | null => {
    const at = look(viewed());
    return at === null ? null : (at.show.rowMenu?.(at.table, id, at.seat)[name] ?? null);
  };
  return [
    sends(say("HEARTRUSH.Fight.menu.engage"), "fa-solid fa-burst", (id) => from(id, "engages")),
    sends(say("HEARTRUSH.Fight.menu.join"), "fa-solid fa-right-to-bracket", (id) => from(id, "joins")),
    sends(say("HEARTRUSH.Fight.menu.side"), "fa-solid fa-people-arrows", (id) => from(id, "changesSide")),
    ...(["hide", "show"] as const).map((what) => conceal(what, viewed)),
  ].map(menuEntry);
}
