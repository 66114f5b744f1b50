import { parse, toJson, type AnyRuleset, type Chapter, type Malformed } from "../../../rules/index.ts";
import type { Outcome } from "../play/run-commands.ts";

const known = new WeakMap<Chapter, readonly object[]>();

/**
 * What happened in a step, parsed once. What the rules cannot read, as when another version or a stranger wrote it, is told
 * by nobody: the step stands by what it changed.
 */
export function eventsOf({ read }: AnyRuleset, chapter: Chapter): readonly object[] {
  const before = known.get(chapter);
  if (before !== undefined) return before;
  const events = chapter.events.flatMap((event) => {
    const parsed = parse(read.event, event);
    if (!parsed.ok) console.warn("An event is not told.", parsed.reason);
    return parsed.ok ? [parsed.value] : [];
  });
  known.set(chapter, events);
  return events;
}

/** What of an outcome could not be read back once it is written; null where all of it can. */
export function unreadable({ read }: AnyRuleset, { events, after }: Outcome): Malformed | null {
  const parsed = [parse(read.table, toJson(after)), ...events.map((event) => parse(read.event, toJson(event)))];
  for (const one of parsed) if (!one.ok) return one.reason;
  return null;
}
