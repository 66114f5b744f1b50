import { notify } from "./client.ts";
import { NotInHost } from "./not-in-host.ts";

/** Members of Foundry's `game` and `CONFIG` that the practice table knows of and does not have. */
const MISSING = {
  game: [
    "activeTool",
    "audio",
    "cards",
    "clipboard",
    "compendiumArt",
    "compendiumUUIDRedirects",
    "documentIndex",
    "gamepad",
    "issues",
    "model",
    "mouse",
    "nue",
    "permissions",
    "playlists",
    "sessionId",
    "template",
    "toggleCharacterSheet",
    "tours",
    "video",
    "webrtc",
    "workers",
  ],
  CONFIG: [
    "AmbientLight",
    "AmbientSound",
    "Card",
    "Cards",
    "Drawing",
    "FogExploration",
    "MeasuredTemplate",
    "Note",
    "Playlist",
    "PlaylistSound",
    "Region",
    "RegionBehavior",
    "Tile",
    "TinyMCE",
    "WebRTC",
    "weatherEffects",
  ],
} as const;

const reported = new Set<string>();

/** Asking for a missing member says so once on the page and throws. A package may still put its own there. */
export function markMissing(path: keyof typeof MISSING, owner: object): void {
  for (const name of MISSING[path]) {
    if (name in owner) continue;
    Object.defineProperty(owner, name, {
      configurable: true,
      enumerable: false,
      get() {
        const missing = new NotInHost(`${path}.${name}`);
        if (!reported.has(name)) notify("error", missing.message, { permanent: true });
        reported.add(name);
        throw missing;
      },
      set(value: unknown) {
        Object.defineProperty(owner, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  }
}
