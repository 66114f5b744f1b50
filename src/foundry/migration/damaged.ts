import { type LangKey } from "../../view/index.ts";
import { isDamaged, unreadableOn, worldActors, worldItems } from "../ports/world-documents.ts";

/** Documents that cannot be read are left alone, and Game Masters are told which they are. */
export function reportDamaged(): void {
  if (!game.user.isGM) return;
  const names = damaged();
  if (names.length === 0) return;
  const sentence = game.i18n.format("HEARTRUSH.Migration.damaged" satisfies LangKey, { names: names.join(", ") });
  ui.notifications.warn(sentence, { permanent: true });
}

/** Those Foundry has put aside, and those it shows with defaults where it could not read. */
function damaged(): readonly string[] {
  const world = [...worldActors(), ...worldItems()].filter(isDamaged).map(({ name }) => name);
  const within = worldActors().flatMap(({ name, items }) => {
    const shown = items.filter(isDamaged).map((item) => item.name);
    return [...unreadableOn(items), ...shown].map((item) => `${name}: ${item}`);
  });
  return [...unreadableOn(game.actors), ...unreadableOn(game.items), ...world, ...within];
}
