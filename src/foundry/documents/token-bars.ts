/** Shows these on the tokens of a new actor, unless its maker said otherwise. */
export function showOnToken(
  actor: Actor.Implementation,
  data: object,
  bars: { readonly bar1: string; readonly bar2?: string },
): void {
  if ("prototypeToken" in data) return;
  const { bar1, bar2 } = bars;
  actor.updateSource({
    prototypeToken: { bar1: { attribute: bar1 }, ...(bar2 === undefined ? {} : { bar2: { attribute: bar2 } }) },
  });
}
