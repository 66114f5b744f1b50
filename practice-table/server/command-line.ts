import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Generation } from "../common/protocol.ts";
import { StartFailure } from "./start-failure.ts";

export interface TableOptions {
  readonly system: string;
  /** The folders of the modules that are played with. */
  readonly modules: readonly string[];
  readonly world: string;
  readonly data: string;
  readonly client: string;
  readonly port: number;
  readonly host: string;
  /** Further names by which others call this computer. */
  readonly names: readonly string[];
  readonly generation: Generation;
  readonly seed: string | null;
}

/** Beside the bundled server, which this is part of when it runs. */
const BUILT_CLIENT = join(import.meta.dirname, "../client");

export const USAGE = `Options:
  --system DIR         the game system's folder, with its system.json (default: .)
  --module DIR         the folder of a module to play with, with its module.json; may stand several times
  --world NAME         the world to open; made if there is none of that name (default: demo)
  --port N             default: 30000
  --data DIR           where worlds are kept (default: .data)
  --host ADDRESS       listen to the network, for instance 0.0.0.0 (default: this computer only); everybody needs a password then
  --name NAME          a name by which others call this computer, beside its own; may stand several times
  --generation 13|14   which of Foundry's generations to be like (default: 14)
  --seed FILE          the first documents of a new world
  --client DIR         the built browser client (default: the one built here)
  --help               this`;

export function parseCommandLine(args: readonly string[]): TableOptions {
  const options = {
    system: { type: "string", default: "." },
    module: { type: "string", multiple: true, default: [] as string[] },
    world: { type: "string", default: "demo" },
    port: { type: "string", default: "30000" },
    data: { type: "string", default: ".data" },
    host: { type: "string", default: "127.0.0.1" },
    name: { type: "string", multiple: true, default: [] as string[] },
    generation: { type: "string", default: "14" },
    seed: { type: "string" },
    client: { type: "string", default: BUILT_CLIENT },
  } as const;
  let values;
  try {
    values = parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartFailure(`${values.port} is no port.`);
  if (values.generation !== "13" && values.generation !== "14") {
    throw new StartFailure(`There is no generation ${values.generation} here; choose 13 or 14.`);
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(values.world)) {
    throw new StartFailure(
      `A world's name may hold small letters, digits and hyphens, which "${values.world}" does not.`,
    );
  }
  const generation = values.generation === "13" ? 13 : 14;
  const { name: names, module: modules, ...rest } = values;
  return { ...rest, names, modules, port, generation, seed: values.seed ?? null };
}
