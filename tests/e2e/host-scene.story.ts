import { expect } from "vitest";
import { drag, inPage, spaceOnScreen, tokenSpot } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt({ canvas: "all" });

const ADA = "tokenAda00000000";
const BO = "tokenBo000000000";
const place = (id: string): string => `const { x, y } = canvas.scene.tokens.get("${id}"); return [x, y]`;

story(
  "a player drags their own token, a wall stops it, and it is nobody else's to move",
  async ({ gm, player, table }) => {
    table.expects(/A wall stops Ada\./);
    const one = await player(1);
    await inPage(
      gm,
      "globalThis.moved = []; Hooks.on('updateToken', (token, change) => moved.push([token.name, change.x, change.y]))",
    );
    const ada = await tokenSpot(one, ADA);
    const space = await spaceOnScreen(one);
    await drag(one, ada, { x: ada.x - space, y: ada.y + space });
    await gm.waitForFunction("moved.length > 0");
    expect(await inPage(gm, place(ADA))).toEqual([100, 400]);

    await expect
      .poll(() => inPage(one, `const { x, y } = canvas.tokens.get("${ADA}").position; return [x, y]`))
      .toEqual([100, 400]);
    const there = await tokenSpot(one, ADA);
    await drag(one, there, { x: there.x + 4 * space, y: there.y });
    await one.waitForSelector(".notification.error:has-text('A wall stops Ada')");
    expect(await inPage(gm, place(ADA))).toEqual([100, 400]);

    const bo = await tokenSpot(one, BO);
    await drag(one, bo, { x: bo.x + space, y: bo.y });
    expect(await inPage(one, place(BO))).toEqual([500, 300]);

    // Walls are no hindrance for the game master.
    const back = await tokenSpot(gm, ADA);
    await drag(gm, back, { x: back.x + 4 * space, y: back.y });
    await expect.poll(() => inPage(one, place(ADA))).toEqual([500, 400]);
  },
);

story("a drag can be given up, and caught over a panel by a system's own token", async ({ gm }) => {
  const ada = await tokenSpot(gm, ADA);
  const space = await spaceOnScreen(gm);
  await gm.mouse.move(ada.x, ada.y);
  await gm.mouse.down();
  await gm.mouse.move(ada.x + space, ada.y, { steps: 3 });
  expect(
    await inPage(
      gm,
      `const token = canvas.tokens.get("${ADA}"); return [token.isDragged, canvas.tokens.preview.children.length > 0]`,
    ),
  ).toEqual([true, true]);
  await gm.mouse.down({ button: "right" });
  await gm.mouse.up({ button: "right" });
  await gm.mouse.up();
  expect(await inPage(gm, `return canvas.tokens.get("${ADA}").isDragged`)).toBe(false);
  expect(await inPage(gm, place(ADA))).toEqual([200, 300]);

  await inPage(
    gm,
    `const panel = document.createElement("div");
     panel.id = "panel"; panel.dataset.tokenDrop = ""; panel.style.cssText = "position:fixed;left:300px;top:600px;width:200px;height:100px;z-index:500";
     document.body.append(panel);
     globalThis.dropped = [];
     const { _onDragLeftDrop } = CONFIG.Token.objectClass.prototype;
     CONFIG.Token.objectClass.prototype._onDragLeftDrop = function (event) {
       const target = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-token-drop]");
       if (!target) return _onDragLeftDrop.call(this, event);
       dropped.push(this.name);
       this._onDragLeftCancel(event);
     };`,
  );
  await drag(gm, ada, { x: 400, y: 650 });
  expect(await inPage(gm, "return dropped")).toEqual(["Ada"]);
  expect(await inPage(gm, place(ADA))).toEqual([200, 300]);
});

story("a drop that answers false leaves no ghost, no ruler and no move behind", async ({ gm }) => {
  await inPage(
    gm,
    `globalThis.own = CONFIG.Token.objectClass.prototype._onDragLeftDrop;
     CONFIG.Token.objectClass.prototype._onDragLeftDrop = function () { globalThis.asked = this.isDragged; return false; };
     const Ruler = CONFIG.Token.rulerClass, { clear } = Ruler.prototype;
     globalThis.cleared = 0;
     Ruler.prototype.clear = function (...args) { globalThis.cleared += 1; return clear.apply(this, args); };`,
  );
  const ada = await tokenSpot(gm, ADA);
  const space = await spaceOnScreen(gm);
  await drag(gm, ada, { x: ada.x + space, y: ada.y });
  const state = `const token = canvas.tokens.get("${ADA}");
    return [asked, token.isDragged, canvas.tokens.preview.children.length, cleared]`;
  expect(await inPage(gm, state)).toEqual([true, false, 0, 1]);
  expect(await inPage(gm, place(ADA))).toEqual([200, 300]);
  // And the next drag is none the worse for it.
  await inPage(gm, "CONFIG.Token.objectClass.prototype._onDragLeftDrop = own");
  await gm.mouse.move(ada.x, ada.y);
  await gm.mouse.down();
  await gm.mouse.move(ada.x + space, ada.y, { steps: 3 });
  expect(await inPage(gm, `return canvas.tokens.preview.children.length`)).toBe(1);
  await expect.poll(() => gm.locator(".waypoint-label").allInnerTexts()).toEqual(["5 ft"]);
  await gm.keyboard.press("Escape");
  await gm.mouse.up();
  expect(await gm.locator(".token-ruler-labels").count()).toBe(0);
});

