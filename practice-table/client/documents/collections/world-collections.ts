import type { Actor } from "../actor.ts";
import { WorldCollection } from "../abstract/world-collection.ts";
import type { ChatMessage } from "../chat-message.ts";
import type { Combat } from "../combat.ts";
import type { Folder } from "../folder.ts";
import type { Item } from "../item.ts";
import type { JournalEntry } from "../journal-entry.ts";
import type { Macro } from "../macro.ts";
import type { RollTable } from "../roll-table.ts";
import type { Scene } from "../scene.ts";
import type { Setting } from "../setting.ts";
import { pageMember, ui, client } from "../../client.ts";

export class Actors extends WorldCollection<Actor> {
  static override documentName = "Actor";

  get tokens(): Record<string, Actor> {
    return {};
  }
}

export class Items extends WorldCollection<Item> {
  static override documentName = "Item";
}

export class Scenes extends WorldCollection<Scene> {
  static override documentName = "Scene";

  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }

  /** What is drawn, and where nothing is, the active one. */
  get current(): Scene | undefined {
    return pageMember("canvas.ready") === true ? this.viewed : this.active;
  }

  get viewed(): Scene | undefined {
    return this.find((scene) => scene.isView);
  }
}

export class CombatEncounters extends WorldCollection<Combat> {
  static override documentName = "Combat";

  override get directory(): unknown {
    return ui["combat"];
  }

  get active(): Combat | null {
    return this.combats.find((combat) => combat.active) ?? null;
  }

  /** The combats of the scene on show, and those of no scene. */
  get combats(): Combat[] {
    const scene = pageMember("canvas.scene");
    return this.filter((combat) => combat._source["scene"] === null || !scene || combat.scene === scene);
  }

  get viewed(): Combat | null {
    const tracker = ui["combat"];
    const viewed =
      typeof tracker === "object" && tracker !== null && "viewed" in tracker
        ? (Reflect.get(tracker, "viewed") as Combat | null)
        : undefined;
    return viewed === undefined ? (this.active ?? this.combats[0] ?? null) : viewed;
  }

  get settings(): unknown {
    return client.game?.settings.get("core", "combatTrackerConfig");
  }
}

export class Messages extends WorldCollection<ChatMessage> {
  static override documentName = "ChatMessage";
}

export class Journal extends WorldCollection<JournalEntry> {
  static override documentName = "JournalEntry";
}

export class Macros extends WorldCollection<Macro> {
  static override documentName = "Macro";
}

export class RollTables extends WorldCollection<RollTable> {
  static override documentName = "RollTable";
}

export class Folders extends WorldCollection<Folder> {
  static override documentName = "Folder";
}

export class WorldSettings extends WorldCollection<Setting> {
  static override documentName = "Setting";

  getSetting(key: string, user: string | null = null): Setting | undefined {
    return this.find((setting) => setting.key === key && (setting.user ?? null) === user);
  }
}
