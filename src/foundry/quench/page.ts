import { at, hooks, loosely, make } from "../ports/quench.ts";
import { until, type Suite } from "./suite.ts";

interface Sheet {
  readonly element: HTMLElement;
  readonly rendered: boolean;
  render(options: object): Promise<unknown>;
  submit(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** What needs a page to be drawn on. */
export const page: Suite = (it, agree) => {
  it("our marks in a text become buttons, links to documents become links, and roll data is put in", async () => {
    const wren = await make("Actor", { name: "Wren", type: "creature" });
    const { TextEditor } = foundry.applications.ux;
    const text = `@Check[cunning|CN 9]{Pick the lock} @UUID[${wren.uuid}]{her}`;
    const box = document.createElement("div");
    box.innerHTML = await TextEditor.implementation.enrichHTML(text);
    agree(box.querySelector<HTMLElement>("[data-heart-rush-check]")?.textContent, "Pick the lock");
    agree(box.querySelector<HTMLElement>("a.content-link")?.dataset["uuid"], wren.uuid);
  });

  it("a sheet is drawn with what it shows of its actor, drawn anew by a change, and closed", async () => {
    const wren = await make("Actor", { name: "Wren", type: "creature" });
    const sheet = at<Sheet>(wren, "sheet");
    const heard: string[] = [];
    const render = hooks().on("renderActorSheetV2", () => void heard.push("render"));
    const close = hooks().on("closeActorSheetV2", () => void heard.push("close"));
    await sheet.render({ force: true });
    const shows = (name: string): boolean =>
      [...sheet.element.querySelectorAll("input")].some(({ value }) => value === name);
    agree(shows("Wren"), true);
    await wren.update({ name: "Robin" });
    await until(() => shows("Robin"));
    await sheet.close();
    hooks().off("renderActorSheetV2", render);
    hooks().off("closeActorSheetV2", close);
    agree([sheet.rendered, heard[0], heard.at(-1)], [false, "render", "close"]);
  });

  it("a sheet that is told to submit itself, with nothing written in it, changes nothing", async () => {
    const wren = await make("Actor", { name: "Wren", type: "hero" });
    const sheet = at<Sheet>(wren, "sheet");
    await sheet.render({ force: true });
    const told: unknown[] = [];
    const update = hooks().on("updateActor", () => void told.push("update"));
    await sheet.submit();
    hooks().off("updateActor", update);
    await sheet.close();
    agree(told, []);
  });

  it("a log that stands at its end stands there still after cards whose content comes later", async () => {
    const chat = loosely<{ readonly isAtBottom: boolean; scrollBottom(options?: object): Promise<unknown> }>(ui.chat);
    await chat.scrollBottom();
    for (let n = 0; n < 6; n++) await make("ChatMessage", { type: "request", content: "", system: { label: `${n}` } });
    await until(() => chat.isAtBottom);
    agree(chat.isAtBottom, true);
  });

  it("a template of the system is drawn, and what is put in is escaped", async () => {
    const path = `systems/${game.system.id}/templates/shared/die.hbs`;
    const html = await foundry.applications.handlebars.renderTemplate(path, {
      shape: "d6",
      tone: "plain",
      face: "<b>",
    });
    agree([html.includes("die-face"), html.includes("<b>")], [true, false]);
  });
};
