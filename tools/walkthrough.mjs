// Plays the fights of two stories in real browsers and keeps pictures of them in docs/screens/walkthrough, for the README.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./ready.mjs";

const pictures = join(ROOT, "docs/screens/walkthrough");
mkdirSync(pictures, { recursive: true });

const played = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "e2e", "fight-theatre", "fight-keyboard"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, E2E_SHOTS: pictures } },
);
process.exitCode = played.status ?? 1;
