import { readRequestForm, requestForm } from "../../../view/heart-rush/checks/index.ts";
import { askForm } from "../../applications/ask-form.ts";
import { say, warn, words } from "../../chat/notices.ts";
import { askForCheck } from "./ask-for-check.ts";
import { playersHeroes, selectedActors } from "./own-actor.ts";

/** The Game Master asks for a check: of the selected tokens' heroes, or of all that players own. */
export function openRequest(): Promise<void> {
  const selected = selectedActors();
  return requestOf([...new Set([...playersHeroes(), ...selected])], selected);
}

/** Asks for a check of some of these: at first of those who are ticked, or of all. */
export async function requestOf(
  heroes: readonly Actor.Implementation[],
  ticked: readonly Actor.Implementation[] = [],
): Promise<void> {
  if (heroes.length === 0) {
    warn("HEARTRUSH.Request.nobody");
    return;
  }
  const shown = heroes.map(({ uuid, name, img }) => ({ id: uuid, name, img: img ?? "" }));
  const values = await askForm(
    say("HEARTRUSH.Request.title"),
    say("HEARTRUSH.Request.form.send"),
    "systems/heart-rush/templates/heart-rush/request-form.hbs",
    requestForm(
      shown,
      ticked.map(({ uuid }) => uuid),
      words,
    ),
    { className: "check-dialog" },
  );
  if (values === null) return;
  const { heroes: chosen, ...asked } = readRequestForm(values);
  await askForCheck({ ...asked, actors: heroes.filter(({ uuid }) => chosen.includes(uuid)) });
}
