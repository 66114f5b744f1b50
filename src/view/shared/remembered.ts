/** What is worked out of a table for a seat, once: tracker, window, strips, cards and map are all drawn of the same two values. */
export function remembered<Table extends object, Seat extends object, Value>(
  of: (table: Table, seat: Seat) => Value,
): (table: Table, seat: Seat) => Value {
  const known = new WeakMap<Seat, { readonly table: Table; readonly value: Value }>();
  return (table, seat) => {
    const before = known.get(seat);
    if (before?.table === table) return before.value;
    const value = of(table, seat);
    known.set(seat, { table, value });
    return value;
  };
}
