import * as PIXI from "pixi.js";
import { Color } from "../../../common/utils/color.ts";
import { page } from "../../page.ts";
import { shownEffects } from "../../documents/effects/effect-icons.ts";
import { board } from "../board-port.ts";
import type { MarkedToken, RingedToken } from "./token-shape.ts";

const DISPOSITION_COLORS: Record<string, number> = { "-2": 0xa612d4, "-1": 0xe72124, "0": 0xf1d836, "1": 0x43dfdf };
const CONTROLLED = 0xff9829;
const MODES = { CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 } as const;

/** Whether a name or a bar set to be seen in this mode is seen now. */
function isShown(token: MarkedToken, mode: number): boolean {
  const lit = token.hover;
  switch (mode) {
    case MODES.CONTROL:
      return token.controlled;
    case MODES.OWNER_HOVER:
      return token.isOwner && (lit || token.controlled);
    case MODES.HOVER:
      return lit || token.controlled;
    case MODES.OWNER:
      return token.isOwner;
    default:
      return mode === MODES.ALWAYS;
  }
}

export function drawBorder(token: MarkedToken): void {
  const border = token.border.clear();
  if (!token.hover && !token.controlled) return;
  const color = token.controlled ? CONTROLLED : (DISPOSITION_COLORS[String(token.document.disposition)] ?? 0xffffff);
  border.lineStyle(6, 0x000000, 0.8).drawRoundedRect(0, 0, token.w, token.h, 4);
  border.lineStyle(3, color, 1).drawRoundedRect(0, 0, token.w, token.h, 4);
}

/** Around the picture, for as long as the token is drawn: grey where no colour is given. */
export function drawRing(token: RingedToken, ring: PIXI.Graphics): void {
  ring.clear();
  if (!token.document.ring.enabled) return;
  const color = Color.from({ ...token.document.ring.colors, ...token.getRingColors() }.ring);
  const width = Math.max(5, board().grid.size / 14);
  const radius = Math.min(token.w, token.h) / 2 - width / 2;
  ring
    .lineStyle(width + 2, 0x000000, 0.6)
    .drawCircle(token.w / 2, token.h / 2, radius)
    .lineStyle(width, color.valid ? color.valueOf() : 0x808080, 1)
    .drawCircle(token.w / 2, token.h / 2, radius);
}

export function drawBars(token: MarkedToken): void {
  const bars = token.bars.clear();
  bars.visible = isShown(token, token.document.displayBars);
  if (!bars.visible) return;
  const height = Math.max(8, board().grid.size / 12);
  for (const [index, name] of ["bar1", "bar2"].entries()) {
    const bar = token.document.getBarAttribute?.(name);
    if (!bar || bar.type !== "bar" || !bar.max) continue;
    const share = Math.max(0, Math.min(1, bar.value / bar.max));
    const y = index === 0 ? token.h - height : 0;
    const color = index === 0 ? new PIXI.Color([1 - share / 2, share, 0]).toNumber() : 0x4d8fe0;
    bars.lineStyle(0).beginFill(0x000000, 0.6).drawRoundedRect(0, y, token.w, height, 3).endFill();
    bars
      .beginFill(color, 0.9)
      .drawRoundedRect(1, y + 1, share * (token.w - 2), height - 2, 2)
      .endFill();
  }
}

export function drawName(token: MarkedToken): void {
  const { nameplate } = token;
  nameplate.visible = isShown(token, token.document.displayName);
  nameplate.text = token.document.name;
  nameplate.anchor.set(0.5, 0);
  nameplate.position.set(token.w / 2, token.h + 2);
}

export function drawEffects(token: MarkedToken): void {
  for (const child of token.effects.removeChildren()) child.destroy();
  const size = Math.max(16, board().grid.size / 5);
  const special = page.CONFIG["specialStatusEffects"] as { DEFEATED?: string } | undefined;
  const shown = shownEffects(token.actor);
  shown.forEach((effect, index) => {
    const overlay = effect.statuses.has(special?.DEFEATED ?? "dead");
    const icon = PIXI.Sprite.from(page.foundry.utils.getRoute(effect.img));
    const side = overlay ? Math.min(token.w, token.h) : size;
    icon.width = side;
    icon.height = side;
    icon.alpha = overlay ? 0.8 : 1;
    const perColumn = Math.max(1, Math.floor(token.h / size));
    if (!overlay) icon.position.set(Math.floor(index / perColumn) * size, (index % perColumn) * size);
    icon.texture.baseTexture.once("loaded", () => board().invalidate());
    token.effects.addChild(icon);
  });
}

/** Four arrows towards the token for one's own target, a dot a user for the targets of others. */
export function drawTargets(token: MarkedToken): void {
  const arrows = token.targetArrows.clear();
  const others = [...token.targeted].filter((user) => !user.isSelf);
  const { w, h } = token;
  if (token.isTargeted) {
    const reach = Math.min(w, h) / 6;
    const corners = [
      [0, 0, 1, 1],
      [w, 0, -1, 1],
      [0, h, 1, -1],
      [w, h, -1, -1],
    ] as const;
    for (const [x, y, dx, dy] of corners) {
      arrows.lineStyle(2, 0x000000).beginFill(CONTROLLED, 1);
      arrows
        .drawPolygon([
          x + dx * reach,
          y + dy * reach,
          x - dx * 4,
          y + dy * reach * 0.6,
          x + dx * reach * 0.6,
          y - dy * 4,
        ])
        .endFill();
    }
  }
  others.forEach((user, index) => {
    const color = typeof user.color === "string" ? user.color : (user.color.css ?? "#ffffff");
    arrows
      .lineStyle(2, 0x000000)
      .beginFill(new PIXI.Color(color).toNumber(), 1)
      .drawCircle(8 + index * 14, -8, 6)
      .endFill();
  });
}
