/**
 * What the table's classes ask of each other, and Foundry's do not have. Systems extend these classes and may call what is
 * theirs as they like, so such a member goes by a symbol and not by a name.
 */
export const cleanChanges: unique symbol = Symbol("cleanChanges");
export const migrateChanges: unique symbol = Symbol("migrateChanges");
export const createCollection: unique symbol = Symbol("createCollection");
export const subject: unique symbol = Symbol("subject");
/** Tells an unlinked token that its actor, or what that one is made from, has changed. */
export const refreshSynthetic: unique symbol = Symbol("refreshSynthetic");
