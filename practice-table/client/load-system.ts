interface StyleEntry {
  readonly src: string;
  readonly layer?: string | null;
}

export interface Manifest {
  readonly id: string;
  readonly esmodules?: readonly string[];
  readonly scripts?: readonly string[];
  readonly styles?: readonly (string | StyleEntry)[];
}

type Kind = "system" | "module";

const inside = (kind: Kind, manifest: Manifest, path: string): string => `/${kind}s/${manifest.id}/${path}`;

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => reject(new Error("It could not be loaded.")));
  });
}

/** A system's styles lie in the layer "system", a module's in "modules", unless its manifest names another, or none. */
export async function loadStyles(kind: Kind, manifest: Manifest): Promise<void> {
  const sheets = (manifest.styles ?? []).map((entry) => (typeof entry === "string" ? { src: entry } : entry));
  for (const { src, layer = kind === "system" ? "system" : "modules" } of sheets) {
    const style = document.createElement("style");
    const address = JSON.stringify(inside(kind, manifest, src));
    style.textContent = layer === null ? `@import url(${address});` : `@import url(${address}) layer(${layer});`;
    document.head.append(style);
  }
}

/** Runs a package's own files as they are, in the order of its manifest. One that fails is complained of, and the rest run. */
export async function loadScripts(kind: Kind, manifest: Manifest): Promise<void> {
  for (const path of manifest.scripts ?? []) await tried(inside(kind, manifest, path), runScript);
  for (const path of manifest.esmodules ?? [])
    await tried(inside(kind, manifest, path), (address) => import(/* @vite-ignore */ address));
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
    console.error(`The file ${address} failed.`, error);
  }
}
