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
