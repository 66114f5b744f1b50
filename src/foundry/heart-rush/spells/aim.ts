import { HeartRush } from "../../../rules/index.ts";
import { readTargets, targetsForm } from "../../../view/heart-rush/spells/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { askForm } from "../../applications/ask-form.ts";
import { accent } from "../../applications/fight/map/map-squares.ts";
import { say } from "../../chat/notices.ts";
import { feetOf, pixelsOf } from "../../encounter/store/token-places.ts";
import { mayLay } from "../../ports/areas.ts";
import { pickOnBoard, type Picked } from "../../ports/board-pick.ts";
import { allFights } from "../../ports/fights.ts";
import { markTargets } from "../../ports/tokens.ts";
import { light, sceneTokens, tokensInSight } from "../../ports/scenes.ts";
import { SYSTEM_ID } from "../../ports/system.ts";
import { SpellModel } from "../data/index.ts";

type Area = HeartRush.sheets.Area;
type Shape = HeartRush.sheets.Shape;

/** Somebody whom a spell is aimed at: as a fighter, as a token, or both. */
interface Target {
  readonly id: string;
  readonly name: string;
  readonly token: string | null;
  /** Whom not everybody may know of. */
  readonly hidden: boolean;
}

/** Whom a spell is aimed at, and the area that comes of it, where there is a map for it. */
export interface Aimed {
  readonly targets: readonly Target[];
  readonly area: Area | null;
}

/** At nobody but the caster, who need not be told. */
export const NOWHERE: Aimed = { targets: [], area: null };

const LAYER = `${SYSTEM_ID}.area`;
/** A notch of the wheel turns by half of a right angle. */
const NOTCH = 45;

const isShape = (kind: string): kind is Shape => HeartRush.sheets.SHAPES.some((shape) => shape === kind);

const ofToken = (token: TokenDocument.Implementation): Target => ({
  id: token.id ?? "",
  name: token.name,
  token: token.id,
  hidden: token.hidden,
});

/** Whoever fights beside or against the caster; outside of fights whoever is in sight on the scene. */
function aimable(caster: Actor.Implementation): readonly Target[] {
  const fight = allFights().find(({ combatants }) => [...combatants].some(({ actor }) => actor === caster));
  const fighters = [...(fight?.combatants ?? [])]
    .filter(({ hidden }) => !hidden || game.user.isGM)
    .map(({ id, name, tokenId, hidden }) => ({ id: id ?? "", name: name ?? "", token: tokenId, hidden }));
  return fight === undefined ? tokensInSight().map(ofToken) : fighters;
}

/** Where the caster stands on the scene that is shown. */
export const tokenOf = (caster: Actor.Implementation): TokenDocument.Implementation | null =>
  canvas?.ready === true ? (sceneTokens(canvas.scene).find(({ actor }) => actor === caster) ?? null) : null;

type Space = NonNullable<HeartRush.sheets.Aim["caster"]>;
function spaceOf(token: TokenDocument.Implementation): Space | null {
  const scene = token.parent;
  return scene && { at: feetOf(scene, token), across: Math.max(1, Math.round(token.width ?? 1)) };
}

/** By a list, which may stay empty; null where it is closed. Where there is nobody, nobody is asked for. */
async function fromList(caster: Actor.Implementation, title: string): Promise<Aimed | null> {
  const found = aimable(caster);
  if (found.length === 0) return NOWHERE;
  const values = await askForm(
    title,
    "HEARTRUSH.Spell.aim" satisfies LangKey,
    "systems/heart-rush/templates/heart-rush/targets-form.hbs",
    targetsForm(found),
    { className: "check-dialog" },
  );
  if (values === null) return null;
  const ids = readTargets(values);
  return { targets: found.filter(({ id }) => ids.includes(id)), area: null };
}

function lightArea(scene: Scene.Implementation, area: Area | null): void {
  const color = accent();
  const squares = area === null ? [] : HeartRush.sheets.squaresIn(area);
  light(
    LAYER,
    squares.map((square) => ({ ...pixelsOf(scene, square), color })),
  );
}

/** Has the place chosen on the map, with what it would strike lit up. */
async function onMap(
  scene: Scene.Implementation,
  shape: Shape,
  feet: number,
  caster: Space | null,
): Promise<Area | "list" | null> {
  const { size, distance } = scene.grid;
  const areaOf = ({ at: { x, y }, notches }: Picked): Area | null =>
    HeartRush.sheets.layArea(shape, feet, {
      to: [(x / size) * distance, (y / size) * distance],
      turned: notches * NOTCH,
      caster,
    });
  if (shape === "around") return areaOf({ at: { x: 0, y: 0 }, notches: 0 }) ?? "list";
  if (shape === "cone" && caster === null) return "list";
  const told = ui.notifications.info(say("HEARTRUSH.Spell.place"), { permanent: true });
  const picked = await pickOnBoard((at) => lightArea(scene, areaOf(at)));
  lightArea(scene, null);
  ui.notifications.remove(told);
  return picked === null || picked === "list" ? picked : areaOf(picked);
}

async function choose(caster: Actor.Implementation, spell: Item.Implementation): Promise<Aimed | null> {
  if (!(spell.system instanceof SpellModel)) return NOWHERE;
  const { area: kind, areaFeet: feet } = spell.system;
  const title = say("HEARTRUSH.Spell.aimed", { spell: spell.name });
  if (!isShape(kind)) {
    const marked = [...game.user.targets].map(({ document }) => ofToken(document));
    return marked.length > 0 ? { targets: marked, area: null } : fromList(caster, title);
  }
  const token = tokenOf(caster);
  const scene = canvas?.ready === true ? canvas.scene : null;
  if (scene === null || !mayLay()) return fromList(caster, title);
  const area = await onMap(scene, kind, feet, token && spaceOf(token));
  if (area === null) return null;
  if (area === "list") return fromList(caster, title);
  const struck = tokensInSight().filter((one) => {
    const space = spaceOf(one);
    return space !== null && HeartRush.sheets.strikes(area, space);
  });
  return { targets: struck.map(ofToken), area };
}

/** HR-SPELL-3: whom a spell is aimed at, before it is cast; null where its caster thinks better of it. */
export async function aim(caster: Actor.Implementation, spell: Item.Implementation): Promise<Aimed | null> {
  const aimed = await choose(caster, spell);
  if (aimed !== null) markTargets(aimed.targets.flatMap(({ token }) => token ?? []));
  return aimed;
}

/** Whether anything has to be chosen for it. */
export const isAimed = ({ system }: Item.Implementation): boolean =>
  system instanceof SpellModel && system.form === "spell" && system.area !== "none";
