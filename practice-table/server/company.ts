import { textOf } from "../common/json.ts";
import { designated, isGM } from "../common/permissions.ts";
import type { ServerMessage, UserActivity } from "../common/protocol.ts";
import type { Seat } from "./seat.ts";
import type { Tree } from "./documents/tree.ts";

/** Everyone at the table: the open connections, and what their users are doing. */
export class Company {
  readonly #tree: Tree;
  readonly #seats = new Set<Seat>();
  readonly #activity = new Map<string, UserActivity>();
  #announced = "";

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  get seats(): ReadonlySet<Seat> {
    return this.#seats;
  }

  active(): readonly string[] {
    return [...new Set([...this.#seats].map((seat) => seat.user))].sort();
  }

  /** Game Masters come before assistants, then the lowest id; every client can work out the same from `active`. */
  activeGM(): string | null {
    const users = this.active().map((id) => this.#tree.find("User", id)?.source);
    const chosen = designated(users.filter((user) => user !== undefined).filter(isGM));
    return chosen ? textOf(chosen["_id"]) : null;
  }

  activity(): Readonly<Record<string, UserActivity>> {
    return Object.fromEntries(this.#activity);
  }

  arrive(seat: Seat): void {
    this.#seats.add(seat);
  }

  leave(seat: Seat): void {
    this.#seats.delete(seat);
    if (this.seatsOf(seat.user).length === 0) this.#activity.delete(seat.user);
  }

  seatsOf(user: string): readonly Seat[] {
    return [...this.#seats].filter((seat) => seat.user === user);
  }

  tell(message: ServerMessage, except: Seat | null = null): void {
    for (const seat of this.#seats) if (seat !== except) seat.send(message);
  }

  /** Sends to the other clients, or to those of these users only. Answers whom it reached. */
  relay(from: Seat, message: ServerMessage, recipients?: readonly string[]): readonly string[] {
    const wanted = recipients && new Set(recipients);
    const reached = [...this.#seats].filter((seat) => seat !== from && (wanted?.has(seat.user) ?? true));
    for (const seat of reached) seat.send(message);
    return [...new Set(reached.map((seat) => seat.user))];
  }

  /** Presence is announced when it has changed, by coming and going or by a change of roles. */
  announce(): void {
    const presence = { kind: "presence", active: this.active(), activeGM: this.activeGM() } as const;
    const text = JSON.stringify(presence);
    if (text === this.#announced) return;
    this.#announced = text;
    this.tell(presence);
  }

  /** Scene and targets last until they change; cursor, ping and ruler are gone as soon as they are told. */
  note(seat: Seat, activity: UserActivity): void {
    const { sceneId, targets } = { ...this.#activity.get(seat.user), ...activity };
    this.#activity.set(seat.user, {
      ...(sceneId !== undefined && { sceneId }),
      ...(targets !== undefined && { targets }),
    });
    this.tell({ kind: "activity", user: seat.user, activity }, seat);
  }
}
