import type { Beats, FighterId } from "../../../rules/index.ts";
import { nameOf } from "../../fight/seat.ts";
import { add } from "./tale.ts";
import type { Told } from "../../fight/tale.ts";
import type { Telling } from "./tale.ts";

type Event = Beats.Event;
type Happening<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

/** What a thing is called, as far as the tale knows. */
function toolName({ tools, seat }: Telling, ref: Beats.ToolRef | null): string {
  const known =
    ref === null ? undefined : ref.of === null ? tools.get(ref.tool) : seat.cast[ref.of]?.things?.[ref.tool];
  return known ?? seat.words.say("HEARTRUSH.BeatsFight.someTool");
}

function titleOf(telling: Telling, who: FighterId, action: Beats.Action): string {
  const { seat } = telling;
  const { words } = seat;
  const name = nameOf(seat, who);
  switch (action.is) {
    case "attack":
      return words.say("HEARTRUSH.BeatsFight.tale.attack", { name, target: nameOf(seat, action.target) });
    case "disarm":
      return words.say("HEARTRUSH.BeatsFight.tale.disarm", { name, target: nameOf(seat, action.target) });
    case "disadvantage":
      return words.say("HEARTRUSH.BeatsFight.action.disadvantage", { name, target: nameOf(seat, action.target) });
    case "other":
      return words.say("HEARTRUSH.BeatsFight.action.other", { name, text: action.text });
    case "kick":
      return words.say("HEARTRUSH.BeatsFight.action.kick", { name, tool: toolName(telling, action.tool) });
    case "arm":
      return words.say("HEARTRUSH.BeatsFight.action.arm", { name, tool: toolName(telling, action.tool) });
    case "catch":
      return words.say("HEARTRUSH.BeatsFight.tale.catch", { name, tool: toolName(telling, action.tool) });
    case "pass":
      return words.say("HEARTRUSH.BeatsFight.action.pass", { name });
  }
}

const ENDINGS = {
  cancelled: "HEARTRUSH.BeatsFight.tale.countered",
  surrendered: "HEARTRUSH.BeatsFight.tale.escaped",
  kept: "HEARTRUSH.BeatsFight.tale.kept",
} as const;

function declared(telling: Telling, { who, action }: Happening<"declared">): void {
  const target = "target" in action ? action.target : null;
  const line = add(telling, { of: [who, target], title: titleOf(telling, who, action) });
  telling.action = { line, who, target, settled: false };
}

function settled(telling: Telling, { who, outcome, by }: Happening<"settled">): void {
  const { seat } = telling;
  const { words } = seat;
  if (outcome === "passed") {
    add(telling, {
      of: [who],
      title: words.say("HEARTRUSH.BeatsFight.action.pass", { name: nameOf(seat, who) }),
      tone: "quiet",
    });
    return;
  }
  const { action } = telling;
  if (action === null) return;
  action.settled = outcome === "effect";
  if (outcome === "effect") return;
  action.line.tone = "quiet";
  action.line.outcomes.push(words.say(ENDINGS[outcome], { name: by === null ? "" : nameOf(seat, by) }));
}

/** What comes of an action stands with it; what comes of itself has a line of its own. */
function effect(telling: Telling, who: FighterId | null, parts: Told): void {
  const { action } = telling;
  if (action?.settled === true && (who === null || action.target === who || action.who === who)) {
    action.line.outcomes.push(parts.title);
    action.line.tone = parts.tone ?? action.line.tone;
    action.settled = false;
    return;
  }
  add(telling, parts);
}

/** Deeds and what comes of them; false for anything else. */
export function tellAction(telling: Telling, event: Event): boolean {
  const { seat } = telling;
  const { words } = seat;
  switch (event.type) {
    case "declared":
      declared(telling, event);
      return true;
    case "settled":
      settled(telling, event);
      return true;
    case "wounded": {
      const title = words.say("HEARTRUSH.BeatsFight.tale.wounded", {
        name: nameOf(seat, event.who),
        wound: event.wound.label,
      });
      effect(telling, event.who, { of: [event.who], title, tone: "bad" });
      return true;
    }
    case "named": {
      const data = { name: nameOf(seat, event.of), wound: event.label };
      add(telling, { of: [event.of], title: words.say("HEARTRUSH.BeatsFight.tale.wounded", data), tone: "bad" });
      return true;
    }
    case "disadvantaged": {
      const title = words.say("HEARTRUSH.BeatsFight.tale.disadvantaged", { name: nameOf(seat, event.who) });
      effect(telling, event.who, { of: [event.who], title, tone: "bad" });
      return true;
    }
    case "tool-moved": {
      const by = event.by === null ? event.tool.of : event.by;
      const title = words.say(`HEARTRUSH.BeatsFight.tale.tool.${event.to}`, {
        tool: toolName(telling, event.tool),
        name: by === null ? "" : nameOf(seat, by),
      });
      effect(telling, null, { of: [by], title });
      return true;
    }
    case "surrendered":
      add(telling, {
        of: [event.who],
        title: words.say("HEARTRUSH.BeatsFight.tale.surrendered", { name: nameOf(seat, event.who) }),
      });
      return true;
    case "substituted":
      add(telling, {
        of: [event.who],
        title: words.say("HEARTRUSH.BeatsFight.tale.substituted", { name: nameOf(seat, event.who) }),
        score: String(telling.dice.get(event.die)?.value ?? ""),
      });
      return true;
    default:
      return false;
  }
}
