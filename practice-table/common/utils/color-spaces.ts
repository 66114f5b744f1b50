/** Three channels, each from 0 to 1. */
export type Channels = readonly [number, number, number];

const hueOf = ([r, g, b]: Channels, greatest: number, range: number): number => {
  if (range === 0) return 0;
  const sixths =
    greatest === r ? ((g - b) / range + 6) % 6 : greatest === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return sixths / 6;
};

export function toHsv(rgb: Channels): [number, number, number] {
  const greatest = Math.max(...rgb);
  const range = greatest - Math.min(...rgb);
  return [hueOf(rgb, greatest, range), greatest === 0 ? 0 : range / greatest, greatest];
}

export function toHsl(rgb: Channels): [number, number, number] {
  const greatest = Math.max(...rgb);
  const least = Math.min(...rgb);
  const range = greatest - least;
  const light = (greatest + least) / 2;
  return [hueOf(rgb, greatest, range), range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1)), light];
}

export function fromHsv([hue, saturation, value]: Channels): [number, number, number] {
  const channel = (turn: number): number => {
    const at = (turn + hue * 6) % 6;
    return value - value * saturation * Math.max(0, Math.min(at, 4 - at, 1));
  };
  return [channel(5), channel(3), channel(1)];
}

export function fromHsl([hue, saturation, light]: Channels): [number, number, number] {
  const value = light + saturation * Math.min(light, 1 - light);
  return fromHsv([hue, value === 0 ? 0 : 2 * (1 - light / value), value]);
}

/** Of the sRGB space, as screens show it, to what adds up, and back. */
export const toLinear = (channel: number): number =>
  channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92;
export const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
