import { say } from "../chat/notices.ts";
import { damagedIn, isDamagedBeside, unreadableOn, type Shelf } from "../ports/documents.ts";
import {
  actorsFound,
  fightCalled,
  fightsFound,
  itemsFound,
  messageCalled,
  messagesFound,
  tokensFound,
} from "./whereabouts.ts";

/** Documents that cannot be read are left alone, and Game Masters are told which they are. */
export function reportDamaged(): void {
  if (!game.user.isGM) return;
  const names = damaged();
  if (names.length === 0) return;
  ui.notifications.warn(say("HEARTRUSH.Migration.damaged", { names: names.join(", ") }), { permanent: true });
}

/** Those Foundry has put aside, and those it shows with defaults where it could not read. */
function damaged(): readonly string[] {
  return [
    ...unreadableOn(game.actors),
    ...unreadableOn(game.items),
    ...unreadableOn(game.scenes),
    ...unreadableOn(game.combats).map(fightCalled),
    ...unreadableOn(game.messages).map(messageCalled),
    ...[...actorsFound(), ...itemsFound(), ...fightsFound(), ...messagesFound()].flatMap(({ document, where }) =>
      damageOf(document).map((place) => where + place),
    ),
    ...tokensFound().flatMap(({ document, where }) => {
      // What the world's actor has it has told already.
      const inherited = damageOf(game.actors.get(document.id ?? "") ?? { id: null });
      return damageOf(document).flatMap((place) => (inherited.includes(place) ? [] : [where + place]));
    }),
  ];
}

const SHELVES = ["items", "effects", "combatants"] as const;

interface Holder extends Readonly<Partial<Record<(typeof SHELVES)[number], Shelf<Held>>>> {
  readonly id: string | null;
}

interface Held extends Holder {
  readonly name: string | undefined;
}

/** Where a document is damaged: nothing for the document itself, and a name for what lies in it. */
function damageOf(document: Holder): readonly string[] {
  const within = SHELVES.flatMap((kind) => {
    const shelf = document[kind];
    if (shelf === undefined) return [];
    const nameOf = (held: Held | undefined, id: string | null): string => held?.name ?? id ?? "";
    const faulty = damagedIn(document, kind).map((id) => nameOf(shelf.get(id), id));
    const held = [...shelf].flatMap((one) => damageOf(one).map((place) => nameOf(one, one.id) + place));
    return [...new Set([...unreadableOn(shelf), ...faulty, ...held])].map((name) => `: ${name}`);
  });
  return isDamagedBeside(document, SHELVES) ? ["", ...within] : within;
}
