import { say } from "../chat/notices.ts";
import { allFights } from "../ports/fights.ts";
import { allMessages } from "../ports/chat.ts";
import { sceneTokens } from "../ports/scenes.ts";
import { worldActors, worldItems } from "../ports/documents.ts";

/** A document, and what a Game Master finds it by. */
export interface Found<Kind> {
  readonly document: Kind;
  readonly where: string;
}

const found = <Kind extends { readonly name: string }>(documents: readonly Kind[]): readonly Found<Kind>[] =>
  documents.map((document) => ({ document, where: document.name }));

export const fightCalled = (id: string): string => say("HEARTRUSH.Migration.fight", { id });
export const messageCalled = (id: string): string => say("HEARTRUSH.Migration.message", { id });

/** All that the world keeps data of ours in: tokens only where they have an actor of their own. */
export const actorsFound = () => found(worldActors());
export const itemsFound = () => found(worldItems());
export const tokensFound = () =>
  sceneTokens().flatMap(({ name, actor, actorLink, parent }) =>
    actorLink || actor === null ? [] : [{ document: actor, where: `${parent?.name ?? ""}: ${name}` }],
  );
export const fightsFound = () => allFights().map((document) => ({ document, where: fightCalled(document.id ?? "") }));
export const messagesFound = () =>
  allMessages().map((document) => ({ document, where: messageCalled(document.id ?? "") }));
