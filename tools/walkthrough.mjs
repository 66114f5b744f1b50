// Plays the fights of two stories in real browsers, one on a map and one without, and keeps the pictures that the README shows in docs/screens/walkthrough.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./ready.mjs";

const KEPT = [
  ...["1-turn", "2-join", "3-chosen", "5-desk", "6-revealed", "9-hurt"],
  ...["dock-join", "card-light", "history", "summary-light"],
];

const taken = mkdtempSync(join(tmpdir(), "walkthrough-"));
const played = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "e2e", "fight-example", "fight-theatre"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, E2E_SHOTS: taken } },
);
if (played.status === 0) {
  const pictures = join(ROOT, "docs/screens/walkthrough");
  mkdirSync(pictures, { recursive: true });
  for (const name of KEPT) copyFileSync(join(taken, `${name}.png`), join(pictures, `${name}.png`));
}
rmSync(taken, { recursive: true });
process.exitCode = played.status ?? 1;
