interface Updated {
  updateSource(change: object, options: { readonly dryRun: true }): object;
}

/** Whether this update would change anything; it throws what the update would. The declarations know each by its own shape. */
export function wouldChange(document: object, change: object): boolean {
  const tried = foundry.utils.deepClone(change);
  return Object.keys((document as Updated).updateSource(tried, { dryRun: true })).length > 0;
}
