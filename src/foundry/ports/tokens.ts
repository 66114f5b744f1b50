import { isGeneration14 } from "./system.ts";

/** The token on the scene that ours extends: what we use of its drag, as Foundry documents it. The types leave it open. */
export interface DragEvent2D {
  readonly clientX: number;
  readonly clientY: number;
  readonly interactionData: { readonly destination: { readonly x: number; readonly y: number } };
}

export type RingColors = Readonly<Partial<Record<"ring" | "background", unknown>>>;

/** The colour that Foundry has for a disposition; the declarations do not name the record that they stand in. */
export function dispositionColor(disposition: number): unknown {
  const colors = CONFIG.Canvas.dispositionColors as unknown as Readonly<Record<string, number>>;
  const [name = ""] = Object.entries(CONST.TOKEN_DISPOSITIONS).find(([, value]) => value === disposition) ?? [];
  return foundry.utils.Color.from(colors[name] ?? null);
}

export interface PlacedToken {
  readonly id: string;
  readonly document: TokenDocument.Implementation & { readonly id: string };
  readonly visible: boolean;
  readonly center: Readonly<Record<"x" | "y", number>>;
  readonly controlled: boolean;
  readonly isOwner: boolean;
  control(options: { readonly releaseOthers: boolean }): unknown;
  _onHoverIn(event: Event, options: { readonly hoverOutOthers: boolean }): unknown;
  _onHoverOut(event: Event): unknown;
  /** In what the ring that Foundry draws around it has another colour than its document says. */
  getRingColors(): RingColors;
  /** Answers false when the drop comes to nothing: the drag is called off and what was carried goes back. */
  _onDragLeftDrop(event: DragEvent2D): unknown;
  /** Whether a release only sets a point of the way, as with Ctrl held; not every build has it. */
  _shouldPreventDragLeftDrop?(event: DragEvent2D): boolean;
}

/** Only what `PlacedToken` lists is used of it. */
export const TokenBase = foundry.canvas.placeables.Token as unknown as new (document: object) => PlacedToken;

export const useToken = (token: unknown): void => void Object.assign(CONFIG.Token, { objectClass: token });

/** A point of a way that is drawn on the scene, and what its label says. */
interface RulerWaypoint {
  readonly x: number;
  readonly y: number;
  readonly stage: string;
  /** Whose way it is: everybody sees what others have in mind. */
  readonly userId?: string | null;
  readonly previous: RulerWaypoint | null;
  readonly next: RulerWaypoint | null;
}

interface WaypointLabel {
  units: string;
}

interface Ruler {
  readonly token: PlacedToken;
  _getWaypointLabelContext(waypoint: RulerWaypoint, state: object): WaypointLabel | undefined;
}

/** Only what `Ruler` lists is used of it; the declarations' own are of a kind that none of ours can be. */
const RulerBase = foundry.canvas.placeables.tokens.TokenRuler as unknown as new (token: object) => Ruler;

/** Says beside the distance, at the end of a way that this user drags, what it would come to. */
export function sayAtTheEnd(words: (token: PlacedToken, way: readonly Point[]) => string | null): void {
  class OurRuler extends RulerBase {
    override _getWaypointLabelContext(waypoint: RulerWaypoint, state: object): WaypointLabel | undefined {
      const label = super._getWaypointLabelContext(waypoint, state);
      if (!label || waypoint.next !== null || waypoint.stage !== "planned") return label;
      if ((waypoint.userId ?? game.user.id) !== game.user.id) return label;
      const said = words(this.token, wayTo(waypoint, this.token.document));
      if (said !== null) label.units = `${label.units} ${said}`;
      return label;
    }
  }
  Object.assign(CONFIG.Token, { rulerClass: OurRuler });
}

/** The planned way to this point, from where its token stands. */
function wayTo(waypoint: RulerWaypoint, { x, y }: Point): readonly Point[] {
  const way: Point[] = [];
  for (let at: RulerWaypoint | null = waypoint; at?.stage === "planned"; at = at.previous) way.unshift(at);
  return [{ x, y }, ...way];
}

/** What the scene keeps of a token. The types would have it spelt in their own lists, and lose the actors on the way. */
export const useTokenDocument = (made: unknown): void => void Object.assign(CONFIG.Token, { documentClass: made });

/** Every token of the scene that is shown. */
export const placedTokens = (): readonly PlacedToken[] =>
  (canvas?.tokens?.placeables ?? []) as unknown as readonly PlacedToken[];

