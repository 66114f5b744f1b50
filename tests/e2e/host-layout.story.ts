import { describe, expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

// What published sheets and packages build on where things are laid out, by the styles' own classes and places.

describe.for([13, 14] as const)("in the manner of generation %i", (generation) => {
  const story = storyAt({ generation });

  story("the classes that lay out rows and columns do what they do in Foundry", async ({ gm }) => {
    const sizes = await inPage(
      gm,
      `const box = document.createElement("div");
       box.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 400px";
       const tall = '<i style="display: block; height: 80px"></i>';
       box.innerHTML = '<div class="flexrow" style="width: 300px">' + tall + '<b class="flex2">x</b><b class="flex0" style="width: 30px">y</b></div>'
         + '<div class="flexcol" style="height: 100px; overflow: auto"><p style="margin: 0; min-height: 0">' + tall + '</p><p style="margin: 0; min-height: 0">' + tall + '</p></div>';
       document.body.append(box);
       const [row, column] = box.children, size = (key) => (element) => Math.round(element.getBoundingClientRect()[key]);
       const seen = [[...row.children].map(size("width")), size("height")(row.children[1]), [...column.children].map(size("height"))];
       box.remove();
       return seen`,
    );
    const [narrow, wide, none] = (sizes as number[][])[0] as [number, number, number];
    expect([wide, none < 30 && none > 0]).toEqual([2 * narrow, true]);
    // What is in a row is as high as the highest; in a column it shares the height in 13, and keeps its own in 14.
    expect((sizes as unknown[]).slice(1)).toEqual([80, generation === 13 ? [50, 50] : [80, 80]]);
  });

  story("the classes that lay out forms do what published sheets build on", async ({ gm }) => {
    const seen = await inPage(
      gm,
      `const box = document.createElement("div");
       box.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 420px";
       const group = (more) => '<div class="form-group ' + more + '"><label>Oil</label><div class="form-fields"><input value="1"><input value="2"></div><p class="hint">In pints</p></div>';
       box.innerHTML = '<section class="standard-form">' + group("") + group("stacked") + '</section>'
         + '<div class="scrollable" style="height: 50px"><i style="display: block; height: 200px; width: 600px"></i></div>';
       document.body.append(box);
       const [form, scroll] = box.children, [plain, stacked] = form.children;
       const at = (element) => element.getBoundingClientRect();
       const [label, fields, hint] = [...plain.children].map(at), [one, two] = [...plain.querySelectorAll("input")].map(at);
       const [over, under] = [...stacked.children].map(at);
       const seen = {
         beside: fields.left >= label.right && Math.abs((label.top + label.bottom - fields.top - fields.bottom) / 2) < 8,
         wider: fields.width > label.width,
         hintBelow: hint.top >= fields.bottom - 1 && hint.left <= label.left + 1 && hint.width > 400,
         inOneRow: two.left >= one.right,
         stacked: under.top >= over.bottom - 1 && Math.abs(under.left - over.left) < 2,
         below: at(stacked).top > at(plain).bottom,
         scrolls: [scroll.clientHeight, scroll.scrollHeight > 150, getComputedStyle(scroll).overflowX],
       };
       box.remove();
       return seen`,
    );
    expect(seen).toEqual({
      ...{ beside: true, wider: true, hintBelow: true, inOneRow: true, stacked: true, below: true },
      scrolls: [50, true, "hidden"],
    });
  });

  story("the sidebar has the places that packages put their own things in", async ({ gm }) => {
    const seen = await inPage(
      gm,
      `const found = [];
       for (const name of ["actors", "items", "journal", "tables"]) {
         ui.sidebar.changeTab(name, "primary");
         for (const place of [".directory-header .header-actions", ".directory-list", ".directory-footer"])
           if (!document.querySelector("#" + name + " " + place)) found.push(name + " lacks " + place);
       }
       const footer = document.querySelector("#actors .directory-footer");
       const empty = footer.getBoundingClientRect().height;
       footer.append(Object.assign(document.createElement("button"), { textContent: "Import" }));
       ui.sidebar.changeTab("actors", "primary");
       const full = footer.getBoundingClientRect().height;
       ui.sidebar.changeTab("settings", "primary");
       const { title, body } = document;
       return [found, empty, full > 10, document.querySelector("#settings .info .system") !== null,
         title === game.world.title, body.classList.contains("system-" + game.system.id), document.querySelector("#tooltip") !== null]`,
    );
    expect(seen).toEqual([[], 0, true, true, true, true, true]);
  });
});
