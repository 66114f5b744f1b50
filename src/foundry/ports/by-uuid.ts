/** What an address leads to, if anything. The types know only addresses spelt out in code; a drag may bring any text. */
export const findByUuid = (uuid: string): Promise<unknown> =>
  (foundry.utils as unknown as { fromUuid(uuid: string): Promise<unknown> }).fromUuid(uuid);
