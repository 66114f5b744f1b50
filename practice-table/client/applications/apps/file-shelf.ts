import type { FileListing } from "../../../common/protocol.ts";
import { seatToken } from "../../seat.ts";

/** The table's files over HTTP, with this tab's token. A refusal comes as an error in the server's words. */
async function ask(path: string, query: Readonly<Record<string, string>>, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`/api/${path}?${new URLSearchParams(query).toString()}`, {
    ...init,
    headers: { Authorization: `Bearer ${seatToken() ?? ""}` },
  });
  const said = (await answer.json().catch(() => ({}))) as { message?: string };
  if (!answer.ok) throw new Error(said.message ?? `${answer.status} ${answer.statusText}`);
  return said;
}

/** The words of the refusal are Foundry's own: modules look for them. */
export async function listFiles(target: string): Promise<FileListing> {
  const said = (await ask("files", { target })) as FileListing & { readonly absent?: boolean };
  if (said.absent) throw new Error(`Directory ${target} does not exist or is not accessible in this storage location`);
  return said;
}

export async function sendFile(target: string, file: File): Promise<string> {
  const said = (await ask("upload", { target, name: file.name }, { method: "POST", body: file })) as { path: string };
  return said.path;
}

export async function makeFolder(target: string): Promise<void> {
  await ask("folder", { target }, { method: "POST" });
}

const KINDS: Readonly<Record<string, RegExp>> = {
  image: /\.(png|jpe?g|webp|gif|svg|avif)$/i,
  imagevideo: /\.(png|jpe?g|webp|gif|svg|avif|webm|mp4)$/i,
  audio: /\.(ogg|mp3|wav|m4a|webm)$/i,
  video: /\.(webm|mp4)$/i,
  text: /\.(json|txt|md)$/i,
  font: /\.(woff2?|ttf|otf)$/i,
};

export const isOfKind = (path: string, kind: string): boolean => KINDS[kind]?.test(path) ?? true;
export const isPicture = (path: string): boolean => isOfKind(path, "image");
