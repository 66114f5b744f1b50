import { words, type Loose } from "../../page.ts";

type Kind = "info" | "warning" | "error" | "success";

interface NotifyOptions {
  permanent?: boolean;
  progress?: boolean;
  localize?: boolean;
  console?: boolean;
  escape?: boolean;
  clean?: boolean;
  format?: Loose;
}

export interface Notification {
  readonly id: number;
  readonly type: Kind;
  readonly timestamp: number;
  message: string;
  readonly permanent: boolean;
  readonly progress: boolean;
  active: boolean;
  pct: number;
  element?: HTMLLIElement;
  remove(): void;
  update(change: { pct?: number; message?: string } & NotifyOptions): void;
}

/** Short notes at the top of the page; at most a few at once, the rest wait their turn. */
export class Notifications {
  static MAX_ACTIVE = 3;
  static LIFETIME_MS = 5000;
  #next = 1;
  #waiting: Notification[] = [];
  #active: Notification[] = [];

  get #list(): HTMLElement {
    let list = document.getElementById("notifications");
    if (!list) {
      list = document.createElement("ol");
      list.id = "notifications";
      list.setAttribute("role", "log");
      list.setAttribute("aria-live", "assertive");
      document.body.append(list);
    }
    return list;
  }

  notify(message: unknown, type: Kind = "info", options: NotifyOptions = {}): Notification {
    const id = this.#next++;
    const text = this.#wording(message, options);
    const note: Notification = {
      id,
      type,
      timestamp: Date.now(),
      message: text,
      permanent: options.permanent ?? false,
      progress: options.progress ?? false,
      active: false,
      pct: 0,
      remove: () => this.remove(id),
      update: (change) => this.update(id, change),
    };
    if (options.console ?? true) {
      const log = { info: console.info, success: console.info, warning: console.warn, error: console.error }[type];
      log.call(console, text);
    }
    this.#waiting.push(note);
    this.#fetch();
    return note;
  }

  info(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "info", options);
  }
  warn(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "warning", options);
  }
  error(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "error", options);
  }
  success(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "success", options);
  }

  #wording(message: unknown, { localize, format }: NotifyOptions): string {
    const text = message instanceof Error ? message.message : String(message);
    return localize || format ? words(text, format) : text;
  }

  #fetch(): void {
    while (this.#active.length < Notifications.MAX_ACTIVE) {
      const note = this.#waiting.shift();
      if (!note) return;
      this.#show(note);
    }
  }

  #show(note: Notification): void {
    const item = document.createElement("li");
    item.className = `notification ${note.type}`;
    item.dataset["id"] = String(note.id);
    const text = document.createElement("p");
    text.textContent = note.message;
    item.append(text);
    if (note.progress) {
      const bar = document.createElement("progress");
      bar.max = 1;
      bar.value = note.pct;
      item.append(bar);
    }
    const close = document.createElement("button");
    close.type = "button";
    close.className = "icon fa-solid fa-xmark";
    close.setAttribute("aria-label", words("NOTIFICATIONS.Dismiss"));
    close.addEventListener("click", () => this.remove(note));
    item.append(close);
    this.#list.append(item);
    note.element = item;
    note.active = true;
    this.#active.push(note);
    if (!note.permanent && !note.progress) setTimeout(() => this.remove(note), Notifications.LIFETIME_MS);
  }

  #find(which: Notification | number): Notification | undefined {
    const id = typeof which === "number" ? which : which.id;
    return [...this.#active, ...this.#waiting].find((note) => note.id === id);
  }

  has(which: Notification | number): boolean {
    return this.#find(which) !== undefined;
  }

  update(
    which: Notification | number,
    { pct, message, ...options }: { pct?: number; message?: string } & NotifyOptions,
  ): void {
    const note = this.#find(which);
    if (!note) return;
    if (message !== undefined) note.message = this.#wording(message, options);
    if (pct !== undefined) note.pct = pct;
    const text = note.element?.querySelector("p");
    if (text) text.textContent = note.message;
    const bar = note.element?.querySelector("progress");
    if (bar) bar.value = note.pct;
    if (note.progress && note.pct >= 1) setTimeout(() => this.remove(note), 1000);
  }

  remove(which: Notification | number): void {
    const note = this.#find(which);
    if (!note) return;
    note.element?.remove();
    note.active = false;
    this.#active = this.#active.filter((other) => other !== note);
    this.#waiting = this.#waiting.filter((other) => other !== note);
    this.#fetch();
  }

  clear(): void {
    for (const note of [...this.#waiting, ...this.#active]) this.remove(note);
  }
}
