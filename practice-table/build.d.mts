// For repositories that install the table: their compiler reads no types from the comments of an installed script.

/** Bundles the server for plain Node. Answers the path of the program. */
export function buildServer(outDir?: string): Promise<string>;
/** Bundles the lobby and the table's page. Answers their folder. */
export function buildClient(outDir?: string): Promise<string>;
/** Whether one of these files and folders has changed since the output was built. */
export function isStale(output: string, inputs: readonly string[]): boolean;
