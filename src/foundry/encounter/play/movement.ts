import { same, toJson, type AnyTable, type Walk } from "../../../rules/index.ts";
import { hear } from "../../ports/hooks.ts";
import { isByTheRules, moveByTheRules, movementOf, type TokenMovement } from "../../ports/tokens.ts";
import { whenLevelsChange, whenRegionsChange, whenWallsChange } from "../../ports/scenes.ts";
import { allFights, fightNamed } from "../../ports/fights.ts";
import { inTurn } from "../../in-turn.ts";
import { fighterOf, requesterOf } from "../store/cast.ts";
import { newOrder, tell, send } from "../asking.ts";
import { isKeeper } from "../../authority/keeper.ts";
import { keep } from "../../authority/order-inbox.ts";
import { fightUi } from "../fight-ui.ts";
import { loadedOf } from "../look.ts";
import type { Loaded } from "../store/load.ts";
import { hasBegun } from "../store/record.ts";
import { feetOf, pixelsOf, placeOf } from "../store/token-places.ts";

/** How Foundry calls moves that a Game Master means as moves, and not as placing somebody. */
const BY_HAND: readonly string[] = ["dragging", "keyboard"];

type Place = readonly [number, number];

/** Every square on the way, so that whoever is passed can be asked. */
function squares(
  scene: Scene.Implementation,
  waypoints: readonly { readonly x: number; readonly y: number }[],
): Place[] {
  const square = scene.grid.distance;
  const corners = waypoints.map((point) => feetOf(scene, point));
  const way: Place[] = corners.slice(0, 1);
  for (const [x, y] of corners.slice(1)) {
    for (let last = way.at(-1); last !== undefined && (last[0] !== x || last[1] !== y); last = way.at(-1)) {
      const step = (from: number, to: number): number =>
        from + Math.sign(to - from) * Math.min(square, Math.abs(to - from));
      way.push([step(last[0], x), step(last[1], y)]);
    }
  }
  return way;
}

/** The fight under way that a token is in, and as whom. */
function inFight(token: TokenDocument.Implementation): { readonly loaded: Loaded; readonly walk: Walk } | null {
  for (const combat of allFights()) {
    const combatant = [...combat.combatants].find(({ tokenId }) => tokenId === token.id);
    if (combatant === undefined || !hasBegun(combat)) continue;
    const loaded = loadedOf(combat);
    if (loaded.ok) return { loaded: loaded.value, walk: { fighter: fighterOf(combatant), path: [] } };
  }
  return null;
}

/** What the rules would be told of a way that a token of this user's is dragged: in which fight, and by what command. */
export function commandOfWay(
  token: TokenDocument.Implementation,
  way: readonly { readonly x: number; readonly y: number }[],
): { readonly combat: Combat.Implementation; readonly command: object } | null {
  const told = toldOf(token, way);
  return told === null ? null : { combat: told.loaded.combat, command: told.command };
}

function toldOf(token: TokenDocument.Implementation, way: readonly { readonly x: number; readonly y: number }[]) {
  const scene = token.parent;
  const here = inFight(token);
  const path = here === null || scene === null ? [] : squares(scene, way);
  // Whoever rises or sinks where it stands does nothing that the rules know of.
  if (here === null || scene === null || path.length < 2) return null;
  const { loaded, walk } = here;
  const by = requesterOf(loaded.combat, game.user);
  const command = loaded.ruleset.table.walk(loaded.table, { ...walk, path }, by.gm);
  return command === null ? null : { loaded, walk, scene, by, command };
}

/**
 * A token that somebody drags in a fight moves as the rules say: the drag becomes a command, and where the rules keep the
 * map, the token follows what comes of it. So those who may answer a move are asked before it is final.
 */
function dragged(token: TokenDocument.Implementation, movement: TokenMovement): boolean {
  // Of a way in pieces the first has said it all.
  const told = movement.goesOn ? null : toldOf(token, [movement.origin, ...movement.way]);
  if (told === null) return true;
  const { loaded, walk, scene, by, command } = told;
  const judged = loaded.ruleset.decide(loaded.table, command, by).next();
  if (judged.done === true && !judged.value.ok) {
    tell(loaded.combat, { by: "rules", code: judged.value.reason });
    return false;
  }
  if (fightUi().asksBefore(loaded.combat, command)) return false;
  // Where the rules keep no map nothing waits for them: whoever keeps the fight tells them of it, as of what comes past this page.
  const keepsMap = believed(loaded, walk) !== null;
  if (!keepsMap && !by.gm) return true;
  void send(loaded.combat, command).then((answer) => {
    if (!answer.ok) return tell(loaded.combat, answer.reason);
    // The rules know of no heights: whoever was to arrive higher or lower does.
    const elevation = movement.way.at(-1)?.elevation ?? token.elevation;
    return elevation === token.elevation ? undefined : void moveByTheRules(scene, [{ _id: token.id, elevation }]);
  });
  return !keepsMap;
}