story("the way of a drag is told by the ruler of a system's own, in its own words and colours", async ({ gm }) => {
  await inPage(
    gm,
    `class Counting extends foundry.canvas.placeables.tokens.TokenRuler {
       _getWaypointLabelContext(waypoint, state) {
         const context = super._getWaypointLabelContext(waypoint, state);
         const { next, stage, previous, explicit, measurement } = waypoint;
         globalThis.asked = { next, stage, from: previous?.x, explicit, feet: measurement.distance, user: waypoint.userId };
         if (context) context.units = "feet by " + context.action.label;
         return context;
       }
       _getSegmentStyle(waypoint) { globalThis.styled = waypoint.ray.distance; return super._getSegmentStyle(waypoint); }
     }
     CONFIG.Token.rulerClass = Counting;`,
  );
  const ada = await tokenSpot(gm, ADA);
  const space = await spaceOnScreen(gm);
  await gm.mouse.move(ada.x, ada.y);
  await gm.mouse.down();
  await gm.mouse.move(ada.x + 2 * space, ada.y, { steps: 3 });
  await expect
    .poll(() => gm.locator(".waypoint-label").allInnerTexts())
    .toEqual(["10 feet by TOKEN.MOVEMENT.ACTIONS.walk.label"]);
  expect(
    await inPage(gm, "return [{ ...asked, user: asked.user === game.user.id }, styled / canvas.grid.size]"),
  ).toEqual([{ next: null, stage: "planned", from: 200, explicit: true, feet: 10, user: true }, 2]);
  await gm.keyboard.press("Escape");
  await gm.mouse.up();
});

story("tokens are selected by click and by box, and moved with the keyboard", async ({ gm }) => {
  const [ada, bo] = [await tokenSpot(gm, ADA), await tokenSpot(gm, BO)];
  await gm.mouse.click(ada.x, ada.y);
  expect(await inPage(gm, "return canvas.tokens.controlled.map((token) => token.name)")).toEqual(["Ada"]);
  await gm.keyboard.press("ArrowDown");
  await expect.poll(() => inPage(gm, place(ADA))).toEqual([200, 400]);
  await drag(gm, { x: ada.x - 60, y: ada.y - 80 }, { x: bo.x + 60, y: bo.y + 150 });
  expect(await inPage(gm, "return canvas.tokens.controlled.map((token) => token.name).sort()")).toEqual(["Ada", "Bo"]);
  await gm.keyboard.press("Escape");
  expect(await inPage(gm, "return canvas.tokens.controlled.length")).toBe(0);
  await gm.keyboard.press("Tab");
  expect(await inPage(gm, "return canvas.tokens.controlled.length")).toBe(1);
});

story("what a player targets is seen by everybody", async ({ gm, player }) => {
  const one = await player(1);
  await inPage(
    gm,
    "globalThis.aimed = []; Hooks.on('targetToken', (user, token, on) => aimed.push([user.name, token.name, on]))",
  );
  const bo = await tokenSpot(one, BO);
  await one.mouse.move(bo.x, bo.y);
  await one.keyboard.press("t");
  expect(await inPage(one, "return [...game.user.targets].map((token) => token.name)")).toEqual(["Bo"]);
  await gm.waitForFunction("aimed.length > 0");
  expect(await inPage(gm, "return aimed")).toEqual([["Player 1", "Bo", true]]);
  expect(await inPage(gm, 'return game.users.getName("Player 1").targets.ids')).toEqual([BO]);
});

story("the token's controls change bars, conditions, visibility and the fight", async ({ gm, player }) => {
  const two = await player(2);
  const bo = await tokenSpot(gm, BO);
  await gm.mouse.click(bo.x, bo.y, { button: "right" });
  await gm.fill('#token-hud [name="bar1"]', "-2");
  await gm.keyboard.press("Enter");
  await two.waitForFunction('game.actors.getName("Bo").system.light.value === 3');
  await gm.click('#token-hud [data-action="togglePalette"]');
  await gm.click('#token-hud [data-status-id="fear"]');
  await two.waitForFunction('game.actors.getName("Bo").statuses.has("fear")');
  await gm.waitForSelector('#token-hud [data-status-id="fear"][aria-pressed="true"]');
  expect(await inPage(two, `return canvas.tokens.get("${BO}").effects.children.length`)).toBe(1);
  await gm.click('#token-hud [data-action="visibility"]');
  await expect.poll(() => inPage(two, `return canvas.tokens.get("${BO}").visible`)).toBe(false);
});

