import { parseCommandLine } from "./command-line.ts";
import { type ServedTable, serveTable } from "./serve.ts";
import { StartFailure } from "./start-failure.ts";

const report = (error: unknown): void => console.error(error);

async function start(): Promise<ServedTable> {
  const table = await serveTable(parseCommandLine(process.argv.slice(2)), report);
  const { world, manifest, release } = table.world.setting;
  console.log(`${manifest.title} ${manifest.version}, world "${world.title}", generation ${release.generation}`);
  console.log(`The table is open at ${table.url}`);
  for (const url of table.elsewhere) console.log(`  for others in the network at ${url}`);
  return table;
}

start().then(
  (table) => {
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
  },
  (error: unknown) => {
    if (error instanceof StartFailure) console.error(error.message);
    else report(error);
    process.exitCode = 1;
  },
);
