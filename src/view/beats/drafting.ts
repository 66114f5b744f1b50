import { Beats, offersTo, parse, type FighterId } from "../../rules/index.ts";
import type { Act } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { offersIn, viewFor } from "./judge.ts";

/**
 * Three traits and what backs them are put together one by one. Until they are sent they lie as a pick in the browser of
 * whoever puts them together, spelt as the command they will be.
 */
export type Draft = Extract<Beats.Command, { readonly do: "muster" | "challenge" | "meet" }>;
export type Trait = Draft["traits"][number];
type Table = Beats.BeatsTable;

export const THREE = 3;

export const keep = (draft: Draft): Act<Beats.Command> => ({
  act: "pick",
  who: draft.who,
  choice: JSON.stringify(draft),
});

export const putAway = (who: FighterId): Act<Beats.Command> => ({ act: "pick", who, choice: "" });

/** What lies there half put together, if it is of this kind. */
export function kept<Do extends Draft["do"]>(
  seat: Seat,
  who: FighterId,
  kind: Do,
): Extract<Draft, { readonly do: Do }> | null {
  const choice = seat.picks[who]?.choice ?? "";
  if (!choice.startsWith("{")) return null;
  const json: unknown = JSON.parse(choice);
  const read = parse(Beats.beats.read.command, json);
  return read.ok && isOf(read.value, kind) && read.value.who === who ? read.value : null;
}

const isOf = <Do extends Draft["do"]>(
  command: Beats.Command,
  kind: Do,
): command is Extract<Draft, { readonly do: Do }> => command.do === kind;

/** What a fighter has in hand, wounds last. */
export const inHand = (table: Table, who: FighterId, seat: Seat): readonly Beats.ToolView[] =>
  viewFor(table, seat)
    .tools.filter(({ by }) => by === who)
    .toSorted((one, other) => Number(one.kind === "wound") - Number(other.kind === "wound"));

/** What is offered to begin with; nothing at all to whoever has too few traits. */
export const proposed = (
  table: Table,
  who: FighterId,
  what: Draft["do"],
  seat: Seat,
): Pick<Draft, "traits" | "backing"> => {
  const [offer] = offersTo(offersIn(table, seat, who), what);
  return { traits: offer?.ways[0].traits ?? [], backing: offer?.ways[0].backing ?? {} };
};

export const refKey = ({ of, tool }: Beats.ToolRef): string => `${of ?? ""}|${tool}`;

/** A trait is taken, or left with whatever backs it. */
export function toggled<One extends Draft>(draft: One, trait: Trait): One {
  if (!draft.traits.includes(trait)) return { ...draft, traits: [...draft.traits, trait] };
  return { ...backed(draft, trait, null), traits: draft.traits.filter((one) => one !== trait) };
}

/** A trait is backed by this tool, which backs nothing else then. */
export function backed<One extends Draft>(draft: One, trait: Trait, tool: Beats.ToolRef | null): One {
  const others = Object.entries(draft.backing).filter(
    ([one, ref]) => one !== trait && (tool === null || refKey(ref) !== refKey(tool)),
  );
  return { ...draft, backing: Object.fromEntries(tool === null ? others : [...others, [trait, tool]]) };
}
