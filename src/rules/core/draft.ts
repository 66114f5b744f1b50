/** A decision in the making: events are added one by one, and each further thought sees the table as they leave it. */
export interface Draft<Table, Event> {
  table(): Table;
  add(...events: readonly Event[]): void;
  events(): readonly Event[];
}

export function draftOf<Table, Event>(start: Table, apply: (table: Table, event: Event) => Table): Draft<Table, Event> {
  let table = start;
  const events: Event[] = [];
  return {
    table: () => table,
    events: () => events,
    add: (...added) => {
      for (const event of added) {
        table = apply(table, event);
        events.push(event);
      }
    },
  };
}
