import { BaseMacro } from "../../common/documents/macro.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { callPage, client, currentUser } from "../client.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { ChatMessage } from "./chat-message.ts";

const AsyncFunction = (async () => undefined).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<unknown>;

export class Macro extends ClientDocumentMixin(BaseMacro) {
  get thumbnail(): string {
    return this.img;
  }

  get isAuthor(): boolean {
    return this._source["author"] === client.game?.user?.id;
  }

  get canExecute(): boolean {
    if (!this.testUserPermission(currentUser(), "LIMITED")) return false;
    return this.type === "script" ? currentUser().can("MACRO_SCRIPT") : true;
  }

  /** A chat macro speaks; a script macro runs with speaker, actor, token, character and what the caller adds. */
  async execute(scope: PlainObject = {}): Promise<unknown> {
    if (!this.canExecute) throw new Error(`You are not allowed to run the macro "${this.name}".`);
    if (this.type === "chat") return callPage("ui.chat.processMessage", this.command);
    const speaker = ChatMessage.getSpeaker();
    const actor = (scope["actor"] as Document | undefined) ?? ChatMessage.getSpeakerActor(speaker);
    const known: PlainObject = { speaker, actor, token: null, character: currentUser().character, scope, ...scope };
    const run = new AsyncFunction(...Object.keys(known), this.command);
    return run.apply(this, Object.values(known));
  }
}
