/** A decision in the making: events are added one by one, and each further thought sees the table as they leave it. */
export interface Draft<Table, Event> {
  table(): Table;
  add(...events: readonly Event[]): void;
  events(): readonly Event[];
}
