import { at, hooks, loosely, make, type Doc } from "../ports/quench.ts";
import type { Suite } from "./suite.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Grid {
  readonly size: number;
  measurePath(waypoints: readonly Point[]): { readonly distance: number; readonly spaces: number };
  getOffset(point: Point): { readonly i: number; readonly j: number };
  getCenterPoint(offset: { readonly i: number; readonly j: number }): Point;
}

/** A scene that nobody looks at, with one token in its corner. */
async function sceneWithToken(): Promise<{ readonly scene: Doc; readonly token: Doc; readonly grid: Grid }> {
  const wren = await make("Actor", { name: "Wren", type: "creature" });
  const scene = await make("Scene", { name: "Quench", width: 2000, height: 2000, padding: 0, grid: { size: 100 } });
  const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "Wren", actorId: wren.id, x: 0, y: 0 }]);
  return { scene, token: token ?? scene, grid: at<Grid>(scene, "grid") };
}

const placeOf = (token: Doc): unknown => [at(token.toObject(), "x"), at(token.toObject(), "y")];

export const places: Suite = (it, agree) => {
  it("a new scene has the system's grid", async () => {
    const { scene } = await sceneWithToken();
    const { type, distance, units } = at<Readonly<Record<string, unknown>>>(scene.toObject(), "grid");
    agree([type, distance, units], [1, 5, "ft"]);
  });

  it("along a row each square is five feet, and a square is found by any point in it", async () => {
    const { grid } = await sceneWithToken();
    const path = [
      { x: 50, y: 50 },
      { x: 350, y: 50 },
    ];
    const { distance, spaces } = grid.measurePath(path);
    agree([distance, spaces], [15, 3]);
    const offset = grid.getOffset({ x: 399, y: 101 });
    agree([offset.i, offset.j], [1, 3]);
    const { x, y } = grid.getCenterPoint({ i: 1, j: 3 });
    agree([x, y], [350, 150]);
  });

  it("a token that is moved stands there when the promise resolves", async () => {
    const { scene, token } = await sceneWithToken();
    await scene.updateEmbeddedDocuments("Token", [{ _id: token.id, x: 200, y: 100 }], { animate: false });
    agree(placeOf(token), [200, 100]);
    await token.update({ x: 300, y: 100 }, { animate: false });
    agree(placeOf(token), [300, 100]);
  });

  it("hooks are told of a movement before and after it, by which way and with our own word, and can prevent it", async () => {
    const { scene, token } = await sceneWithToken();
    const told: unknown[] = [];
    const note = (_: unknown, movement: object, operation: object): boolean => {
      told.push(at(movement, "origin.x"), at(operation, "heartRush"));
      const way = at<readonly Point[]>(movement, "passed.waypoints");
      told.push(way.map(({ x, y }) => [x, y]));
      return told.length > 6;
    };
    const ids = ["preMoveToken", "moveToken"].map((hook) => [hook, hooks().on(hook, note)] as const);
    const move = (x: number) =>
      scene.updateEmbeddedDocuments("Token", [{ _id: token.id, x, y: 0 }], { heartRush: { x }, animate: false });
    await move(300);
    agree(
      [placeOf(token), told],
      [
        [0, 0],
        [0, { x: 300 }, [[300, 0]]],
      ],
    );
    told.push(null, null, null, null);
    await move(100);
    for (const [hook, id] of ids) hooks().off(hook, id);
    const once = [0, { x: 100 }, [[100, 0]]];
    agree(
      [placeOf(token), told.slice(7)],
      [
        [100, 0],
        [...once, ...once],
      ],
    );
  });

  it("a token without a link has an actor of its own, with a link the world's", async () => {
    const { scene, token } = await sceneWithToken();
    const wren = game.actors.get(String(at(token, "actorId")));
    agree([at(token, "isLinked"), at(token, "actor") === wren], [false, false]);
    const [linked] = await scene.createEmbeddedDocuments("Token", [{ actorId: wren?.id, actorLink: true }]);
    agree(at(linked ?? scene, "actor") === wren, true);
  });

  it("a region knows which points lie in it", async () => {
    const { scene } = await sceneWithToken();
    const shapes = [{ type: "rectangle", x: 100, y: 100, width: 200, height: 100, rotation: 0, hole: false }];
    const [region] = await scene.createEmbeddedDocuments("Region", [{ name: "Mire", shapes }]);
    const mire = loosely<{ testPoint(point: Point & { elevation: number }): boolean }>(region);
    const inside = (x: number, y: number): boolean => mire.testPoint({ x, y, elevation: 0 });
    agree([inside(150, 150), inside(350, 150), inside(150, 250)], [true, false, false]);
  });

  it("one scene at a time is active", async () => {
    const before = loosely<Doc | null>(game.scenes.active ?? null);
    const [one, two] = [await make("Scene", { name: "Quench" }), await make("Scene", { name: "Quench too" })];
    try {
      for (const scene of [one, two]) await scene.update({ active: true });
      agree([at(one, "active"), at(two, "active")], [false, true]);
    } finally {
      await (before ?? two).update({ active: before !== null });
    }
  });
};
