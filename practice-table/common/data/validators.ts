/** `foundry.data.validators`: what a text must be like. */
export { isValidId } from "../utils/random-id.ts";

export function hasFileExtension(path: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => new RegExp(`\\.${extension}(\\?.*)?$`, "i").test(path));
}

export function isBase64Data(data: string, types?: readonly string[]): boolean {
  const [, kind] = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/i.exec(data) ?? [];
  return kind !== undefined && (types === undefined || types.includes(kind));
}

export const isColorString = (color: string): boolean => /^#[0-9A-Fa-f]{6}$/.test(color);

export function isJSON(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
