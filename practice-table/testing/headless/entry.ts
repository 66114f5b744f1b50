import { exposeGlobals } from "../../client/globals.ts";
import { registerCoreKeybindings } from "../../client/helpers/interaction/core-keybindings.ts";
import { page } from "../../client/page.ts";
import { registerCoreSheets } from "../../client/register-sheets.ts";
import { startGame } from "../../client/start-game.ts";
import { ApplicationV2 } from "../../client/applications/api/application-v2.ts";
import { DialogV2 } from "../../client/applications/api/dialog-v2.ts";
import { Line, type Transport } from "../../common/line.ts";
import type { ClientFrame, ServerFrame } from "../../common/protocol.ts";
import { clock } from "../../common/utils/clock.ts";
import type { Outside } from "./outside.ts";

/** The start of a client as `boot.ts` takes it, without what needs a page: nothing is drawn, but it is noted. */
async function start(outside: Outside): Promise<void> {
  const transport: Transport = {
    send: (frame: ClientFrame) => outside.send(JSON.stringify(frame)),
    onFrame: (handler) => outside.onFrame((text) => handler(JSON.parse(text) as ServerFrame)),
    onConnection: (handler) => outside.onConnection(handler),
    close: () => outside.close(),
  };
  const wire = new Line(transport, { clock });
  Reflect.set(globalThis, "settled", () =>
    wire.request({ kind: "resend", after: Number.MAX_SAFE_INTEGER }).catch(() => undefined),
  );
  const game = await startGame({
    wire,
    storage: outside.storage,
    loadJson: async (path) => JSON.parse(await outside.load(path)) as unknown,
    onRejoin: () => outside.farewell("The connection was lost and is back."),
    onFarewell: (reason) => outside.farewell(reason),
  });
  exposeGlobals();
  readNotices(outside);
  drawNothing(outside);
  registerCoreKeybindings(game.keybindings);
  registerCoreSheets();
  outside.runSystem();
  await game.initialize();
  game.setup();
  game.makeReady();
}

function readNotices(outside: Outside): void {
  const say = (kind: string) => (message: unknown) => {
    outside.notice(kind, String(message));
    return { remove: () => undefined, update: () => undefined };
  };
  const notifications = { info: say("info"), warn: say("warn"), error: say("error"), success: say("success") };
  page.ui["notifications"] = notifications;
}

function drawNothing(outside: Outside): void {
  ApplicationV2.prototype.render = function render(this: ApplicationV2, options?: unknown) {
    outside.wouldRender(this.constructor.name, JSON.stringify(options ?? {}));
    return Promise.resolve(this);
  };
  // Nobody sees a question: whoever asks for a yes or a no is told yes.
  DialogV2.confirm = () => Promise.resolve(true);
  page.ui["sidebar"] = { popouts: {} };
  const classes = page.CONFIG["ui"] as Record<string, new () => ApplicationV2>;
  for (const name of ["combat", "actors", "items"]) {
    Object.defineProperty(page.ui, name, {
      configurable: true,
      get: lazily(() => new (classes[name] as new () => object)()),
    });
  }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

Reflect.set(globalThis, "startHeadless", start);
