/** A colour as a number 0xRRGGBB that knows its CSS form. */
export class Color extends Number {
  static from(value: unknown): Color {
    if (value instanceof Color) return value;
    if (typeof value === "number") return new Color(Math.min(Math.max(Math.trunc(value), 0), 0xffffff));
    if (Array.isArray(value)) return Color.fromRGB(value.map(Number));
    const match = typeof value === "string" ? /^#?([0-9a-f]{6})$/i.exec(value.trim()) : null;
    const short = typeof value === "string" ? /^#?([0-9a-f]{3})$/i.exec(value.trim()) : null;
    if (match?.[1]) return new Color(Number.parseInt(match[1], 16));
    if (short?.[1]) return new Color(Number.parseInt(short[1].replace(/./g, "$&$&"), 16));
    return new Color(Number.NaN);
  }

  static fromString(value: string): Color {
    return Color.from(value);
  }

  /** Each channel from 0 to 1. */
  static fromRGB(channels: readonly number[]): Color {
    const bytes = channels.slice(0, 3).map((channel) => Math.round(Math.min(Math.max(channel, 0), 1) * 255));
    return new Color(bytes.reduce((sum, byte) => sum * 256 + byte, 0));
  }

  get valid(): boolean {
    return !Number.isNaN(this.valueOf());
  }

  get css(): string {
    return `#${(this.valid ? this.valueOf() : 0).toString(16).padStart(6, "0")}`;
  }

  get rgb(): [number, number, number] {
    const number = this.valueOf();
    return [((number >> 16) & 255) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
  }

  toRGBA(alpha: number): string {
    return `rgba(${this.rgb.map((channel) => Math.round(channel * 255)).join(", ")}, ${alpha})`;
  }

  mix(other: Color, weight: number): Color {
    const theirs = other.rgb;
    return Color.fromRGB(this.rgb.map((channel, index) => channel * (1 - weight) + (theirs[index] ?? 0) * weight));
  }

  #with(other: Color | number, join: (own: number, theirs: number) => number): Color {
    const theirs = typeof other === "number" ? [other, other, other] : other.rgb;
    return Color.fromRGB(this.rgb.map((channel, index) => join(channel, theirs[index] ?? 0)));
  }

  /** Channel by channel the greater, or the lesser, of the two. */
  maximize(other: Color | number): Color {
    return this.#with(other, Math.max);
  }
  minimize(other: Color | number): Color {
    return this.#with(other, Math.min);
  }

  toJSON(): string {
    return this.css;
  }

  override toString(): string {
    return this.css;
  }
}
