/** One thing after another for each fight, or for whatever else goes by a name of its own; different ones do not wait for each other. */
const queues = new Map<string, Promise<unknown>>();

export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const done = (queues.get(name) ?? Promise.resolve()).then(work);
  const quiet = done.catch(() => undefined);
  queues.set(name, quiet);
  void quiet.then(() => {
    if (queues.get(name) === quiet) queues.delete(name);
  });
  return done;
}

/** Resolves once nothing is under way that goes by one of these names, nor has followed upon it; null where nothing is. */
export function turnsEnd(names: readonly string[]): Promise<void> | null {
  const running = names.flatMap((name) => queues.get(name) ?? []);
  return running.length === 0 ? null : Promise.all(running).then(() => turnsEnd(names) ?? undefined);
}
