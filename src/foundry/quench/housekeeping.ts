import { hooks, type Doc } from "../ports/quench.ts";

/** What a suite may make that has no parent; the rest goes with its parent. */
const KINDS = "Actor ChatMessage Combat Folder Item JournalEntry Macro Scene Setting User".split(" ");

export interface Housekeeping {
  begin(): void;
  end(): Promise<void>;
}

/** Notes all that this user makes in the world until the end, also what a failed test left, and deletes it then. */
export function housekeeping(): Housekeeping {
  const made: Doc[] = [];
  let listening: readonly (readonly [hook: string, id: number])[] = [];
  const note = (document: Doc, _: object, user: string): void => {
    if (user === game.user.id && document.parent === null && document.pack === null) made.push(document);
  };
  return {
    begin() {
      listening = KINDS.map((kind) => [`create${kind}`, hooks().on(`create${kind}`, note)]);
    },
    // What was made last may be about what was made first. What cannot be deleted is told of, and does not keep the rest.
    async end() {
      const kept: string[] = [];
      for (let last = made.pop(); last !== undefined; last = made.pop()) {
        const { uuid } = last;
        if (last.collection.has(last.id))
          await last.delete().catch((error: unknown) => kept.push(`${uuid}: ${String(error)}`));
      }
      for (const [hook, id] of listening) hooks().off(hook, id);
      if (kept.length > 0) throw new Error(kept.join("\n"));
    },
  };
}
