import type { Document } from "../../common/abstract/document.ts";
import type { ModelContext } from "../../common/data/model-shape.ts";
import { deletionOf } from "../../common/data/deletion.ts";
import { BaseUser } from "../../common/documents/user.ts";
import type { Json, JsonObject } from "../../common/json.ts";
import { hasPermission, isPermission, ROLES } from "../../common/permissions.ts";
import type { UserActivity } from "../../common/protocol.ts";
import { permissionWorld, realm } from "../../common/realm.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { client, game } from "../client.ts";
import { CONFIG } from "../config.ts";
import { ClientDocumentMixin } from "./abstract/client-document.ts";
import { UserTargets } from "./user-targets.ts";

export class User extends ClientDocumentMixin(BaseUser) {
  declare character: Document | null;
  declare color: { readonly css: string };
  declare viewedScene: string | null;
  declare targets: UserTargets;

  override _configure(options: ModelContext = {}): void {
    super._configure(options);
    this.targets = new UserTargets(this);
  }

  get active(): boolean {
    return client.active.has(String(this.id));
  }

  get isGM(): boolean {
    return this.role >= ROLES.ASSISTANT;
  }

  get isSelf(): boolean {
    return client.snapshot?.user === this.id;
  }

  get isTrusted(): boolean {
    return this.role >= ROLES.TRUSTED;
  }

  get isBanned(): boolean {
    return this.role === ROLES.NONE;
  }

  get isActiveGM(): boolean {
    return game().users.activeGM === this;
  }

  isDesignated(condition: (user: User) => boolean): boolean {
    const users = game().users;
    const find: unknown = Reflect.get(users, "getDesignatedUser");
    return typeof find === "function" && Reflect.apply(find, users, [condition]) === this;
  }

  hasPermission(permission: string): boolean {
    if (!isPermission(permission, realm.generation)) return false;
    return hasPermission(permissionWorld, this._source as JsonObject, permission);
  }

  /** A permission by its name, or a role by its. */
  can(action: string): boolean {
    return isPermission(action, realm.generation) ? this.hasPermission(action) : this.hasRole(action);
  }

  // ── Between clients ────────────────────────────────────────────────────────────────────────────────────────────

  /** Asks this user's client. Rejects if nobody answers in time, if the handler throws, or if the user is away. */
  async query(name: string, data: unknown, options: { timeout?: number | null } = {}): Promise<unknown> {
    if (!(name in CONFIG.queries)) throw new Error(`The query "${name}" is not registered in CONFIG.queries.`);
    if (!game().user?.can("QUERY_USER")) throw new Error("You do not have permission to query other users.");
    const { timeout = null } = options;
    if (this.isSelf) return CONFIG.queries[name]?.(structuredClone(data), { timeout });
    if (!client.wire) throw new Error("This client is not connected to a world.");
    const sent = JSON.parse(JSON.stringify(data ?? null)) as Json;
    const reply = await client.wire.request({ kind: "query", target: String(this.id), name, data: sent, timeout });
    return reply.kind === "answered" ? reply.value : undefined;
  }

  broadcastActivity(activity: UserActivity = {}): void {
    if (!this.isSelf) throw new Error("A client tells only its own activity.");
    void client.wire?.request({ kind: "activity", activity });
  }

  // ── Hotbar ─────────────────────────────────────────────────────────────────────────────────────────────────────

  getHotbarMacros(page = 1): { slot: number; macro: Document | null }[] {
    const first = (page - 1) * 10;
    const macros = game().collections.get("Macro");
    return Array.from({ length: 10 }, (_, index) => {
      const slot = first + index + 1;
      return { slot, macro: macros?.get(this.hotbar[slot] ?? "") ?? null };
    });
  }

  async assignHotbarMacro(
    macro: Document | null,
    slot: number,
    options: { fromSlot?: number } = {},
  ): Promise<this | undefined> {
    const changes: PlainObject = {};
    const { fromSlot } = options;
    if (fromSlot && fromSlot in this.hotbar) Object.assign(changes, deletionOf(`hotbar.${fromSlot}`));
    if (macro) changes[`hotbar.${slot}`] = macro.id;
    else if (slot in this.hotbar) Object.assign(changes, deletionOf(`hotbar.${slot}`));
    return this.update(changes);
  }
}
