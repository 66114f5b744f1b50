/** One thing after another for each fight; different fights do not wait for each other. */
const queues = new Map<string, Promise<unknown>>();

export function inTurn<Value>(combat: string, work: () => Promise<Value>): Promise<Value> {
  const done = (queues.get(combat) ?? Promise.resolve()).then(work);
  const quiet = done.catch(() => undefined);
  queues.set(combat, quiet);
  void quiet.then(() => {
    if (queues.get(combat) === quiet) queues.delete(combat);
  });
  return done;
}
