interface StyleEntry {
  readonly src: string;
  readonly layer?: string | null;
}

interface Manifest {
  readonly id: string;
  readonly esmodules?: readonly string[];
  readonly scripts?: readonly string[];
  readonly styles?: readonly (string | StyleEntry)[];
}

const inSystem = (manifest: Manifest, path: string): string => `/systems/${manifest.id}/${path}`;

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => reject(new Error("It could not be loaded.")));
  });
}

/** A system's styles lie in the layer "system" unless its manifest names another, or none. */
export async function loadStyles(manifest: Manifest): Promise<void> {
  const sheets = (manifest.styles ?? []).map((entry) => (typeof entry === "string" ? { src: entry } : entry));
  for (const { src, layer = "system" } of sheets) {
    const style = document.createElement("style");
    const address = JSON.stringify(inSystem(manifest, src));
    style.textContent = layer === null ? `@import url(${address});` : `@import url(${address}) layer(${layer});`;
    document.head.append(style);
  }
}

/** Runs the system's own files as they are, in the order of its manifest. One that fails is complained of, and the rest run. */
export async function loadScripts(manifest: Manifest): Promise<void> {
  for (const path of manifest.scripts ?? []) await tried(inSystem(manifest, path), runScript);
  for (const path of manifest.esmodules ?? [])
    await tried(inSystem(manifest, path), (address) => import(/* @vite-ignore */ address));
}

async function runScript(address: string): Promise<void> {
  const script = document.createElement("script");
  script.src = address;
  const done = loaded(script);
  document.head.append(script);
  await done;
}

async function tried(address: string, run: (address: string) => Promise<unknown>): Promise<void> {
  try {
    await run(address);
  } catch (error) {
    console.error(`The file ${address} of the system failed.`, error);
  }
}
