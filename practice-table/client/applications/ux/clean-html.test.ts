import { expect, test } from "vitest";
import { isSafeAddress } from "./clean-html.ts";

/** As the attribute reads once the page has resolved its entities: `java&#10;script:` is `java\nscript:`. */
const UNSAFE = [
  "javascript:x()",
  "JaVaScRiPt:x()",
  "java\nscript:x()",
  "java\tscript:x()",
  "java\r\nscript:x()",
  "\u0001 javascript:x()",
  "javascript\n:x()",
  "vbscript:x()",
  "data:text/html,<script>x()</script>",
  "data:image/svg+xml,<svg onload=x()>",
  "data:application/xhtml+xml,x",
  "file:///etc/passwd",
];
test.for(UNSAFE)("runs something or leads where it should not: %j", (address) => {
  expect(isSafeAddress(address)).toBe(false);
});

const SAFE = [
  "systems/lantern-tale/assets/icons/orc.svg",
  "/worlds/demo/assets/a b.png",
  "#part",
  "?page=a:b",
  "../a:b.png",
  "https://example.test/a",
  "mailto:a@example.test",
  "data:image/png;base64,AAAA",
  "blob:http://localhost/1",
  "",
];
test.for(SAFE)("is an address like any other: %j", (address) => {
  expect(isSafeAddress(address)).toBe(true);
});
