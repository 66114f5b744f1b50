import { at, hooks, loosely, make, systemId, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

/** Settings by keys that were declared for a moment. */
interface Settings {
  register(space: string, key: string, data: object): void;
  get(space: string, key: string): unknown;
  set(space: string, key: string, value: unknown): Promise<unknown>;
}
const settings = (): Settings => loosely<Settings>(game.settings);

const sorted = (sorts: readonly number[], move: number, target: number, before: boolean): readonly unknown[] => {
  const siblings = sorts.map((sort, index) => ({ id: "abc"[index], sort }));
  const utils = loosely<{ performIntegerSort(source: object, options: object): readonly object[] }>(foundry.utils);
  const options = { target: siblings[target], siblings, sortBefore: before };
  return utils
    .performIntegerSort(siblings[move] ?? {}, options)
    .map((each) => [at(each, "target.id"), at(each, "update.sort")]);
};

export const services: Suite = (it, agree) => {
  it("a setting of the world has its default, changes, and tells of it", async () => {
    const heard: unknown[] = [];
    const onChange = (value: unknown): void => void heard.push(value);
    const type = new foundry.data.fields.StringField({ required: true, initial: "fair", choices: ["fair", "storm"] });
    settings().register(systemId(), "quenchWeather", { scope: "world", config: false, type, onChange });
    agree(settings().get(systemId(), "quenchWeather"), "fair");
    await settings().set(systemId(), "quenchWeather", "storm");
    agree([settings().get(systemId(), "quenchWeather"), heard], ["storm", ["storm"]]);
  });

  it("a setting of this browser is kept here and in no document", async () => {
    const made: unknown[] = [];
    const listen = hooks().on("createSetting", (setting: Doc) => void made.push(at(setting, "key")));
    const key = `${systemId()}.quenchHints`;
    settings().register(systemId(), "quenchHints", { scope: "client", config: false, type: Object, default: {} });
    await settings().set(systemId(), "quenchHints", { seen: { a: 1 } });
    agree(settings().get(systemId(), "quenchHints"), { seen: { a: 1 } });
    hooks().off("createSetting", listen);
    const storage = loosely<Storage | undefined>(game.settings.storage.get("client"));
    agree([made, JSON.parse(storage?.getItem(key) ?? "null")], [[], { seen: { a: 1 } }]);
    storage?.removeItem(key);
  });

  it("a query is answered by its handler", async () => {
    const queries = loosely<Record<string, unknown>>(CONFIG.queries);
    const name = `${systemId()}.quench`;
    queries[name] = (data: { said: string }) => ({ heard: data.said });
    const self = loosely<{ query(name: string, data: object): Promise<unknown> }>(game.user);
    const answer = await self.query(name, { said: "hello" });
    Reflect.deleteProperty(queries, name);
    agree(answer, { heard: "hello" });
  });

  it("what somebody says to others never comes back to them, even where they are named", async () => {
    const [heard, event]: [unknown[], string] = [[], `system.${systemId()}`];
    const socket = loosely<Record<"on" | "off" | "emit", (event: string, ...told: unknown[]) => void>>(game.socket);
    const listen = (said: unknown): void => void heard.push(said);
    socket.on(event, listen);
    socket.emit(event, { quench: "to all" });
    socket.emit(event, { quench: "to oneself" }, { recipients: [game.user.id] });
    // What is asked of the server afterwards is answered after that.
    for (const name of ["Wren", "Robin"]) await make("Actor", { name, type: "creature" });
    socket.off(event, listen);
    agree(heard, []);
  });

  it("the active Game Master is whoever is here with the highest role, then the lowest id", async () => {
    const masters = game.users.filter(({ active, isGM }) => active && isGM);
    const [first] = masters.sort((a, b) => b.role - a.role || ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
    agree([game.users.activeGM?.id, game.users.activeGM?.isSelf], [first?.id, true]);
  });

  it("the system's words, subtypes and socket are known", async () => {
    agree(game.i18n.has("TYPES.Actor.hero"), true);
    const types = loosely<Record<string, readonly string[]>>(game.documentTypes);
    agree([types["Actor"]?.includes("hero"), types["Combatant"]?.includes("fighter")], [true, true]);
    agree(typeof game.socket?.emit, "function");
  });

  it("getRoute makes a path absolute and leaves addresses alone", async () => {
    const { getRoute } = foundry.utils;
    const routes = ["systems/x/a.png", "/b.png"].map((path) => getRoute(path));
    // A server that is reached below a path of its own puts that before.
    agree([routes[0]?.endsWith("/systems/x/a.png"), routes[1]?.endsWith("/b.png")], [true, true]);
    agree([routes[0]?.startsWith("/"), getRoute("https://c.test/d.png")], [true, "https://c.test/d.png"]);
  });

  it("performIntegerSort changes one number while there is room, and all when there is none", async () => {
    agree(sorted([0, 1000, 2000], 2, 1, true), [["c", 500]]);
    agree(sorted([0, 1000, 2000], 0, 1, false), [["a", 1500]]);
    agree(sorted([1, 2, 3], 2, 1, true), [
      ["a", 100_000],
      ["c", 200_000],
      ["b", 300_000],
    ]);
  });
};
