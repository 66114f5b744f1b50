/** Shows these on the tokens of a new actor in place of the system's usual bars, unless its maker said otherwise. */
export function showOnToken(actor: Actor.Implementation, data: object, bar1: string, bar2: string | null): void {
  if ("prototypeToken" in data) return;
  actor.updateSource({ prototypeToken: { bar1: { attribute: bar1 }, bar2: { attribute: bar2 } } });
}
