import { randomInt } from "node:crypto";
import { textOf } from "../../common/json.ts";
import type { World } from "../world.ts";

/** Letters and digits that are not taken for one another when they are read out. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 12;

/** Makes up a password for every user who has none. Answers them by the users' names, for whoever started the table. */
export async function givePasswords(world: World): Promise<ReadonlyMap<string, string>> {
  const lacking = world.documents("User").filter((user) => !world.credentials.has(textOf(user["_id"])));
  const made = lacking.map((user) => ({ user, password: madeUp() }));
  for (const { user, password } of made) {
    const updates = [{ _id: textOf(user["_id"]), password }];
    await world.seed([{ action: "update", documentName: "User", parentUuid: null, options: {}, updates }]);
  }
  return new Map(made.map(({ user, password }) => [textOf(user["name"]), password]));
}

const madeUp = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
