import { deed, type Deed } from "../../core/offer.ts";
import type { Command } from "../state/commands.ts";

/** The deed that a command does: what differs only in where it leads, by which stance or how hard is one of its ways. */
export function deedOf(command: Command): Deed {
  const { do: kind } = command;
  switch (command.do) {
    case "start":
      return deed(kind, null, null, { open: true });
    case "dash":
    case "sidestep": {
      const { who, stand } = command;
      const fixed = [...("pay" in command ? [command.pay] : []), ...(stand ? ["up"] : [])];
      return deed(kind, who, null, { fixed, open: !stand });
    }
    case "cast":
      return deed(kind, command.who, null, { fixed: [command.spell] });
    case "use":
      return deed(kind, command.who, null, { fixed: [command.ability], open: true });
    case "resolve":
      return deed(kind, null, null, { fixed: [command.announcement] });
    case "steady":
      return deed(kind, command.who, null, { fixed: [command.condition] });
    case "escape":
    case "throw-off":
    case "cling":
      return deed(kind, command.who, null, { fixed: [command.ability], open: true });
    case "strike":
      return deed("blow", command.who, command.target, { fixed: [command.pay] });
    case "declare":
      return command.what.do === "hold"
        ? deed("hold", command.who)
        : deed(command.what.do, command.who, command.what.target, { open: true });
    case "answer":
      return deed(kind, command.who, command.by, { fixed: [command.ability] });
    case "plan":
      return deed(kind, command.who, null, { fixed: [command.first] });
    case "shrug":
      return deed(command.yes ? "shrug" : "take", command.who, null, { fixed: [command.hurt] });
    case "rule":
      return deed(kind, "who" in command.ruling ? command.ruling.who : null, null, {
        fixed: [command.ruling.is],
        open: true,
      });
    default:
      return deed(kind, "who" in command ? command.who : null, "target" in command ? command.target : null);
  }
}