story("an actor dragged onto the scene becomes a token where it is dropped", async ({ gm }) => {
  await gm.click('#sidebar-tabs [data-tab="actors"]');
  const spot = await inPage<{ x: number; y: number }>(
    gm,
    "return canvas.clientCoordinatesFromCanvas({ x: 750, y: 650 })",
  );
  await gm.dragAndDrop("#actors .directory-item:has-text('Ada')", "#board", { targetPosition: spot });
  await gm.waitForFunction("canvas.scene.tokens.size === 3");
  const made = await inPage(
    gm,
    `const token = canvas.scene.tokens.contents.at(-1); return [token.name, token.x, token.y, token.actor.name, Boolean(token.object)]`,
  );
  expect(made).toEqual(["Ada", 700, 600, "Ada", true]);
});

story("distances are measured on the grid by the ruler, and walls are drawn and tested", async ({ gm }) => {
  expect(
    await inPage(
      gm,
      "const { distance, spaces } = canvas.grid.measurePath([{ x: 250, y: 350 }, { x: 550, y: 450 }]); return [distance, spaces]",
    ),
  ).toEqual([15, 3]);
  const test =
    "return CONFIG.Canvas.polygonBackends.move.testCollision({ x: 250, y: 650 }, { x: 550, y: 650 }, { type: 'move', mode: 'any' })";
  expect(await inPage(gm, test)).toBe(false);
  await gm.click('[data-control="walls"]');
  const from = await inPage<{ x: number; y: number }>(
    gm,
    "return canvas.clientCoordinatesFromCanvas({ x: 400, y: 600 })",
  );
  const to = await inPage<{ x: number; y: number }>(
    gm,
    "return canvas.clientCoordinatesFromCanvas({ x: 400, y: 700 })",
  );
  await drag(gm, from, to);
  await gm.waitForFunction("canvas.scene.walls.size === 2");
  expect(await inPage(gm, test)).toBe(true);
});

