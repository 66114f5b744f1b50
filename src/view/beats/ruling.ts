import { offersTo, type Beats, type FighterId } from "../../rules/index.ts";
import { send, waysTo, type Act, type Move } from "../fight/choice.ts";
import { nameOf, type Seat } from "../fight/seat.ts";
import { refKey } from "./drafting.ts";
import { offersIn } from "./judge.ts";
import { toolName } from "./wording.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;
type Moves = readonly Move<Command>[];

const wholeNumber = (written: string): number => Math.max(0, Math.min(99, Math.trunc(Number(written)) || 0));

type Way = { readonly id: string; readonly label: string; readonly does: Act<Command> };

/** What the Game Master may rule about the one in hand, at any time. */
export function rulings(table: Table, who: FighterId, seat: Seat): Moves {
  const { words } = seat;
  const offers = offersIn(table, seat, who);
  const wounds = table.sheets[who]?.wounds ?? [];
  const plain = (["refill", "exertion", "aid", "revive", "return"] as const).flatMap((what) =>
    offersTo(offers, what).flatMap(({ ways }) =>
      ways.flatMap((command): Moves => {
        // Exertion that is won costs nothing.
        if (command.do === "exertion" && command.won) return [];
        const rule = command.do === "aid" ? (command.won ? "aidWon" : "aidLost") : command.do;
        const id = command.do === "aid" ? `aid ${command.won ? "won" : "lost"}` : command.do;
        return [{ id: `${id} ${who}`, label: words.say(`HEARTRUSH.BeatsFight.rule.${rule}`), does: send(command) }];
      }),
    ),
  );
  const set = offersTo(offers, "adjust").map(({ ways: [command] }): Move<Command> => ({
    id: `set ${command.what} ${who}`,
    label: words.say(`HEARTRUSH.BeatsFight.rule.${command.what}`),
    written: { label: words.say("HEARTRUSH.BeatsFight.rule.to"), value: String(command.to), number: true },
    does: { act: "write", command: (written) => ({ ...command, to: wholeNumber(written) }) },
  }));
  const wound = offersTo(offers, "wound").map(({ ways: [command] }): Move<Command> => ({
    id: `wound ${who}`,
    label: words.say("HEARTRUSH.BeatsFight.rule.wound"),
    written: { label: words.say("HEARTRUSH.BeatsFight.woundName"), value: "", number: false },
    does: {
      act: "write",
      command: (written) => ({
        ...command,
        wound: { ...command.wound, label: written || words.say("HEARTRUSH.BeatsFight.wound") },
      }),
    },
  }));
  const onWounds = (["heal", "allow-aid"] as const).flatMap((what) =>
    waysTo(
      { id: `${what} ${who}`, label: words.say(`HEARTRUSH.BeatsFight.rule.${what}`) },
      offersTo(offers, what).flatMap(({ ways }) =>
        ways.map((command): Way => ({
          id: `${what} ${who} ${command.wound}`,
          label: wounds.find(({ id }) => id === command.wound)?.label ?? "",
          does: send(command),
        })),
      ),
    ),
  );
  return [...plain, ...set, ...wound, ...onWounds];
}

/** What the place offers is the Game Master's to say, and where things lie. */
export function placeRulings(table: Table, seat: Seat): Moves {
  const { words } = seat;
  const offers = offersIn(table, seat);
  const place = offersTo(offers, "place-tool").map(({ ways: [command] }): Move<Command> => ({
    id: "place tool",
    label: words.say("HEARTRUSH.BeatsFight.rule.place"),
    written: { label: words.say("HEARTRUSH.BeatsFight.toolName"), value: "", number: false },
    does: {
      act: "write",
      command: (written) => ({ ...command, label: written || words.say("HEARTRUSH.BeatsFight.someTool") }),
    },
  }));
  const lay = offersTo(offers, "move-tool").flatMap(({ ways }) =>
    ways.map((command): Way => {
      const { tool, to, by } = command;
      return {
        id: ["lay", refKey(tool), to, ...(by === null ? [] : [by])].join(" "),
        label: words.say(`HEARTRUSH.BeatsFight.lay.${to}`, {
          tool: toolName(table, tool, seat),
          name: by === null ? "" : nameOf(seat, by),
        }),
        does: send(command),
      };
    }),
  );
  const clear = offersTo(offers, "clear-tool").flatMap(({ ways }) =>
    ways.map((command): Way => ({
      id: `clear ${command.tool}`,
      label: table.fight.scene[command.tool]?.label ?? "",
      does: send(command),
    })),
  );
  return [
    ...place,
    ...waysTo({ id: "lay", label: words.say("HEARTRUSH.BeatsFight.rule.lay") }, lay),
    ...waysTo({ id: "clear", label: words.say("HEARTRUSH.BeatsFight.rule.clear") }, clear),
  ];
}
