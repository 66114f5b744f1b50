/**
 * The two forced operations of an update, as keys: `"-=name": null` deletes `name`, `"==name": value` replaces it
 * whole. Generation 13 writes them by hand; generation 14 writes operators, which travel in this form.
 */
export const isDeletionKey = (key: string): boolean => key.startsWith("-=");
export const isReplacementKey = (key: string): boolean => key.startsWith("==");
export const isForcedKey = (key: string): boolean => isDeletionKey(key) || isReplacementKey(key);
export const forcedTarget = (key: string): string => (isForcedKey(key) ? key.slice(2) : key);
