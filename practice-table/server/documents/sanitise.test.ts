import { describe, expect, test } from "vitest";
import { sanitiseHtml, sanitisePaths } from "./sanitise.ts";

/** What must not run, however it is written. */
const EVIL = [
  "<script>x()</script>",
  "<img src=x onerror=x()>",
  '<a href="javascript:x()">a</a>',
  '<a href="java\nscript:x()">a</a>',
  '<a href=" &#1; javascript:x()">a</a>',
  '<a href="JaVaScRiPt&colon;x()">a</a>',
  '<a href="data:text/html,<script>x()</script>">a</a>',
  "<svg><script>x()</script></svg>",
  "<svg onload=x()><animate attributeName=href values=javascript:x() /></svg>",
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="javascript:x()"><button formaction="javascript:x()">b</button></form>',
  '<link rel="stylesheet" href="https://evil.test"><meta http-equiv="refresh" content="0;url=https://evil.test"><base href="//evil.test">',
  "<style>@import url(https://evil.test)</style>",
  "<p><!--><img src=x onerror=x()>--></p>",
  '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
  "<math><mtext><table><mglyph><style><img src=x onerror=x()>",
];
test.for(EVIL)("what runs is taken out: %s", (html) => {
  const clean = sanitiseHtml(html);
  expect(clean).not.toMatch(/<(script|iframe|object|embed|link|meta|base|style|animate)\b/i);
  expect(clean.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\son\w+\s*=/i);
  expect(clean).not.toMatch(/(href|action|src)\s*=\s*["']?[^"'>]*(script|data:text)/i);
});

const KEPT = [
  '<p class="lead" style="color:red">Red &amp; <strong>bold</strong></p>',
  '<a class="content-link" data-uuid="Actor.x" href="https://example.test">link</a>',
  '<div role="group" aria-label="dice" data-roll="2d6"><button type="button" data-action="roll">Roll</button></div>',
  '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  '<img src="icons/svg/d20.svg" alt="d20" width="20" height="20" />',
  "<details open><summary>More</summary><p>text</p></details>",
  "plain text, 1 < 2".replace("<", "&lt;"),
];
test.for(KEPT)("what cards and journals are made of stays: %s", (html) => {
  expect(sanitiseHtml(html)).toBe(html);
});

/** What stays where it is written: what people write lies over nothing else. */
const PLACED = [
  ['<p style="position:fixed;inset:0;color:red">x</p>', '<p style="color:red">x</p>'],
  ['<p style="color:red; POSITION : sticky">x</p>', '<p style="color:red">x</p>'],
  ['<p style="z-index:9">x</p>', "<p>x</p>"],
  ['<p style="po\\73ition:fixed">x</p>', "<p>x</p>"],
  ['<p style="/**/position:fixed">x</p>', "<p>x</p>"],
] as const;
test.for(PLACED)("a style does not take a text out of its place: %s", ([html, clean]) => {
  expect(sanitiseHtml(html)).toBe(clean);
});

/** In the published declarations these stand in no list of what is allowed. */
const NOT_KINDER = [
  ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', ""],
  ["<secret>x</secret>", "x"],
  ['<p src="a.png" value="1" type="x">x</p>', "<p>x</p>"],
  [
    '<form name="a" action="https://evil.test"><input form="b" value="1" /></form>',
    '<form name="a"><input value="1" /></form>',
  ],
] as const;
test.for(NOT_KINDER)("what Foundry takes out goes here too: %s", ([html, clean]) => {
  expect(sanitiseHtml(html)).toBe(clean);
});

const TOO_MUCH = {
  "elements within elements": "<b>".repeat(300),
  "unknown elements within each other": "<x>".repeat(300),
  "more text than anybody reads": `<p>${"a".repeat(200_000)}</p>`,
};
test.for(Object.entries(TOO_MUCH))("what takes long to read is refused: %s", ([, html]) => {
  expect(() => sanitiseHtml(html)).toThrow("A text is too large.");
});

describe("paths", () => {
  const evil = "<b>x</b><script>y()</script>";
  const cases: readonly (readonly [string, object, object])[] = [
    ["system.story", { system: { story: evil, plain: evil } }, { system: { story: "<b>x</b>", plain: evil } }],
    ["system.notes.*", { system: { notes: { a: evil, b: 3 } } }, { system: { notes: { a: "<b>x</b>", b: 3 } } }],
    ["system.list.*.text", { system: { list: [{ text: evil }] } }, { system: { list: [{ text: "<b>x</b>" }] } }],
    ["system.story", { system: { "==story": evil } }, { system: { "==story": "<b>x</b>" } }],
    ["system.story", { "==system": { story: evil } }, { "==system": { story: "<b>x</b>" } }],
    ["system.story", { name: evil }, { name: evil }],
  ];
  test.for(cases)("%s", ([path, data, clean]) => {
    expect(sanitisePaths(data as Parameters<typeof sanitisePaths>[0], [path])).toEqual(clean);
  });
});
