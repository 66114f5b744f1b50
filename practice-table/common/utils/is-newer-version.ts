/** Compares dotted versions part by part: numbers as numbers, anything else as text. A missing part is older. */
export function isNewerVersion(candidate: string | number, than: string | number): boolean {
  const ours = String(candidate).split(".");
  const theirs = String(than).split(".");
  for (let index = 0; index < ours.length; index++) {
    const a = ours[index] ?? "";
    const b = theirs[index];
    if (b === undefined) return true;
    const bothNumbers = Number.isInteger(Number(a)) && Number.isInteger(Number(b));
    const [left, right] = bothNumbers ? [Number(a), Number(b)] : [a, b];
    if (left > right) return true;
    if (left < right) return false;
  }
  return false;
}
