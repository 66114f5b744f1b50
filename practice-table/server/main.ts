import { setFlagsFromString } from "node:v8";
import { parseCommandLine, USAGE } from "./command-line.ts";
import { type ServedTable, serveTable } from "./serve.ts";
import { StartFailure } from "./start-failure.ts";

/**
 * Whoever writes much leaves much behind, which V8 would let lie until there are a hundred megabytes of it: a world takes
 * some ten. It is swept up more often instead.
 */
for (const flag of ["--semi-space-growth-factor=1", "--heap-growing-percent=50"]) setFlagsFromString(flag);

const report = (error: unknown): void => console.error(error);

async function start(): Promise<ServedTable> {
  const table = await serveTable(parseCommandLine(process.argv.slice(2)), report);
  const { world, manifest, release } = table.world.setting;
  console.log(`${manifest.title} ${manifest.version}, world "${world.title}", generation ${release.generation}`);
  console.log(`The table is open at ${table.url}`);
  for (const url of table.elsewhere) console.log(`  for others in the network at ${url}`);
  for (const [name, password] of table.passwords) console.log(`  ${name}'s password is ${password}`);
  return table;
}

/** Ctrl-C closes the table before the process ends. */
function closeOnSignals(table: ServedTable): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    table.close().then(
      () => process.exit(0),
      (error: unknown) => {
        report(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
}

if (process.argv.includes("--help")) console.log(USAGE);
else
  start().then(closeOnSignals, (error: unknown) => {
    if (error instanceof StartFailure) console.error(error.message);
    else report(error);
    process.exitCode = 1;
  });
