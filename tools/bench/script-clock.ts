import type { CDPSession, Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What Chromium's own tools count as scripting, the parsing of what a script writes and the collecting of garbage with it. */
const SCRIPT = new Set([
  ...[
    "EvaluateScript",
    "FunctionCall",
    "RunMicrotasks",
    "v8.callFunction",
    "v8.run",
    "ParseHTML",
    "MajorGC",
    "MinorGC",
  ],
  ...["EventDispatch", "TimerFire", "FireAnimationFrame", "FireIdleCallback"],
]);

/** Inside of a script they are none: what it asks to be measured or painted before the next picture is due. */
const isWithin = (name: string): boolean => name.startsWith("V8.") || name.startsWith("v8.");

/** A page counts as at rest once it computes less than so much in so long, in milliseconds: it is never quite idle. */
const IDLE = 3;
const LOOK = 150;

/** How much script a page runs, in milliseconds of its own thread: neither styles nor layout nor painting. */
export class ScriptClock {
  private readonly page: Page;
  private readonly browser: CDPSession;
  private readonly session: CDPSession;

  private constructor(page: Page, browser: CDPSession, session: CDPSession) {
    [this.page, this.browser, this.session] = [page, browser, session];
  }

  static async of(page: Page): Promise<ScriptClock> {
    const running = page.context().browser();
    if (running === null) throw new Error("The page belongs to no browser.");
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new ScriptClock(page, await running.newBrowserCDPSession(), session);
  }

  async during(deed: () => Promise<unknown>): Promise<number> {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { readonly value: object[] }): void => void events.push(...(value as TraceEvent[]));
    const { browser } = this;
    browser.on("Tracing.dataCollected", collect);
    await browser.send("Tracing.start", {
      traceConfig: { includedCategories: ["devtools.timeline", "v8"] },
      transferMode: "ReportEvents",
    });
    await deed();
    const complete = new Promise((done) => browser.once("Tracing.tracingComplete", done));
    await browser.send("Tracing.end");
    await complete;
    browser.off("Tracing.dataCollected", collect);
    return scriptOf(events);
  }

  /** Until the page computes nothing more. */
  async rest(): Promise<void> {
    let now = await this.#busy();
    for (let last = Number.NEGATIVE_INFINITY; now - last > IDLE; now = await this.#busy()) {
      last = now;
      await this.page.waitForTimeout(LOOK);
    }
  }

  async #busy(): Promise<number> {
    const { metrics } = await this.session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  }
}

/** The time of the pages' own threads that lies in script, less what lies in it and is none. */
function scriptOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const pages = new Set(events.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
  const spans = events
    .filter((event) => event.ph === "X" && pages.has(threadOf(event)))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const open: { readonly until: number; readonly script: boolean }[] = [];
  let micros = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of spans) {
    while ((open.at(-1)?.until ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const around = open.at(-1)?.script ?? false;
    const script = SCRIPT.has(name) || (around && isWithin(name));
    if (script && !around) micros += tdur;
    if (!script && around) micros -= tdur;
    open.push({ until: ts + dur, script });
  }
  return micros / 1000;
}
