import { fromJson, recall, rulesetOf, type AnyTable, type Chronicle, type RulesetName } from "../src/rules/index.ts";

/**
 * What the engine alone makes of a stored fight: from its start, event by event, without dice and without anybody's
 * browser. A story compares it with what people see.
 */
export function engineReplay(name: RulesetName, stored: Chronicle): AnyTable {
  const memory = recall(stored);
  if (!memory.ok) throw new Error(`${memory.reason.path}: ${memory.reason.expected}`);
  const start = fromJson<AnyTable>(JSON.parse(stored.start) as never);
  const events = memory.value.chapters.slice(0, stored.at).flatMap(({ events: of }) => of as readonly object[]);
  return events.reduce<AnyTable>((table, event) => rulesetOf(name).apply(table, event), start);
}

export type { Chronicle } from "../src/rules/index.ts";
