/** An error that a client told its console of, as a person at a browser would find it there. */
interface Complaint {
  readonly by: string;
  readonly text: string;
}

const untaken: Complaint[] = [];

export function complain(by: string, said: readonly unknown[]): void {
  const text = said.map((part) => (isError(part) ? `${part.name}: ${part.message}` : String(part))).join(" ");
  untaken.push({ by, text });
}

/** What has been complained of since this was last asked, by everybody or by one: a test that provokes it expects it so. */
export function takeComplaints(by: string | null = null): readonly string[] {
  const taken = untaken.filter((complaint) => by === null || complaint.by === by);
  untaken.splice(0, untaken.length, ...untaken.filter((complaint) => !taken.includes(complaint)));
  return taken.map(({ text }) => text);
}

/** An error of another world of globals is no instance of ours. */
const isError = (part: unknown): part is Error =>
  typeof part === "object" && part !== null && typeof Reflect.get(part, "message") === "string" && "stack" in part;