/**
 * Called on every client for each token that stands elsewhere than before. Wherever a Game Master's hand, macro or module has put
 * it is told to the rules. A player's drags and macros are brought before the rules on their own page; what has come past
 * them is taken back where the rules keep the map, and brought before them here where they only count feet.
 */
export function tokenMoved(
  token: TokenDocument.Implementation,
  from: { readonly x: number; readonly y: number },
  operation: object,
  userId: string,
): void {
  const here = isKeeper() ? inFight(token) : null;
  const user = game.users.get(userId);
  const byMaster = user?.isGM === true;
  if (here === null || (byMaster && isByTheRules(operation))) return;
  if (believed(here.loaded, here.walk) === null && user !== undefined && !byMaster)
    return walked(here.loaded, here.walk, token, from, user);
  if (staysPut(here.loaded, here.walk, token)) return;
  const { combat, at, table } = here.loaded;
  if (fightNamed(combat.id ?? "") === undefined) return;
  if (!byMaster) return takeBack(combat, here.walk, token);
  const command = at.survey?.(combat, table) ?? null;
  if (command !== null) void send(combat, command);
}

/** A player's token has gone some way on a map that the rules do not keep: they are told, and what they refuse is taken back. */
function walked(
  { combat, ruleset, table }: Loaded,
  { fighter }: Walk,
  token: TokenDocument.Implementation,
  from: { readonly x: number; readonly y: number },
  user: User.Implementation,
): void {
  const scene = token.parent;
  const path = scene === null ? [] : squares(scene, [from, token]);
  const command = path.length < 2 ? null : ruleset.table.walk(table, { fighter, path }, false);
  if (command === null || scene === null) return;
  const order = newOrder(combat, { is: "command", command: toJson(command) });
  void keep(order, user)
    .then(async (answer) => {
      if (answer.ok) return;
      await moveByTheRules(scene, [{ _id: token.id, x: from.x, y: from.y }]);
      tell(combat, { by: "table", code: "moved-past", detail: token.name });
    })
    .catch((error: unknown) => console.error(error));
}

/** Where the rules believe that a fighter stands, on its token's scene; null where they keep no map. */
function believed({ ruleset, table }: Loaded, { fighter }: Walk): Place | null {
  return ruleset.facts.places(table.fight)[fighter] ?? null;
}

function staysPut(loaded: Loaded, walk: Walk, token: TokenDocument.Implementation): boolean {
  const [place, stands] = [believed(loaded, walk), placeOf(token)];
  return place === null || stands === null || (place[0] === stands[0] && place[1] === stands[1]);
}

/** Once what is being done in the fight is done: the rules may have moved them meanwhile. */
function takeBack(combat: Combat.Implementation, walk: Walk, token: TokenDocument.Implementation): void {
  void inTurn(combat.id ?? "", async () => {
    const loaded = loadedOf(combat);
    const place = loaded.ok ? believed(loaded.value, walk) : null;
    const scene = token.parent;
    if (place !== null && scene !== null) await moveByTheRules(scene, [{ _id: token.id, ...pixelsOf(scene, place) }]);
  }).catch((error: unknown) => console.error(error));
  tell(combat, { by: "table", code: "moved-past", detail: token.name });
}

/** Its walls or regions have changed, or on which of its levels somebody stands: every fight on that scene is told, if it asks for them and they are news to it. */
function groundChanged(scene: Scene.Implementation): void {
  if (!isKeeper()) return;
  for (const combat of allFights()) {
    if (!hasBegun(combat) || ![...combat.combatants].some(({ token }) => token?.parent?.id === scene.id)) continue;
    const loaded = loadedOf(combat);
    const command = loaded.ok ? (loaded.value.at.survey?.(combat, loaded.value.table) ?? null) : null;
    if (loaded.ok && command !== null && isNews(loaded.value, command)) void send(combat, command);
  }
}

/** Whether anything would be other than it is. */
function isNews({ ruleset, table, combat }: Loaded, command: object): boolean {
  const judged = ruleset.decide(table, command, requesterOf(combat, game.user)).next();
  if (judged.done !== true || !judged.value.ok) return false;
  const after = judged.value.value.reduce<AnyTable>((state, event) => ruleset.apply(state, event), table);
  return !same(toJson(after.fight), toJson(table.fight));
}

/** Called once at `init`. */
export function watchMovement(): void {
  whenWallsChange(groundChanged);
  whenRegionsChange(groundChanged);
  whenLevelsChange(groundChanged);
  hear("preMoveToken", (token: TokenDocument.Implementation, movement: unknown, operation: object) => {
    const read = movementOf(movement);
    if (read === null) return true;
    const placed = game.user.isGM && (isByTheRules(operation) || !BY_HAND.includes(read.method));
    return placed || dragged(token, read);
  });
}
