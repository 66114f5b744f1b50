import { HeartRush } from "../../../rules/index.ts";
import { checkTitle, type Task } from "../../../view/heart-rush/checks/index.ts";
import { warn, words } from "../../chat/notices.ts";
import { currentMode, send } from "../../ports/chat.ts";
import { sheetOf } from "../kept-actor.ts";

export interface CheckAsked {
  readonly ability: HeartRush.Ability;
  readonly kind?: "skill" | "save";
  readonly against?: number | null;
  readonly label?: string;
  readonly task?: Task;
  readonly actors: readonly Actor.Implementation[];
  readonly mode?: string;
}

/** HR-CHECK-9: the one who rolls for all; nobody whose sheet cannot be read. */
function rollerOf(asked: CheckAsked, task: "weakest-link" | "together"): Actor.Implementation | null {
  const members = asked.actors.flatMap((actor) => {
    const sheet = sheetOf(actor);
    if (!sheet.ok) return [];
    return [{ id: actor, heart: sheet.value.heart.now, ability: sheet.value.abilities[asked.ability], bonus: 0 }];
  });
  return HeartRush.checks.groupRoller(task, members)?.id ?? null;
}

/** Sends a card on which each of them finds a button to roll. */
export async function askForCheck(asked: CheckAsked): Promise<ChatMessage.Implementation | null> {
  const { ability, kind = "skill", against = null, label = "", task = "each" } = asked;
  const one = task === "each" ? null : rollerOf(asked, task);
  const members = task === "each" ? asked.actors : one === null ? [] : [one];
  if (members.length === 0) {
    warn("HEARTRUSH.Request.nobody");
    return null;
  }
  const system = {
    ability,
    kind,
    against,
    label,
    task,
    members: members.map((actor) => ({
      actor: actor.uuid,
      name: actor.token?.name ?? actor.name,
      img: actor.img ?? "",
    })),
  };
  return send(
    { type: "request", actor: null, flavor: checkTitle(kind, ability, words), system, rolls: [] },
    asked.mode ?? currentMode(),
  );
}
