import { at, loosely, make, type Doc } from "../ports/quench.ts";
import { until, type Suite } from "./suite.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface TokenOnScene {
  _onDragLeftDrop(event: object): unknown;
}
type TokenClass = new (document: object) => TokenOnScene;

/** Of the canvas as much as a hand on it needs. */
interface Board {
  readonly ready: boolean;
  readonly scene: Doc | null;
  readonly tokens: {
    readonly preview: { readonly children: readonly unknown[] };
    get(id: string): { control(options: object): unknown; readonly x: number; readonly y: number } | undefined;
    activate(options?: object): unknown;
  };
  pan(view: Point & { readonly scale: number }): unknown;
  clientCoordinatesFromCanvas(point: Point): Point;
}

/** By its name on the page: the declarations take it for one of many things. */
const board = (): Board => loosely<Board>(canvas);
const config = (): { objectClass: TokenClass } => at(CONFIG, "Token");
const aMoment = (): Promise<void> => new Promise((wake) => setTimeout(wake, 80));

/** Where the centre of a square is, and which of the token's places that makes. */
const SQUARE = 100;
const centre = (column: number, row: number): Point => ({ x: (column + 0.5) * SQUARE, y: (row + 0.5) * SQUARE });

async function shows(scene: Doc): Promise<void> {
  await loosely<{ view(): Promise<unknown> }>(scene).view();
  await until(() => board().ready && board().scene?.id === scene.id);
}

/** What a hand on a mouse does over the scene, as the browser tells of it. */
function tell(type: string, point: Point, buttons: 0 | 1): void {
  const { x, y } = board().clientCoordinatesFromCanvas(point);
  const button = type === "pointermove" ? -1 : 0;
  const how = { bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: "mouse", isPrimary: true };
  const event = new PointerEvent(type, { ...how, view: window, clientX: x, clientY: y, button, buttons });
  document.getElementById("board")?.dispatchEvent(event);
}

async function drag(from: Point, to: Point): Promise<number> {
  tell("pointermove", from, 0);
  await aMoment();
  tell("pointerdown", from, 1);
  for (const part of [0.1, 0.3, 0.6, 1]) {
    await aMoment();
    tell("pointermove", { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }, 1);
  }
  await aMoment();
  const carried = board().tokens.preview.children.length;
  tell("pointerup", to, 0);
  return carried;
}

/** A token is dragged two squares to the right, on a scene of its own that is shown for it, by a class of tokens of ours. */
async function dragged(answersFalse: boolean): Promise<Readonly<Record<string, unknown>>> {
  const shown = board().scene;
  const { objectClass } = config();
  let asked = 0;
  class Watched extends objectClass {
    override _onDragLeftDrop(event: object): unknown {
      asked += 1;
      return answersFalse ? false : super._onDragLeftDrop(event);
    }
  }
  const wren = await make("Actor", { name: "Wren", type: "creature" });
  const scene = await make("Scene", { name: "Quench", width: 1000, height: 800, padding: 0, grid: { size: SQUARE } });
  const place = { actorId: wren.id, x: 2 * SQUARE, y: 3 * SQUARE };
  const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "Wren", ...place }]);
  const id = token?.id ?? "";
  try {
    config().objectClass = Watched;
    await shows(scene);
    board().tokens.activate({ tool: "select" });
    await board().pan({ x: 500, y: 400, scale: 0.6 });
    await aMoment();
    board().tokens.get(id)?.control({ releaseOthers: true });
    const carried = await drag(centre(2, 3), centre(4, 3));
    await until(() => asked > 0 && board().tokens.preview.children.length === 0);
    if (!answersFalse) await until(() => at(token ?? scene, "x") !== place.x);
    await aMoment();
    return { asked, carried, left: board().tokens.preview.children.length, x: at(token ?? scene, "x") };
  } finally {
    config().objectClass = objectClass;
    if (shown !== null) await shows(shown);
  }
}

/** What becomes of a drag on the scene; for whoever plays without one there is nothing to ask. */
export const drags: Suite = (it, agree) => {
  it("a token that is dragged is carried as a ghost, and goes where it is dropped", async () => {
    if (!board().ready) return;
    agree(await dragged(false), { asked: 1, carried: 1, left: 0, x: 4 * SQUARE });
  });

  it("a drop that answers false moves nothing, and its ghost is gone", async () => {
    if (!board().ready) return;
    agree(await dragged(true), { asked: 1, carried: 1, left: 0, x: 2 * SQUARE });
  });
};
