import type { Document } from "../../common/abstract/document.ts";
import { STYLES } from "../../common/constants/chat.ts";
import { BaseChatMessage } from "../../common/documents/chat-message.ts";
import { realm } from "../../common/realm.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { callPage, client, collectionOf, currentUser, game, pageMember } from "../client.ts";
import { NotInHost } from "../not-in-host.ts";
import { rollClass, type RollShape } from "../dice/roll-shape.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { withVisibility } from "./message-visibility.ts";

interface SpeakerOptions {
  scene?: Document | null;
  actor?: Document | null;
  token?: Document | null;
  alias?: string;
}

export interface Speaker {
  scene: string | null;
  actor: string | null;
  token: string | null;
  alias: string;
}

export class ChatMessage extends ClientDocumentMixin(BaseChatMessage) {
  declare author: (Document & { readonly isSelf?: boolean; readonly isGM?: boolean }) | null;
  declare rolls: RollShape[];

  /** Rolls come back to life as the class they were; one whose class is gone is left out. */
  override prepareDerivedData(): void {
    const stored = (this._source["rolls"] as string[] | undefined) ?? [];
    this.rolls = stored.flatMap((text) => {
      try {
        return [rollClass().fromData(JSON.parse(text) as PlainObject)];
      } catch (error) {
        console.error(error);
        return [];
      }
    });
  }

  get alias(): string {
    return this.speaker.alias || this.author?.name || game().i18n.localize("CHAT.UnknownUser");
  }

  override get isOwner(): boolean {
    return client.game?.user ? this.testUserPermission(client.game.user, "OWNER") : false;
  }

  get isAuthor(): boolean {
    return this.author?.isSelf === true;
  }

  get isRoll(): boolean {
    return this.rolls.length > 0;
  }

  /** A roll that is whispered shows its dice to those it names, and to its author unless it is blind. */
  get isContentVisible(): boolean {
    if (!this.isRoll) return this.visible;
    if (!this.whisper.length) return true;
    return this.whisper.includes(String(currentUser().id)) || (this.isAuthor && !this.blind);
  }

  override get visible(): boolean {
    if (!this.whisper.length) return true;
    const user = currentUser();
    if (this.isRoll) return true;
    return this.isAuthor || this.whisper.includes(String(user.id));
  }

  get speakerActor(): Document | null {
    return ChatMessage.getSpeakerActor(this.speaker);
  }

  override getRollData(): PlainObject {
    const actor = this.speakerActor ?? (Reflect.get(this.author ?? {}, "character") as Document | null | undefined);
    const read: unknown = actor && Reflect.get(actor, "getRollData");
    return typeof read === "function" ? (Reflect.apply(read, actor, []) as PlainObject) : {};
  }

  async renderHTML(options: PlainObject = {}): Promise<unknown> {
    const render = pageMember("foundry.applications.sidebar.renderChatMessage");
    if (typeof render !== "function") throw new Error("A chat message is drawn only where there is a page.");
    return Reflect.apply(render, undefined, [this, options]) as unknown;
  }

  // ── Who speaks ─────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * A token given, else an actor given, else the one controlled token, else the user's character, else the user. An actor of
   * the world speaks by its own name, whatever its token is called.
   */
  static getSpeaker(options: SpeakerOptions = {}): Speaker {
    const { alias, actor } = options;
    const token = options.token ? documentOf(options.token) : actor ? tokenOf(actor) : (controlledTokens()[0] ?? null);
    const scene = options.scene ?? token?.parent ?? (pageMember("canvas.scene") as Document | null | undefined) ?? null;
    const who =
      actor ??
      (token ? (Reflect.get(token, "actor") as Document | null) : null) ??
      (token ? null : (client.game?.user?.character ?? null));
    const own = options.token || actor?.parent ? undefined : actor?.name;
    const name = alias ?? own ?? token?.name ?? who?.name ?? client.game?.user?.name ?? "";
    return { scene: scene?.id ?? null, actor: who?.id ?? null, token: token?.id ?? null, alias: name };
  }

  static getSpeakerActor(speaker: {
    readonly [Key in keyof Speaker]?: Speaker[Key] | null | undefined;
  }): Document | null {
    const scene = speaker.scene ? collectionOf("Scene")?.get(speaker.scene) : null;
    const token = speaker.token ? scene?.getEmbeddedDocument("Token", speaker.token) : null;
    const own = token ? (Reflect.get(token, "actor") as Document | null) : null;
    return own ?? (speaker.actor ? (collectionOf("Actor")?.get(speaker.actor) ?? null) : null);
  }

  static getWhisperRecipients(name: string): Document[] {
    const users = Array.from(game().users);
    if (["GM", "DM"].includes(name.toUpperCase())) return users.filter((user) => Reflect.get(user, "isGM") === true);
    if (name.toLowerCase() === "players") return users.filter((user) => Reflect.get(user, "isGM") !== true);
    const lower = name.toLowerCase();
    const same = (other: unknown): boolean => typeof other === "string" && other.toLowerCase() === lower;
    return users.filter((user) => same(user.name) || same((Reflect.get(user, "character") as Document | null)?.name));
  }

  // ── Who sees it ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Generation 13: a mode such as "gmroll" becomes whispers and the blind mark. */
  static applyRollMode(data: PlainObject, mode: string | null): PlainObject {
    return withVisibility(data, mode);
  }

  applyRollMode(mode: string | null): void {
    this.updateSource(withVisibility({}, mode));
  }

  /** Generation 14: a mode such as "gm" does. */
  static applyMode(data: PlainObject, mode: string | null): PlainObject {
    if (realm.generation < 14) throw new NotInHost("ChatMessage.applyMode (generation 13 has applyRollMode)");
    return withVisibility(data, mode);
  }

  applyMode(mode: string | null): void {
    if (realm.generation < 14) throw new NotInHost("ChatMessage#applyMode (generation 13 has applyRollMode)");
    this.updateSource(withVisibility({}, mode));
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: Document): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const changes: PlainObject = {};
    if (!this._source["author"]) changes["author"] = user.id;
    const mode = options["messageMode"] ?? options["rollMode"];
    if (typeof mode === "string") withVisibility(changes, mode);
    if (!this._source["content"] && this._source["rolls"] && this.isRoll)
      changes["content"] = String(this.rolls[0]?.total ?? "");
    this.updateSource(changes);
    return undefined;
  }

  override _onCreate(data: PlainObject, options: PlainObject, userId: string): void {
    super._onCreate(data, options, userId);
    callPage("ui.chat.postOne", this, { notify: options["chatBubble"] !== false });
    if (options["chatBubble"] === true) callPage("canvas.hud.bubbles.say", this);
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    callPage("ui.chat.updateMessage", this);
  }

  override _onDelete(options: PlainObject, userId: string): void {
    super._onDelete(options, userId);
    callPage("ui.chat.deleteMessage", this.id, options);
  }

  static STYLES = STYLES;
}

const documentOf = (token: object): Document =>
  ((Reflect.get(token, "document") as Document | undefined) ?? token) as Document;

function tokenOf(actor: Document): Document | null {
  if (actor.parent?.documentName === "Token") return actor.parent;
  const find: unknown = Reflect.get(actor, "getActiveTokens");
  const tokens = typeof find === "function" ? (Reflect.apply(find, actor, [false, true]) as Document[]) : [];
  const controlled = controlledTokens();
  return tokens.find((token) => controlled.includes(token)) ?? tokens[0] ?? null;
}

function controlledTokens(): readonly Document[] {
  const controlled = pageMember("canvas.tokens.controlled");
  return Array.isArray(controlled) ? controlled.map(documentOf) : [];
}
