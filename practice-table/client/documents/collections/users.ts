import { client } from "../../client.ts";
import { WorldCollection } from "../abstract/world-collection.ts";
import type { User } from "../user.ts";

export class Users extends WorldCollection<User> {
  static override documentName = "User";

  get current(): User | null {
    return this.get(client.snapshot?.user ?? "") ?? null;
  }

  get players(): User[] {
    return this.filter((user) => !user.isGM && user.role > 0);
  }

  /** The one Game Master who acts for all: each client works it out, so a change of roles is known at once. */
  get activeGM(): User | null {
    return this.getDesignatedUser((user) => user.isGM);
  }

  /** Of the active users who meet the condition: the highest role, then the lowest id. */
  getDesignatedUser(condition: (user: User) => boolean): User | null {
    const rank = (a: User, b: User): number => b.role - a.role || (String(a.id) < String(b.id) ? -1 : 1);
    return this.filter((user) => user.active && condition(user)).sort(rank)[0] ?? null;
  }
}
