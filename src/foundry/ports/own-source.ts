/** What a token's own actor keeps of its own, as it is stored; null for an actor of the world. The declarations hide it. */
export function ownSource({ token }: Actor.Implementation): object | null {
  if (token === null) return null;
  const delta = token.delta as unknown as { readonly _source: object } | null;
  return delta?._source ?? {};
}
