import type { FighterId, HeartRush } from "../../../rules/index.ts";
import type { Moment } from "../../fight/presentation.ts";

const INSIDE = {
  joiningClosed: "entered",
  frozen: "before-reveal",
  revealed: "after-reveal",
} as const satisfies Readonly<Partial<Record<HeartRush.Event["type"], Moment["moment"]>>>;

/** The moments for abilities among what has just happened. */
export function momentsOf(events: readonly HeartRush.Event[], inside: readonly FighterId[]): readonly Moment[] {
  return events.flatMap((event): readonly Moment[] => {
    switch (event.type) {
      case "joiningClosed":
      case "frozen":
      case "revealed":
        return [{ moment: INSIDE[event.type], fighters: inside, ability: "" }];
      case "hurt":
        return [{ moment: "hit", fighters: [event.on], ability: "" }];
      case "announced":
        return [{ moment: "announced", fighters: [event.who], ability: event.ability }];
      case "announcementResolved":
        return [{ moment: "resolved", fighters: inside, ability: "" }];
      default:
        return [];
    }
  });
}
