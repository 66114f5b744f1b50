import { same, toJson, type AnyTable, type Walk } from "../../../rules/index.ts";
import { hear } from "../../ports/hooks.ts";
import { isByTheRules, movementOf, type TokenMovement } from "../../ports/tokens.ts";
import { whenRegionsChange, whenWallsChange } from "../../ports/scenes.ts";
import { allFights, fightNamed } from "../../ports/fights.ts";
import { fighterOf, requesterOf } from "../store/cast.ts";
import { tell, send } from "../asking.ts";
import { isKeeper } from "../../authority/keeper.ts";
import { fightUi } from "../fight-ui.ts";
import { loadedOf } from "../look.ts";
import type { Loaded } from "../store/load.ts";
import { hasBegun } from "../store/record.ts";
import { differsFromTokens, feetOf } from "../store/token-places.ts";

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

/**
 * A token that somebody drags in a fight moves as the rules say: the drag becomes a command, and where the rules keep the
 * map, the token follows what comes of it. So those who may answer a move are asked before it is final.
 */
function dragged(token: TokenDocument.Implementation, movement: TokenMovement): boolean {
  const scene = token.parent;
  const here = inFight(token);
  if (here === null || scene === null) return true;
  const { loaded, walk } = here;
  const path = squares(scene, [movement.origin, ...movement.passed.waypoints]);
  const by = requesterOf(loaded.combat, game.user);
  const command = loaded.ruleset.table.walk(loaded.table, { ...walk, path }, by.gm);
  if (command === null) return true;
  const judged = loaded.ruleset.decide(loaded.table, command, by).next();
  if (judged.done === true && !judged.value.ok) {
    tell(loaded.combat, { by: "rules", code: judged.value.reason });
    return false;
  }
  if (fightUi().asksBefore(loaded.combat, command)) return false;
  void send(loaded.combat, command).then((answer) => {
    if (!answer.ok) tell(loaded.combat, answer.reason);
  });
  return loaded.ruleset.facts.places(loaded.table.fight)[walk.fighter] === undefined;
}

/** Whatever else moves a token, by a macro, a module or a Game Master's settings, is told to the rules afterwards. */
function resurvey(token: TokenDocument.Implementation): void {
  const here = isKeeper() ? inFight(token) : null;
  if (here === null) return;
  const { combat, at, ruleset, table } = here.loaded;
  if (fightNamed(combat.id ?? "") === undefined || !differsFromTokens(combat, ruleset.facts.places(table.fight)))
    return;
  const command = at.survey?.(combat, table) ?? null;
  if (command !== null) void send(combat, command);
}

/** Its walls or regions have changed: every fight on that scene is told, if it asks for them and they are news to it. */
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
  hear("preMoveToken", (token: TokenDocument.Implementation, movement: unknown, operation: object) => {
    const read = movementOf(movement);
    if (read === null || isByTheRules(operation) || !["dragging", "keyboard"].includes(read.method)) return true;
    return dragged(token, read);
  });
  hear("moveToken", (token: TokenDocument.Implementation, _movement: unknown, operation: object) => {
    if (!isByTheRules(operation)) resurvey(token);
  });
}
