import type { Draft } from "./draft.ts";

/**
 * Folding events where what a decision has just folded need not be folded again. Whoever accepts the events of a
 * decision plays them on the very table it was made on; for exactly those events, in that order, the tables of its
 * draft are handed out. Tables and events are never changed once made, so nobody can tell but by the clock.
 */
export interface Fold<Table, Event> {
  apply(table: Table, event: Event): Table;
  draft(start: Table): Draft<Table, Event>;
}

export function foldOf<Table, Event>(apply: (table: Table, event: Event) => Table): Fold<Table, Event> {
  // The latest draft alone: its events, and the tables before each of them and after the last.
  let events: readonly Event[] = [];
  let tables: readonly Table[] = [];
  let next = 0;

  function known(table: Table, event: Event): Table | undefined {
    const place = events[next] === event ? next : events.indexOf(event);
    if (place < 0 || tables[place] !== table) return undefined;
    next = place + 1;
    return tables[next];
  }

  return {
    apply: (table, event) => known(table, event) ?? apply(table, event),
    draft: (start) => {
      const ours: Event[] = [];
      const left: Table[] = [start];
      let now = start;
      [events, tables, next] = [ours, left, 0];
      return {
        table: () => now,
        events: () => ours,
        add: (...added) => {
          for (const event of added) {
            now = apply(now, event);
            ours.push(event);
            left.push(now);
          }
        },
      };
    },
  };
}
