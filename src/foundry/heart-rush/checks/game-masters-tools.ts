import { type LangKey } from "../../../view/index.ts";
import { askFirst } from "../../applications/ask-first.ts";
import { say } from "../../chat/notices.ts";
import { addGameMastersTools } from "../../ports/scenes.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { worldActors } from "../../ports/documents.ts";
import { ACTOR_MODELS } from "../data/index.ts";
import { openRequest } from "./request-form.ts";
import { beginSession, SESSION } from "./stakes.ts";

/** HR-ASP-1, HR-CHECK-10: asked first, since destiny that has been given is spent soon. */
async function openSession(): Promise<void> {
  const question = say("HEARTRUSH.Session.question", { number: SESSION.get() + 1 });
  if (!(await askFirst(say("HEARTRUSH.Session.title"), question))) return;
  await beginSession();
  ui.notifications?.info(say("HEARTRUSH.Session.begun", { number: SESSION.get() }));
}

/** Worlds of another game have no checks and sessions of Heart Rush. */
const playsHeartRush = (): boolean =>
  game.settings.get(SYSTEM_ID, "defaultRuleset") === "heart-rush" ||
  worldActors().some(({ type }) => Object.hasOwn(ACTOR_MODELS, type));

export const registerGameMastersTools = (): void =>
  addGameMastersTools(
    [
      {
        name: "heart-rush-ask",
        title: "HEARTRUSH.Request.title" satisfies LangKey,
        icon: "fa-solid fa-dice-d20",
        press: () => void openRequest(),
      },
      {
        name: "heart-rush-session",
        title: "HEARTRUSH.Session.title" satisfies LangKey,
        icon: "fa-solid fa-sun",
        press: () => void openSession(),
      },
    ],
    playsHeartRush,
  );
