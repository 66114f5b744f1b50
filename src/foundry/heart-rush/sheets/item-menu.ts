import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { deleteWithCare } from "../../applications/ask-first.ts";
import { openSheet, copyInto } from "../../ports/documents.ts";
import type { MenuEntry } from "../../ports/interface.ts";
import { handOver } from "../party/stash.ts";
import { partyOf } from "../party/members.ts";
import { isCarried } from "../../../view/heart-rush/party/index.ts";
import { WeaponModel } from "../data/index.ts";
import { bodyOf, weaponOf } from "../kept-actor.ts";
import { showItem } from "../show-item.ts";

/** Changes places with the neighbour in the list it stands in. */
async function move(actor: Actor.Implementation, row: HTMLElement, step: -1 | 1): Promise<void> {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-item-id]") ?? [])];
  const ids = rows.map(({ dataset }) => dataset["itemId"] ?? "");
  const at = rows.indexOf(row);
  const other = at + step;
  if (at < 0 || other < 0 || other >= ids.length) return;
  [ids[at], ids[other]] = [ids[other] ?? "", ids[at] ?? ""];
  await actor.updateEmbeddedDocuments(
    "Item",
    ids.map((id, index) => ({ _id: id, sort: (index + 1) * CONST.SORT_INTEGER_DENSITY })),
  );
}

/** Whether it leaves a hand free for another. */
function isOneHanded(item: Item.Implementation | undefined): boolean {
  const weapon = item === undefined ? null : weaponOf(item);
  return weapon?.kind === "built" && HeartRush.sheets.handsOf(weapon) === 1;
}

/** What can be done with an item on its bearer's sheet, by mouse and by keyboard. */
export function itemMenu(actor: Actor.Implementation): readonly MenuEntry[] {
  const itemAt = (target: HTMLElement) => actor.items.get(target.dataset["itemId"] ?? "");
  const owned = (): boolean => actor.isOwner;
  return [
    {
      label: "HEARTRUSH.Item.edit" satisfies LangKey,
      icon: "fa-solid fa-pen-to-square",
      act: (target) => openSheet(itemAt(target)),
    },
    {
      label: "HEARTRUSH.Item.show" satisfies LangKey,
      icon: "fa-solid fa-comment",
      act: (target) => {
        const item = itemAt(target);
        return item && showItem(item);
      },
    },
    {
      label: "HEARTRUSH.Item.otherHand" satisfies LangKey,
      icon: "fa-solid fa-hand",
      when: (target) => owned() && bodyOf(actor) !== null && isOneHanded(itemAt(target)),
      act: async (target) => {
        const item = itemAt(target);
        if (!item || !(item.system instanceof WeaponModel)) return;
        await item.update({ system: { offHand: !item.system.offHand } });
        await actor.equip(item);
      },
    },
    {
      label: "HEARTRUSH.Item.moveUp" satisfies LangKey,
      icon: "fa-solid fa-arrow-up",
      when: owned,
      act: (target) => move(actor, target, -1),
    },
    {
      label: "HEARTRUSH.Item.moveDown" satisfies LangKey,
      icon: "fa-solid fa-arrow-down",
      when: owned,
      act: (target) => move(actor, target, 1),
    },
    {
      label: "HEARTRUSH.Item.duplicate" satisfies LangKey,
      icon: "fa-solid fa-copy",
      when: owned,
      act: (target) => {
        const item = itemAt(target);
        // The copy comes into the pack: the hands are full of what is copied.
        const changes = item && "equipped" in item.system ? { "system.equipped": false } : {};
        return item && copyInto(actor, { item, changes });
      },
    },
    {
      label: "HEARTRUSH.Party.intoStash" satisfies LangKey,
      icon: "fa-solid fa-box-open",
      when: (target) => owned() && isCarried(itemAt(target)?.type ?? "") && partyOf(actor) !== null,
      act: (target) => {
        const [item, party] = [itemAt(target), partyOf(actor)];
        return item && party && handOver(item, party);
      },
    },
    {
      label: "HEARTRUSH.Item.delete" satisfies LangKey,
      icon: "fa-solid fa-trash",
      when: owned,
      act: (target) => {
        const item = itemAt(target);
        return item && deleteWithCare(item);
      },
    },
  ];
}
