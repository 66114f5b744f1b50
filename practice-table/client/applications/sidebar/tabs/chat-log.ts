import { page, type Loose, seenAs } from "../../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../../api/application-shapes.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import type { CollectionShape } from "../../document-shape.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";
import { processChat } from "./chat-commands.ts";
import { clearNotifications, forgetNotification, notifyOf, renewNotification } from "./chat-notifications.ts";
import type { ChatMessageShape } from "./chat-message-shape.ts";
import { CHAT_ACTIONS, messageEntries } from "./chat-actions.ts";
import { chatModes, currentMode, setMode } from "./chat-modes.ts";

const BATCH = 100;
/** How many pixels short of its end the log still counts as read to the end. */
const END = 5;

/** The conversation, newest last; a message is drawn again whenever it changes. */
export class ChatLog extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "chat";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    window: { title: "SIDEBAR.chat" },
    actions: CHAT_ACTIONS,
  };

  static override PARTS = {
    log: { template: "templates/sidebar/tabs/chat/log.hbs" },
    input: { template: "templates/sidebar/tabs/chat/input.hbs" },
  };

  #drawing = new Map<string, Promise<void>>();
  #isAtBottom = true;

  get collection(): CollectionShape<ChatMessageShape> {
    return seenAs<{ messages: CollectionShape<ChatMessageShape> }>(page.game).messages;
  }

  get #list(): HTMLElement | null {
    return this.element?.querySelector(".chat-log") ?? null;
  }

  override async _preparePartContext(partId: string, context: Loose, options: RenderOptions): Promise<Loose> {
    const own = await super._preparePartContext(partId, context, options);
    return Object.assign(own, { modes: chatModes(), mode: currentMode(), isGM: page.game.user.isGM });
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(() => this._getEntryContextOptions(), ".message[data-message-id]", {
      hookName: "getChatMessageContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (options.parts?.includes("log")) {
      const shown = this.collection.contents.filter((message) => message.visible).slice(-BATCH);
      for (const message of shown) await this.postOne(message, { scroll: false }).catch(tellOfFailure(message));
      this.scrollBottom();
    }
  }

  override _attachPartListeners(partId: string, element: HTMLElement, options: RenderOptions): void {
    super._attachPartListeners(partId, element, options);
    // By scrolling alone: what grows in the log leaves who was at its end there.
    if (partId === "log")
      element.addEventListener("scroll", () => {
        this.#isAtBottom = element.scrollHeight - element.scrollTop - element.clientHeight < END;
      });
    if (partId !== "input") return;
    const box = element.querySelector("textarea");
    box?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      const text = box.value.trim();
      if (!text) return;
      box.value = "";
      this.processMessage(text).catch((error: Error) => {
        page.ui.notifications?.error(error.message);
        box.value = text;
      });
    });
    element
      .querySelector("select")
      ?.addEventListener("change", (event) => void setMode((event.target as HTMLSelectElement).value));
  }

  _getEntryContextOptions(): ContextMenuEntry[] {
    return messageEntries(this.collection);
  }

  processMessage(text: string, options: Loose = {}): Promise<unknown> {
    return processChat(this, text, options);
  }

  /** Adds a message, or draws again one that is there; work on the same message never overlaps. */
  async postOne(message: ChatMessageShape, { scroll = true, before, notify = false }: Loose = {}): Promise<void> {
    const twin = this.isPopout ? undefined : (this.popout as ChatLog | undefined);
    if (twin?.rendered) void twin.postOne(message, { scroll, before });
    const earlier = this.#drawing.get(message.id) ?? Promise.resolve();
    const run = earlier.then(() => this.#draw(message, Boolean(scroll)));
    this.#drawing.set(message.id, run);
    await run;
    if (!notify || this.active || this.isPopout) return;
    document.querySelector('#sidebar-tabs [data-tab="chat"]')?.classList.add("news");
    if (!twin?.rendered) await notifyOf(message);
  }

  async #draw(message: ChatMessageShape, scroll: boolean): Promise<void> {
    const list = this.#list;
    if (!list) return;
    const shown = list.querySelector(`[data-message-id="${message.id}"]`);
    if (!message.visible || !this.collection.get(message.id)) return shown?.remove();
    const element = await message.renderHTML({ canDelete: page.game.user.isGM });
    if (shown) shown.replaceWith(element);
    else list.insertBefore(element, this.#firstAfter(message.id, list));
    if (scroll) this.scrollBottom();
  }

  /** Messages are drawn side by side, and stand in the order in which they came. */
  #firstAfter(id: string, list: HTMLElement): Element | null {
    const ids = [...this.collection].map((message) => message.id);
    const later = ids.slice(ids.indexOf(id) + 1);
    return later.reduce<Element | null>(
      (found, next) => found ?? list.querySelector(`[data-message-id="${next}"]`),
      null,
    );
  }

  async updateMessage(message: ChatMessageShape, options: Loose = {}): Promise<void> {
    await this.postOne(message, { scroll: false, ...options });
    if (!this.isPopout) await renewNotification(message);
  }

  deleteMessage(id: string): void {
    (this.isPopout ? undefined : (this.popout as ChatLog | undefined))?.deleteMessage(id);
    this.#list?.querySelector(`[data-message-id="${id}"]`)?.remove();
    if (!this.isPopout) forgetNotification(id);
  }

  get isAtBottom(): boolean {
    return this.#isAtBottom;
  }

  scrollBottom(): void {
    const list = this.#list;
    if (list) list.scrollTop = list.scrollHeight;
  }

  override _onActivate(): void {
    document.querySelector('#sidebar-tabs [data-tab="chat"]')?.classList.remove("news");
    clearNotifications();
    this.scrollBottom();
  }
}

/** One message that cannot be drawn keeps nobody from the others. */
const tellOfFailure =
  ({ id }: ChatMessageShape) =>
  (error: Error): void => {
    error.message = `Chat message ${id} failed to render: ${error.message}`;
    console.error(error);
  };