/** Lights a token that is in sight as if somebody pointed at it on the scene, or lets it be, as Foundry's own tracker does. */
export function pointAtToken(tokenId: string, event: Event, over: boolean): void {
  const token = placedTokens().find(({ id }) => id === tokenId);
  if (token?.visible !== true) return;
  if (over) token._onHoverIn(event, { hoverOutOthers: false });
  else token._onHoverOut(event);
}

/** The tokens that this user has selected on the scene. */
export const selectedTokens = (): readonly string[] =>
  placedTokens().flatMap(({ id, controlled }) => (controlled ? [id] : []));

/** Selects a token of one's own, and no other. */
export function selectToken(tokenId: string): void {
  const token = placedTokens().find(({ id }) => id === tokenId);
  if (token?.isOwner === true && !token.controlled) token.control({ releaseOthers: true });
}

/** What Foundry lets rise from a point of the scene; the declarations do not find the style of its text. */
interface Interface {
  createScrollingText(origin: object, text: string, options: object): Promise<unknown>;
}

/** How large the words are, in squares, and how wide their edge is, in pixels. */
const LETTERS = 0.42;
const EDGE = 5;

/** Lets words rise over a token that is in sight, by Foundry's own hand and if its setting says so; they stand still for who wants less motion. */
export function floatOver(tokenId: string, text: string, color: string, edge: string): void {
  const token = placedTokens().find(({ id }) => id === tokenId);
  if (canvas?.ready !== true || token?.visible !== true) return;
  const size = canvas.grid?.size ?? 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const risen = (canvas.interface as unknown as Interface).createScrollingText(token.center, text, {
    anchor: CONST.TEXT_ANCHOR_POINTS.CENTER,
    direction: CONST.TEXT_ANCHOR_POINTS.TOP,
    distance: still ? 0 : 1.5 * size,
    jitter: still ? 0 : 0.2,
    fontSize: Math.round(LETTERS * size),
    fill: color,
    stroke: edge,
    strokeThickness: EDGE,
  });
  void risen.catch((error: unknown) => console.error(error));
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly elevation?: number;
}

/** The part of a movement that fights look at. The types do not know it yet, so it is read with care. */
export interface TokenMovement {
  readonly method: string;
  readonly origin: Point;
  /** The whole way that was laid: what this operation goes of it, and what is to come after its next checkpoint. */
  readonly way: readonly Point[];
  /** Whether an earlier operation began this way. */
  readonly goesOn: boolean;
}

/** `Object` makes an object of anything, and looks at nothing in it. */
const isPoint = (value: unknown): value is Point =>
  typeof Reflect.get(Object(value) as object, "x") === "number" &&
  typeof Reflect.get(Object(value) as object, "y") === "number";

/** `Object` makes an object of anything; each member is looked at before it is believed. */
export function movementOf(value: unknown): TokenMovement | null {
  const { method, origin, passed, pending, chain } = Object(value) as Readonly<Record<string, unknown>>;
  const way = [pointsOf(passed), pointsOf(pending)].flat();
  if (typeof method !== "string" || !isPoint(origin) || !way.every(isPoint)) return null;
  return { method, origin, way, goesOn: Array.isArray(chain) && chain.length > 0 };
}

/** `Object` makes an object of anything, and what should be a list is looked at. */
function pointsOf(part: unknown): readonly unknown[] {
  const { waypoints } = Object(part) as { readonly waypoints?: unknown };
  return Array.isArray(waypoints) ? waypoints : [];
}

/** Where a token is to stand, or how high. */
export interface TokenMove extends Partial<Point> {
  readonly _id: string | null;
}

/** Our own word in an operation, by which every browser knows a movement as the rules' and not a player's. The types allow none. */
const BY_THE_RULES = { heartRush: { byTheRules: true } };

/** The declarations know no operation with a word of ours. */
export async function moveByTheRules(scene: Scene.Implementation, moves: readonly TokenMove[]): Promise<void> {
  const written = scene as unknown as {
    updateEmbeddedDocuments(kind: "Token", updates: readonly TokenMove[], operation: object): Promise<unknown>;
  };
  await written.updateEmbeddedDocuments("Token", moves, { ...BY_THE_RULES });
}

export function isByTheRules(operation: object): boolean {
  const own: unknown = Reflect.get(operation, "heartRush");
  return typeof own === "object" && own !== null && Reflect.get(own, "byTheRules") === true;
}

