import { type Channels, fromHsl, fromHsv, fromLinear, toHsl, toHsv, toLinear } from "./color-spaces.ts";

type Join = (own: number, theirs: number) => number;

const SUM: Join = (own, theirs) => own + theirs;
const DIFFERENCE: Join = (own, theirs) => own - theirs;
const PRODUCT: Join = (own, theirs) => own * theirs;

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

  static fromRGBvalues(r: number, g: number, b: number): Color {
    return Color.fromRGB([r, g, b]);
  }
  static fromHSV(hsv: Channels): Color {
    return Color.fromRGB(fromHsv(hsv));
  }
  static fromHSL(hsl: Channels): Color {
    return Color.fromRGB(fromHsl(hsl));
  }
  static fromLinearRGB(linear: Channels): Color {
    return Color.fromRGB(linear.map(fromLinear));
  }

  // The same for numbers, where no colour shall be made of each.
  static mix(one: number, other: number, weight: number): number {
    return Color.from(one).mix(Color.from(other), weight).valueOf();
  }
  static multiplyScalar(color: number, scalar: number): number {
    return Color.from(color).multiply(scalar).valueOf();
  }
  static maximize(one: number, other: number): number {
    return Color.from(one).maximize(Color.from(other)).valueOf();
  }
  static maximizeScalar(color: number, scalar: number): number {
    return Color.from(color).maximize(scalar).valueOf();
  }
  static minimize(one: number, other: number): number {
    return Color.from(one).minimize(Color.from(other)).valueOf();
  }
  static minimizeScalar(color: number, scalar: number): number {
    return Color.from(color).minimize(scalar).valueOf();
  }
  static add(one: number, other: number): number {
    return Color.from(one).add(Color.from(other)).valueOf();
  }
  static addScalar(color: number, scalar: number): number {
    return Color.from(color).add(scalar).valueOf();
  }
  static subtract(one: number, other: number): number {
    return Color.from(one).subtract(Color.from(other)).valueOf();
  }
  static subtractScalar(color: number, scalar: number): number {
    return Color.from(color).subtract(scalar).valueOf();
  }
  static applyRGB(color: number, vector: number[]): void {
    Color.from(color).applyRGB(vector);
  }

  get valid(): boolean {
    return !Number.isNaN(this.valueOf());
  }

  /** Of what is no colour, nothing. */
  get css(): string {
    return this.valid ? `#${this.valueOf().toString(16).padStart(6, "0")}` : "";
  }

  get r(): number {
    return ((this.valueOf() >> 16) & 255) / 255;
  }
  get g(): number {
    return ((this.valueOf() >> 8) & 255) / 255;
  }
  get b(): number {
    return (this.valueOf() & 255) / 255;
  }

  get rgb(): [number, number, number] {
    return [this.r, this.g, this.b];
  }
  get hsv(): [number, number, number] {
    return toHsv(this.rgb);
  }
  get hsl(): [number, number, number] {
    return toHsl(this.rgb);
  }
  get linear(): [number, number, number] {
    return [toLinear(this.r), toLinear(this.g), toLinear(this.b)];
  }
  get maximum(): number {
    return Math.max(...this.rgb);
  }
  get minimum(): number {
    return Math.min(...this.rgb);
  }
  /** 0xBBGGRR. */
  get littleEndian(): number {
    return Color.fromRGB(this.rgb.reverse()).valueOf();
  }

  toRGBA(alpha: number): string {
    return `rgba(${this.rgb.map((channel) => Math.round(channel * 255)).join(", ")}, ${alpha})`;
  }

  mix(other: Color, weight: number): Color {
    return this.#with(other, (own, theirs) => own * (1 - weight) + theirs * weight);
  }

  #with(other: Color | number, join: Join): Color {
    const theirs = typeof other === "number" ? [other, other, other] : other.rgb;
    return Color.fromRGB(this.rgb.map((channel, index) => join(channel, theirs[index] ?? 0)));
  }

  // Channel by channel, with another colour's or with one number for all.
  multiply(other: Color | number): Color {
    return this.#with(other, PRODUCT);
  }
  add(other: Color | number): Color {
    return this.#with(other, SUM);
  }
  subtract(other: Color | number): Color {
    return this.#with(other, DIFFERENCE);
  }
  maximize(other: Color | number): Color {
    return this.#with(other, Math.max);
  }
  minimize(other: Color | number): Color {
    return this.#with(other, Math.min);
  }

  equals(other: Color | number): boolean {
    return this.valueOf() === other.valueOf();
  }

  applyRGB(vector: number[]): void {
    vector.splice(0, 3, ...this.rgb);
  }

  *[Symbol.iterator](): Generator<number, void, undefined> {
    yield* this.rgb;
  }

  toHTML(): string {
    return this.css;
  }

  toJSON(): string {
    return this.css;
  }

  override toString(): string {
    return this.css;
  }
}