story("an actor of the world speaks by its own name, a token's own actor by the token's", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const actor = await Actor.create({ name: "Wren", type: "wanderer" });
     const [linked, other, loose] = await game.scenes.active.createEmbeddedDocuments("Token", [true, true, false].map((actorLink) =>
       ({ name: "Shade", actorId: actor.id, actorLink })));
     const told = (options) => { const { alias, token } = ChatMessage.getSpeaker(options); return [alias, token]; };
     const seen = [told({ actor }), told({ actor: loose.actor }), told({ token: linked }), told({ actor, alias: "Nobody" })];
     await other.object.draw();
     other.object.control({ releaseOthers: true });
     seen.push(told({ actor }));
     return seen.map(([alias, token]) => [alias, [linked.id, other.id, loose.id].indexOf(token)])`,
  );
  expect(seen).toEqual([
    ["Wren", 0],
    ["Shade", 2],
    ["Shade", 0],
    ["Nobody", 0],
    // Of several tokens the one that is controlled.
    ["Wren", 1],
  ]);
});

story("the canvas says while a scene is being drawn that it is", async ({ gm }) => {
  const seen = await inPage(
    gm,
    `const seen = [canvas.loading];
     const note = () => seen.push(canvas.loading);
     const heard = ["canvasInit", "canvasReady"].map((hook) => [hook, Hooks.on(hook, note)]);
     await canvas.draw();
     for (const [hook, id] of heard) Hooks.off(hook, id);
     return [...seen, canvas.loading]`,
  );
  expect(seen).toEqual([false, true, false, false]);
});

story("text rises from a point of the scene and is gone, unless its user has turned that off", async ({ gm }) => {
  const words = "canvas.interface.children.flatMap(({ children }) => children.flatMap(({ text }) => text || []))";
  const rises = (distance: number): Promise<unknown> =>
    inPage(
      gm,
      `const from = { x: 300, y: 300 };
       const risen = canvas.interface.createScrollingText(from, "−7", { duration: 200, distance: ${distance}, fill: "#a3202f" });
       const during = ${words};
       return [during, (await risen) === null, ${words}]`,
    );
  expect(await rises(50)).toEqual([["−7"], false, []]);
  await inPage(gm, 'await game.settings.set("core", "scrollingStatusText", false)');
  expect(await rises(50)).toEqual([[], true, []]);
});

const selected = "return canvas.tokens.controlled.map((token) => token.name).sort()";

story(
  "a right click on one of several that are selected keeps them, and all of them go into the fight",
  async ({ gm }) => {
    const [ada, bo] = [await tokenSpot(gm, ADA), await tokenSpot(gm, BO)];
    await gm.mouse.click(ada.x, ada.y);
    await gm.keyboard.down("Shift");
    await gm.mouse.click(bo.x, bo.y);
    await gm.keyboard.up("Shift");
    await gm.mouse.click(bo.x, bo.y, { button: "right" });
    expect(await inPage(gm, selected)).toEqual(["Ada", "Bo"]);
    await gm.locator('#token-hud [data-action="combat"] img').waitFor();
    await gm.click('#token-hud [data-action="combat"]');
    await expect.poll(() => inPage(gm, "return game.combat?.combatants.size")).toBe(2);
  },
);

story(
  "the wall layer lets go of the scene, walls are seen, and a door is opened by its sign",
  async ({ gm, player }) => {
    const one = await player(1);
    await inPage(
      gm,
      `await canvas.scene.createEmbeddedDocuments("Wall", [{ c: [300, 500, 400, 500], door: 1 }, { c: [400, 500, 500, 500] }])`,
    );
    await one.waitForFunction("canvas.walls.placeables.some(({ document }) => document.door === 1)");
    expect(
      await inPage(one, "return canvas.walls.visible && canvas.walls.placeables.every(({ visible }) => visible)"),
    ).toBe(true);
    await gm.click('#scene-controls [data-control="walls"]');
    await gm.click('#scene-controls [data-control="tokens"]');
    expect(await inPage(gm, "return [canvas.walls.active, canvas.tokens.active]")).toEqual([false, true]);
    const ada = await tokenSpot(gm, ADA);
    await gm.mouse.click(ada.x, ada.y);
    expect(await inPage(gm, selected)).toEqual(["Ada"]);
    const door = await inPage<{ x: number; y: number }>(
      one,
      "return canvas.clientCoordinatesFromCanvas({ x: 350, y: 500 })",
    );
    await one.mouse.click(door.x, door.y);
    await gm.waitForFunction("canvas.scene.walls.some(({ door, ds }) => door === 1 && ds === 1)");
  },
);

story("two fingers move the scene and make it larger", async ({ gm }) => {
  const seen = (): Promise<readonly number[]> =>
    inPage(gm, "const { x, y, scale } = canvas.viewPosition; return [x, y, scale]");
  const before = await seen();
  await inPage(
    gm,
    `const view = document.getElementById("board");
     const touch = (type, pointerId, clientX, clientY) => view.dispatchEvent(
       new PointerEvent(type, { pointerId, pointerType: "touch", clientX, clientY, bubbles: true, cancelable: true, button: 0, buttons: 1 }));
     touch("pointerdown", 1, 400, 300);
     touch("pointerdown", 2, 500, 300);
     touch("pointermove", 1, 350, 340);
     touch("pointermove", 2, 550, 340);
     touch("pointerup", 1, 350, 340);
     touch("pointerup", 2, 550, 340);`,
  );
  const after = await seen();
  expect(after[2]).toBeCloseTo(2 * (before[2] ?? 0), 3);
  expect(after[1]).not.toBeCloseTo(before[1] ?? 0, 0);
  expect(await inPage(gm, selected)).toEqual([]);
});

story("a map at rest asks the browser for no frames, and a ticker that is stopped draws none", async ({ gm }) => {
  const counted = (during: string): Promise<unknown> =>
    inPage(
      gm,
      `const wait = (time) => new Promise((done) => setTimeout(done, time));
       let [asked, drawn] = [0, 0];
       const asks = requestAnimationFrame;
       globalThis.requestAnimationFrame = (step) => { asked += 1; return asks(step); };
       const draws = () => { drawn += 1; };
       canvas.app.renderer.on("postrender", draws);
       ${during}
       canvas.app.renderer.off("postrender", draws);
       globalThis.requestAnimationFrame = asks;
       return [asked, drawn];`,
    );
  // PIXI asks for some of its own, about what lies under the pointer.
  await counted("for (const own of [PIXI.Ticker.system, PIXI.Ticker.shared]) own.stop(); await wait(500);");
  // One for the rest every three seconds.
  const [asked] = (await counted("await wait(1000)")) as [number, number];
  expect(asked).toBeLessThanOrEqual(2);

  const animated = `const step = () => undefined; canvas.app.ticker.add(step); await wait(500); canvas.app.ticker.remove(step);`;
  const [, drawn] = (await counted(animated)) as [number, number];
  expect(drawn).toBeGreaterThan(1);
  const [, none] = (await counted(`canvas.app.ticker.stop(); ${animated}`)) as [number, number];
  expect(none).toBe(0);
  const [, again] = (await counted(`canvas.app.ticker.start(); await wait(500)`)) as [number, number];
  expect(again).toBeGreaterThan(0);
});