/** The controls over a token, as far as ours change them; the declarations do not tell what it shows or does. */
export interface TokenHud {
  readonly element: HTMLElement;
  readonly document: { readonly actor: Actor.Implementation | null };
  render(): Promise<unknown>;
  _prepareContext(options: object): Promise<HudContext>;
}

export interface StatusChoice {
  readonly id: string;
  title: string;
  src: string;
  isActive: boolean;
  cssClass?: string;
}

export interface HudContext {
  statusEffects?: Record<string, StatusChoice>;
}

interface HudClass {
  new (): TokenHud;
  DEFAULT_OPTIONS: object;
}

/** Only what `TokenHud` lists is used of it, and of its class the options. */
export const TokenHudBase = foundry.applications.hud.TokenHUD as unknown as HudClass;

/** `CONFIG.Token.hudClass` is what the canvas makes its token controls of. */
export function registerTokenHud(hud: new () => TokenHud): void {
  Object.assign(CONFIG.Token, { hudClass: hud });
}

export interface RegisteredStatus {
  readonly id: string;
  readonly name?: string;
  readonly img?: string;
  /** The kinds of actors whose tokens are offered it; all of them where nothing is said. */
  readonly hud?: { readonly actorTypes: readonly string[] };
}

/** The statuses that tokens can show: a list in generation 13, a record by id in 14. */
export function registeredStatuses(): readonly RegisteredStatus[] {
  const registered: unknown = CONFIG.statusEffects;
  return Object.values(registered as Record<string, RegisteredStatus>);
}

/** Makes these the statuses of the table, with those of Foundry's own that are named. Both generations take a new list. */
export function registerStatuses(statuses: readonly RegisteredStatus[], keep: readonly string[]): void {
  const kept = registeredStatuses().filter(({ id }) => keep.includes(id) && statuses.every((ours) => ours.id !== id));
  const list = [...statuses, ...kept].map((status, order) => (isGeneration14() ? { ...status, order } : { ...status }));
  CONFIG.statusEffects = list as unknown as typeof CONFIG.statusEffects;
}

/** `CONST.ACTIVE_EFFECT_SHOW_ICON.ALWAYS` of generation 14. */
const ALWAYS = 2;

/** Generation 14 shows the picture of an effect that says so, or that ends with time; 13 that of any with a status. */
export const shownOnTokens = (): { readonly showIcon?: number } => (isGeneration14() ? { showIcon: ALWAYS } : {});

/** An effect that counts again, whoever put it out: generation 14 marks what has run out, and leaves it where it is. */
export const litAgain = (): object => ({
  disabled: false,
  ...(isGeneration14() ? { duration: { expired: false } } : {}),
});

/** Where a new token stands, and how it is to be seen there. */
export interface TokenSpot {
  readonly x: number;
  readonly y: number;
  readonly hidden: boolean;
  readonly elevation: number;
  /** The level of the scene, in generation 14. */
  readonly level?: unknown;
}

interface MakesTokens {
  getTokenDocument(data: object, options: { readonly parent: object }): Promise<{ toObject(): object }>;
}

/** The declarations are of 13, whose scenes have no levels. */
export function spotOf(token: TokenDocument.Implementation): TokenSpot {
  const { x, y, hidden, elevation } = token;
  return { x, y, hidden, elevation, ...(isGeneration14() ? { level: Reflect.get(token, "level") } : {}) };
}

/** A token for each of these, as dragging them there would make it. The declarations want a token's data whole. */
export async function createTokens(
  scene: Scene.Implementation,
  actors: readonly Actor.Implementation[],
  spots: readonly TokenSpot[],
): Promise<void> {
  const data: object[] = [];
  for (const [place, actor] of actors.entries()) {
    const made = await (actor as unknown as MakesTokens).getTokenDocument({ ...spots[place] }, { parent: scene });
    data.push(made.toObject());
  }
  const parent = scene as unknown as {
    createEmbeddedDocuments(name: "Token", data: readonly object[]): Promise<unknown>;
  };
  await parent.createEmbeddedDocuments("Token", data);
}

/** Marks these as what this user targets on the scene that is shown. The declarations of 13 lack what both generations have. */
export function markTargets(ids: readonly string[]): void {
  if (canvas?.ready !== true) return;
  (canvas.tokens as unknown as { setTargets(ids: readonly string[]): void }).setTargets(ids);
}
